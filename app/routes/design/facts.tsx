import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import { formatMoney, formatNumber, formatPercent } from "~/i18n/format";
import { Badge } from "~/ui/primitives/badge";
import { Card } from "~/ui/primitives/card";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Sheet } from "~/ui/primitives/sheet";
import { Stats } from "~/ui/primitives/stats";

/** Facts: figures, cards, and lines of name and value. */
export function Facts() {
  const { t, i18n } = useTranslation("design");
  const language = i18n.language as Language;
  return (
    <>
      <Stats
        stats={[
          { name: t("fact.questions"), value: formatNumber(1284, language), note: t("fact.more") },
          { name: t("fact.answered"), value: formatPercent(97, language), note: t("fact.less") },
          { name: t("fact.files"), value: "238" },
        ]}
      />
      <div
        style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" }}
      >
        <Card title={t("sample.sentence")} to="#facts" foot={<Badge tone="ok">{t("mark.paid")}</Badge>}>
          {t("alert.info")}
        </Card>
        <Card title={t("fact.noLink")}>{t("alert.calm")}</Card>
      </div>
      <Sheet as="div" data-pad>
        <DescriptionList
          lines={[
            { name: t("list.name"), value: <bdi>Katharina Freifrau von Westerholt</bdi> },
            { name: t("list.state"), value: <Badge>{t("mark.draft")}</Badge> },
            { name: t("list.sum"), value: <bdi>{formatMoney(118_800, language)}</bdi> },
          ]}
        />
      </Sheet>
    </>
  );
}
