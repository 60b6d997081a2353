import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import type { Period } from "~/contract/periods";
import { Chart } from "~/ui/charts/chart";
import { ChartGrid } from "~/ui/charts/chart-grid";
import type { ChartView } from "~/ui/charts/chart-spec";
import { PeriodLinks } from "~/ui/charts/period-links";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";
import { type Stat, Stats } from "~/ui/primitives/stats";

/** Key figures and charts of a period. */
export function FeedbackReportCharts({
  stats,
  charts,
  period,
  chosen,
  language,
  all,
}: {
  stats: Stat[];
  charts: ChartView[];
  period: Period;
  /** The chosen period; undefined with own dates. */
  chosen: Period | "all" | undefined;
  language: Language;
  /** The address without the filter; undefined if none is set. */
  all: string | undefined;
}) {
  const { t } = useTranslation(["feedbackReport", "lists"]);
  return (
    <>
      <PeriodLinks all here={chosen} />
      <h2 className="hidden">{t("figures")}</h2>
      {all === undefined ? null : (
        <div style={{ marginBlockEnd: "1.5rem" }}>
          <Alert tone="calm">
            {t("filtered")} <Link to={all}>{t("lists:showAll")}</Link>
          </Alert>
        </div>
      )}
      <div style={{ marginBlockEnd: "1.5rem" }}>
        <Stats stats={stats} />
      </div>
      <div style={{ marginBlockEnd: "1.5rem" }}>
        <ChartGrid flow="rows">
          {charts.map(chart => (
            <Sheet key={`${chart.id} ${period}`}>
              <Chart chart={chart} language={language} />
            </Sheet>
          ))}
        </ChartGrid>
      </div>
    </>
  );
}
