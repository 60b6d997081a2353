import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Sheet } from "~/ui/primitives/sheet";
import { Stats } from "~/ui/primitives/stats";
import { Cell, Table } from "~/ui/primitives/table";
import { MonthForm } from "./month-form";

const Root = styled(Sheet)`
  > .top { padding: var(--s5); }
  h2 { font: 650 var(--t20) var(--font); }
  h3 { padding: var(--s5) var(--s5) var(--s2); font: 650 var(--t16) var(--font); }
  summary { padding: var(--s5) var(--s5) var(--s4); font: 650 var(--t16) var(--font); cursor: pointer; }
  .note { padding: var(--s3) var(--s5) var(--s5); color: var(--muted); font: 400 var(--t15) var(--font); }
  .stats { padding-inline: var(--s5); }
  .stats dt + dd { font-size: 1.25rem; }
`;

export type ShownTotals = { calls: string; tokensIn: string; tokensOut: string; cost: string };

export type ShownUsage = {
  month: string;
  months: { month: string; name: string }[];
  none: boolean;
  totals: ShownTotals & { failed: number; estimated: number; unpriced: number };
  days: (ShownTotals & { day: string })[];
  models: (ShownTotals & { name: string; payer: "company" | "operator" })[];
};

/** Tokens and cost of a month by model and by day. */
export function UsageSheet({ usage }: { usage: ShownUsage }) {
  const { t } = useTranslation("models");
  const { totals } = usage;
  return (
    <Root aria-labelledby="usage">
      <div className="top">
        <h2 id="usage">{t("usage.title")}</h2>
        <MonthForm month={usage.month} months={usage.months} />
      </div>
      {usage.none ? (
        <p className="note">{t("usage.none")}</p>
      ) : (
        <>
          <div className="stats">
            <Stats
              stats={[
                {
                  name: t("usage.calls"),
                  value: totals.calls,
                  ...(totals.failed > 0 && { note: t("usage.callsNote", { count: totals.failed }) }),
                },
                { name: t("usage.tokensIn"), value: totals.tokensIn },
                { name: t("usage.tokensOut"), value: totals.tokensOut },
                {
                  name: t("usage.cost"),
                  value: totals.cost,
                  ...(totals.unpriced > 0 && { note: t("usage.unpriced", { count: totals.unpriced }) }),
                },
              ]}
            />
          </div>
          <h3>{t("usage.byModel")}</h3>
          <UsageTable
            caption={t("usage.byModel")}
            of={t("usage.model")}
            rows={usage.models.map(model => ({ ...model, id: `${model.name} ${model.payer}` }))}
          />
          {/* Up to a month of rows, which phones show as cards, so they are collapsed. */}
          <details>
            <summary>{t("usage.byDay")}</summary>
            <UsageTable
              caption={t("usage.byDay")}
              of={t("usage.day")}
              rows={usage.days.map(day => ({ ...day, id: day.day, name: day.day }))}
            />
          </details>
          {totals.estimated > 0 ? (
            <p className="note">{t("usage.estimated", { count: totals.estimated })}</p>
          ) : null}
        </>
      )}
    </Root>
  );
}

/** Totals in rows. */
export function UsageTable({
  caption,
  of,
  rows,
}: {
  caption: string;
  of: string;
  rows: (ShownTotals & { id: string; name: string })[];
}) {
  const { t } = useTranslation("models");
  return (
    <Table
      caption={caption}
      head={
        <>
          <th scope="col">{of}</th>
          <th scope="col" className="end">
            {t("usage.calls")}
          </th>
          <th scope="col" className="end">
            {t("usage.tokensIn")}
          </th>
          <th scope="col" className="end">
            {t("usage.tokensOut")}
          </th>
          <th scope="col" className="end">
            {t("usage.cost")}
          </th>
        </>
      }
    >
      {rows.map(row => (
        <tr key={row.id}>
          <th scope="row">
            <bdi>{row.name}</bdi>
          </th>
          <Cell label={t("usage.calls")} end>
            <span>{row.calls}</span>
          </Cell>
          <Cell label={t("usage.tokensIn")} end>
            <span>{row.tokensIn}</span>
          </Cell>
          <Cell label={t("usage.tokensOut")} end>
            <span>{row.tokensOut}</span>
          </Cell>
          <Cell label={t("usage.cost")} end>
            <bdi>{row.cost}</bdi>
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
