import { useTranslation } from "react-i18next";
import { Breadcrumb } from "~/ui/primitives/breadcrumb";
import { Sheet } from "~/ui/primitives/sheet";
import { Stepper } from "~/ui/primitives/stepper";
import { Tabs } from "~/ui/primitives/tabs";

/** Navigation within pages: tabs, breadcrumbs, steps. */
export function NavigationSamples() {
  const { t } = useTranslation("design");
  const parts = [t("navigation.answers"), t("navigation.people"), t("navigation.public")];
  const tabs = parts.map((text, at) => ({ to: `#navigation-${at}`, text, current: at === 0 }));
  return (
    <>
      <Breadcrumb
        steps={[{ to: "#navigation", text: t("navigation.people") }]}
        here="Katharina Freifrau von Westerholt"
      />
      <Tabs label={t("navigation.first")} tabs={tabs} />
      <Sheet as="div">
        <Tabs inside label={t("navigation.second")} tabs={tabs} />
        <p style={{ padding: "1.25rem" }}>{t("sample.sentence")}</p>
      </Sheet>
      <div style={{ maxInlineSize: "12.5rem" }}>
        <Tabs side label={t("navigation.third")} tabs={tabs} />
      </div>
      <Stepper label={t("navigation.steps")} steps={parts} at={1} />
    </>
  );
}
