import { useRouteLoaderData } from "@remix-run/react";
import styled from "styled-components";
import { Chart } from "~/ui/charts/chart";
import { ChartGrid } from "~/ui/charts/chart-grid";
import { ExportMenu } from "~/ui/list/export-menu";
import { Alert } from "~/ui/primitives/alert";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { Stats } from "~/ui/primitives/stats";
import type { PageData } from "~/ui/shell/frame-data";
import { FactCard, HealthCard, LockedCard } from "./fact-card";
import type { ShownDashboard } from "./shown-dashboard";
import { SpanForm } from "./span-form";
import { TaskCard } from "./task-card";

const Root = styled.div`
  container-type: inline-size; display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr);
  > .first { display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); align-items: start; }
  > .facts { columns: 1; column-gap: var(--s6); }
  > .facts > * { margin-block-end: var(--s6); }
  @container (min-width: 52rem) {
    > .first[data-pair] { grid-template-columns: minmax(0, 5fr) minmax(0, 3fr); }
    > .facts { columns: 2; }
  }
  @container (min-width: 72rem) { > .facts { columns: 3; } }
  @media print {
    gap: var(--s3); font-size: 0.75rem; line-height: 1.3;
    > .facts { columns: 3; column-gap: var(--s3); }
    > .facts > * { margin-block-end: var(--s2); }
    && .facts > section, && .first > section { padding: var(--s2) var(--s3); }
    .facts li { padding-block: 1px; }
    .facts ul { margin-block-start: var(--s1); }
  }
`;

/** A dashboard: tasks, then the figures of a period. Complete without script; prints as a report. */
export function DashboardPage({
  shown,
  exports,
}: {
  shown: ShownDashboard;
  exports: { csv: string; xlsx: string };
}) {
  const root = useRouteLoaderData("root") as PageData;
  const { intro, span, kept, alert, tasks, health, locked, stats, charts, facts } = shown;
  return (
    <>
      <PageHead title={root.title} actions={<ExportMenu {...exports} />}>
        {intro}
      </PageHead>
      <SpanForm span={span} {...(kept ? { kept } : {})} />
      <Root>
        {alert ? <Alert tone="calm">{alert}</Alert> : null}
        {tasks || health || locked ? (
          // Reserves the space, so that streamed parts of the page cause no layout shift.
          <div className="first" data-pair={[tasks, health, locked].filter(Boolean).length > 1 || undefined}>
            {tasks ? <TaskCard {...tasks} /> : null}
            {health ? <HealthCard {...health} /> : null}
            {locked ? <LockedCard {...locked} /> : null}
          </div>
        ) : null}
        {stats.length > 0 ? <Stats stats={stats} /> : null}
        <div className="charts">
          <ChartGrid flow="rows">
            {charts.map(chart => (
              <Sheet key={`${chart.id} ${span.from} ${span.to} ${kept?.value ?? ""}`}>
                <Chart chart={chart} language={root.language} />
              </Sheet>
            ))}
          </ChartGrid>
        </div>
        {facts.length > 0 ? (
          <div className="facts">
            {facts.map(card => (
              <FactCard key={card.id} {...card} />
            ))}
          </div>
        ) : null}
      </Root>
    </>
  );
}
