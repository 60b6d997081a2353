import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { type ListColumn, ListTable } from "~/ui/list/list-table";

/** An entry as rendered; `index` counts from the newest match. */
export type ShownActivity = {
  id: string;
  index: number;
  action: string;
  /** What was done, in the reader's words; undefined for actions without a name. */
  name: string | undefined;
  endpoint: string;
  code: number;
  /** The number of entries that the line combines. Default: 1. */
  times?: number;
  at: string;
  time: string;
  /** The user's name, or a word for none; undefined if the reader may not know. */
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
  /** Shown without entries. */
  empty?: ReactNode;
}) {
  const { t } = useTranslation("activity");
  const repeated = ({ times = 1 }: ShownActivity) =>
    times > 1 ? ` (${t("times", { count: times })})` : null;
  const named = rows.some(row => row.who !== undefined);
  const columns: ListColumn<ShownActivity>[] = [
    { name: "index", title: t("index"), cell: row => <span className="num">{row.index}</span> },
    {
      name: "action",
      title: t("action"),
      names: true,
      cell: row =>
        row.name ? (
          <div>
            {row.name}
            {repeated(row)}
            <span className="sub">
              <code dir="ltr">{row.action}</code>
            </span>
          </div>
        ) : (
          <>
            <code dir="ltr">{row.action}</code>
            {repeated(row)}
          </>
        ),
    },
    { name: "endpoint", title: t("endpoint"), cell: row => <code dir="ltr">{row.endpoint}</code> },
    {
      name: "code",
      title: t("code"),
      cell: row => (
        <span>
          <span className="code num" data-class={String(row.code)[0]}>
            {row.code}
          </span>
        </span>
      ),
    },
    { name: "time", title: t("time"), cell: row => <time dateTime={row.at}>{row.time}</time> },
  ];
  if (named) columns.push({ name: "who", title: t("who"), cell: row => <bdi>{row.who}</bdi> });
  return (
    <Root>
      <ListTable caption={caption} columns={columns} rows={rows} keyOf={row => row.id} empty={empty} />
    </Root>
  );
}
