import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Chart } from "~/ui/charts/chart";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Sheet } from "~/ui/primitives/sheet";
import { Stats } from "~/ui/primitives/stats";
import { HiddenHead, Table } from "~/ui/primitives/table";
import { useReader } from "~/ui/shell/frame-data";
import type { ShownOverview } from "./shown-processing";

const Root = styled.div`
  display: grid; gap: var(--s6); margin-block-start: var(--s6); min-inline-size: 0;
  > .two { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: var(--s6); align-items: start; }
  h2 { font: 650 var(--t20) var(--font); }
  .stack > * + * { margin-block-start: var(--s4); }
  .head { padding: var(--s5) var(--s5) var(--s3); }
  .head p { color: var(--muted); }
  .part { display: block; inline-size: 100%; min-inline-size: 5rem; block-size: 0.5rem; border-radius: 0.25rem; background: var(--sunken); overflow: hidden; print-color-adjust: exact; }
  .part > span { display: block; block-size: 100%; min-inline-size: 2px; background: var(--chart-1); }
  details { font-weight: 400; color: var(--muted); }
  summary { cursor: pointer; inline-size: fit-content; }
  details li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); padding-block: var(--s1); }
  @media (max-width: 1023px) { > .two { grid-template-columns: minmax(0, 1fr); } }
`;

/** Below the table: received queries, the search index, and the space that files use. */
export function ProcessingOverview({ overview: { queries, index, usage } }: { overview: ShownOverview }) {
  const { t } = useTranslation("processing");
  const { language } = useReader();
  return (
    <Root>
      <div className="two">
        <Sheet data-pad className="stack" as="div">
          <Chart chart={queries.chart} language={language} />
          <Stats stats={queries.stats} />
        </Sheet>
        <Sheet data-pad className="stack" aria-labelledby="index-title">
          <div>
            <h2 id="index-title">{t("index")}</h2>
            <p className="muted">{index.engine}</p>
          </div>
          {index.warning ? <Alert tone="warn">{index.warning}</Alert> : null}
          {index.errors.map(error => (
            <Alert key={error} tone="err">
              {error}
            </Alert>
          ))}
          <DescriptionList lines={index.facts} />
          <Rebuild state={index.rebuild} />
        </Sheet>
      </div>
      <Sheet aria-labelledby="usage-title">
        <div className="head">
          <h2 id="usage-title">{t("usage")}</h2>
          <p>{usage.summary}</p>
        </div>
        {usage.rows.length > 0 ? (
          <Table
            caption={t("usage.caption")}
            head={
              <>
                <th scope="col">{t("column.company")}</th>
                <th scope="col" className="end">
                  {t("usage.fileUsage")}
                </th>
                <th scope="col" className="end">
                  {t("usage.space")}
                </th>
                <HiddenHead>{t("usage.share")}</HiddenHead>
              </>
            }
          >
            {usage.rows.map(row => (
              <tr key={row.id}>
                <th scope="row">
                  <bdi>{row.name}</bdi>
                  <details>
                    <summary>{t("usage.divisions", { count: row.divisions.length })}</summary>
                    <ul>
                      {row.divisions.map(({ id, name, value }) => (
                        <li key={id}>
                          <bdi>{name}</bdi>
                          <span>{value}</span>
                        </li>
                      ))}
                    </ul>
                  </details>
                </th>
                <td className="end" data-label={t("usage.fileUsage")}>
                  <span>{row.files}</span>
                </td>
                <td className="end" data-label={t("usage.space")}>
                  <span>{row.space}</span>
                </td>
                <td data-label={t("usage.share")}>
                  <span>
                    <span className="part" aria-hidden>
                      <span style={{ inlineSize: `${Math.round(row.percent)}%` }} />
                    </span>
                    {row.share}
                  </span>
                </td>
              </tr>
            ))}
          </Table>
        ) : null}
        {usage.more ? <p className="head muted">{usage.more}</p> : null}
      </Sheet>
    </Root>
  );
}

/** Rebuilds the index after a confirmation, whose state is in the address, so that it works without script. */
function Rebuild({ state }: { state: ShownOverview["index"]["rebuild"] }) {
  const { t } = useTranslation(["processing", "shell"]);
  const { search } = useLocation();
  if (state === null) return null;
  if (state === "running") return <Alert tone="calm">{t("index.rebuild.running")}</Alert>;
  const here = withParams(search, { rebuild: undefined });
  if (state === "offer")
    return (
      <p>
        <ButtonLink kind="plain" to={`${withParams(search, { rebuild: "ask" })}#index-title`}>
          {t("index.rebuild")}
        </ButtonLink>
      </p>
    );
  return (
    <Form method="post" action={here} className="stack">
      <RequestId form="rebuild" />
      <p>{t("index.rebuild.ask")}</p>
      <p className="row">
        <Submit name="intent" value="rebuild" busy={t("index.rebuild.busy")}>
          {t("index.rebuild")}
        </Submit>
        <ButtonLink kind="plain" to={here}>
          {t("shell:cancel")}
        </ButtonLink>
      </p>
    </Form>
  );
}
