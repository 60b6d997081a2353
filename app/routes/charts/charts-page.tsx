import { useRouteLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { Chart } from "~/ui/charts/chart";
import { ChartGrid } from "~/ui/charts/chart-grid";
import { PeriodLinks } from "~/ui/charts/period-links";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { Stats } from "~/ui/primitives/stats";
import type { LoadedCharts } from "./load-charts";

/** A page of charts: period, key figures, and charts in the given layout. */
export function ChartsPage({ data, flow }: { data: LoadedCharts; flow: "rows" | "columns" }) {
  const { t } = useTranslation("charts");
  const root = useRouteLoaderData("root") as RootData;
  if (data.state !== "charts")
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          {data.state === "refused" ? (
            <EmptyState title={t("refused.title")}>{t("refused.text")}</EmptyState>
          ) : (
            <EmptyState
              title={t("noCompany.title")}
              action={<ButtonLink to={paths.chats.list("user")}>{t("noCompany.action")}</ButtonLink>}
            >
              {t("noCompany.text")}
            </EmptyState>
          )}
        </Sheet>
      </>
    );
  const { page, period, charts, from, to, zone, totals } = data;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            <ButtonLink to={paths.charts.export({ page, period })} reloadDocument>
              <Download size={18} aria-hidden />
              {t("export")}
            </ButtonLink>
            <ButtonLink
              to={page === "chartjs" ? paths.charts.apex({ period }) : paths.charts.chartjs({ period })}
            >
              {t("other")}
            </ButtonLink>
          </>
        }
      >
        {t("intro", { from, to, zone })}
      </PageHead>
      <PeriodLinks here={period} />
      <h2 className="hidden">{t("key.questions")}</h2>
      <div style={{ marginBlockEnd: "1.5rem" }}>
        <Stats
          stats={[
            {
              name: t("key.questions"),
              value: totals.questions,
              note: t("key.before", { before: totals.before }),
            },
            { name: t("key.answered"), value: totals.answered },
            {
              name: t("key.askers"),
              value: totals.askers,
              note: t("key.askersOf", { count: totals.people }),
            },
            { name: t("key.guests"), value: totals.guests, note: t("key.guestsWhere") },
          ]}
        />
      </div>
      <ChartGrid flow={flow}>
        {charts.map(chart => (
          <Sheet key={`${chart.id} ${period}`}>
            <Chart chart={chart} language={root.language} />
          </Sheet>
        ))}
      </ChartGrid>
    </>
  );
}
