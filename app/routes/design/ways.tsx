import { useTranslation } from "react-i18next";
import { Breadcrumb } from "~/ui/primitives/breadcrumb";
import { Sheet } from "~/ui/primitives/sheet";
import { Stepper } from "~/ui/primitives/stepper";
import { Tabs } from "~/ui/primitives/tabs";

/** Navigation within pages: tabs, breadcrumbs, steps. */
export function Ways() {
  const { t } = useTranslation("design");
  const parts = [t("way.answers"), t("way.people"), t("way.public")];
  const tabs = parts.map((text, at) => ({ to: `#ways-${at}`, text, current: at === 0 }));
  return (
    <>
      <Breadcrumb steps={[{ to: "#ways", text: t("way.people") }]} here="Katharina Freifrau von Westerholt" />
      <Tabs label={t("way.first")} tabs={tabs} />
      <Sheet as="div">
        <Tabs inside label={t("way.second")} tabs={tabs} />
        <p style={{ padding: "1.25rem" }}>{t("sample.sentence")}</p>
      </Sheet>
      <div style={{ maxInlineSize: "12.5rem" }}>
        <Tabs side label={t("way.third")} tabs={tabs} />
      </div>
      <Stepper label={t("way.steps")} steps={parts} at={1} />
    </>
  );
}
