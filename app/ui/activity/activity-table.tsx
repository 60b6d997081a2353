import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Cell, Table } from "~/ui/primitives/table";

/** An entry as a page shows it; `index` counts from the newest of what was asked for. */
export type ShownActivity = {
  id: string;
  index: number;
  action: string;
  endpoint: string;
  code: number;
  at: string;
  time: string;
  /** Who it was, or a word for nobody; undefined where the reader may not know. */
  who?: string;
};

const Root = styled.div`
  code { font: 400 var(--t13) ui-monospace, monospace; overflow-wrap: anywhere; unicode-bidi: isolate; }
  .code { display: inline-block; padding: 0 var(--s2); border: 1px solid var(--line-2); border-radius: var(--r-control); font-weight: 600; }
  .code[data-class="4"] { border-color: var(--warn-line); background: var(--warn-fill); }
  .code[data-class="5"] { border-color: var(--err-line); background: var(--err-fill); }
  @media (max-width: 899px) { tr > th { grid-row: 1; } }
`;

/** Entries of the activity log. */
export function ActivityTable({
  rows,
  caption,
  empty,
}: {
  rows: ShownActivity[];
  caption: string;
  /** What stands here while nothing is logged. */
  empty?: ReactNode;
}) {
  const { t } = useTranslation("activity");
  const named = rows.some(row => row.who !== undefined);
  return (
    <Root>
      <Table
        caption={caption}
        empty={empty}
        head={
          <>
            <th scope="col">{t("index")}</th>
            <th scope="col">{t("action")}</th>
            <th scope="col">{t("endpoint")}</th>
            <th scope="col">{t("code")}</th>
            <th scope="col">{t("time")}</th>
            {named ? <th scope="col">{t("who")}</th> : null}
          </>
        }
      >
        {rows.map(row => (
          <tr key={row.id}>
            <Cell label={t("index")}>
              <span className="num">{row.index}</span>
            </Cell>
            <th scope="row">
              <code dir="ltr">{row.action}</code>
            </th>
            <Cell label={t("endpoint")}>
              <code dir="ltr">{row.endpoint}</code>
            </Cell>
            <Cell label={t("code")}>
              <span>
                <span className="code num" data-class={String(row.code)[0]}>
                  {row.code}
                </span>
              </span>
            </Cell>
            <Cell label={t("time")}>
              <time dateTime={row.at}>{row.time}</time>
            </Cell>
            {named ? (
              <Cell label={t("who")}>
                <bdi>{row.who}</bdi>
              </Cell>
            ) : null}
          </tr>
        ))}
      </Table>
    </Root>
  );
}
