import { Form } from "@remix-run/react";
import { FileText, Info, OctagonX, RotateCcw } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { RowMenu } from "~/ui/list/row-menu";
import { InertSubmit } from "~/ui/list/selection";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { LongName } from "~/ui/primitives/long-name";
import { Progress } from "~/ui/primitives/progress";
import type { ShownProcessing } from "./shown-processing";
import { StatusMark } from "./status-mark";

const ProcessingDetails = lazy(() => import("./processing-details"));

const Root = styled(Form)`
  .file { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s2); }
  .file > svg { margin-block-start: 0.125rem; color: var(--muted); }
  .file > .sub { grid-column: 2; font-size: var(--t13); }
  /* Ten columns: words stay whole, and the names of files have a fifth of the width, or as much as their longest word takes. */
  @media (min-width: 900px) {
    /* Words for screen readers only are positioned: without a box of their own they would widen the page. */
    position: relative; overflow-x: auto;
    table { --s3: 0.375rem; }
    .file { grid-template-columns: auto minmax(auto, 1fr); }
    .file > :not(svg) { max-inline-size: 16rem; overflow-wrap: break-word; }
    /* A box that scrolls sideways would hold its head below the bar, over the first row. */
    thead th { position: static; }
    thead th:first-child { inline-size: 22%; }
    thead th, tbody td { overflow-wrap: normal; }
    tbody th { min-inline-size: 13rem; }
    /* "Fertig in 0,1 s" and places in the queue stay in one line. */
    tbody td:nth-child(2) { min-inline-size: 9rem; }
    time, .num, .state { white-space: nowrap; }
    td.act { position: sticky; inset-inline-end: 0; background: var(--surface); }
  }
  /* Beside the navigation of a laptop all ten columns fit without the marks of those that are not sorted by. */
  @media (min-width: 900px) and (max-width: 1439px) {
    thead th:not([aria-sort]) svg { display: none; }
    tbody th { min-inline-size: 0; }
    .file > :not(svg) { max-inline-size: 11.5rem; hyphens: auto; }
    time { display: inline-block; inline-size: 6.5rem; white-space: normal; }
  }
  /*
   * With less room the columns at the end make way for words of names, unless the table is sorted by one: a file's page
   * has these figures. Counted from the end, because the reason of a failure takes two columns.
   */
  @media screen and (min-width: 900px) {
    @container table (inline-size < 74rem) {
      table:not(:has(th:nth-last-child(4)[aria-sort])) tr > :nth-last-child(4) { display: none; }
    }
    @container table (inline-size < 60rem) {
      table:not(:has(th:nth-last-child(3)[aria-sort])) tr > :nth-last-child(3) { display: none; }
      table:not(:has(th:nth-last-child(2)[aria-sort])) tr > :nth-last-child(2) { display: none; }
    }
  }
  /* On cards the figures stand in three columns below the name and the status. */
  @media screen and (max-width: 899px) {
    tbody tr:has(> .act) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr); }
    tbody tr:has(> .act) > th { grid-area: 1 / 1 / 2 / -1; padding-inline-end: 3rem; }
    tbody tr > td.act { justify-self: end; }
    tbody tr > :is(td:nth-child(n + 4), td[colspan] ~ td):not(.act) { grid-column: auto; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 0; }
    tbody tr > :is(td:nth-child(n + 4), td[colspan] ~ td):not(.act) > * { grid-column: 1; }
    td[data-label]::before { font-size: var(--t13); }
  }
`;

const none = "–";

/** The files of all companies with their processing; retry and cancel are in each row's menu. */
export function ProcessingTable({
  files,
  sort,
  sortTo,
  mayChange,
  named,
  empty,
}: {
  files: ShownProcessing[];
  sort: string;
  sortTo: (sort: string) => string;
  mayChange: boolean;
  /** Whether the reader sees the names of files; numbers shown instead of names cannot be sorted. */
  named: boolean;
  /** Shown without rows. */
  empty: ReactNode;
}) {
  const { t } = useTranslation(["processing", "divisions"]);
  if (files.length === 0) return empty;
  const columns: ListColumn<ShownProcessing>[] = [
    {
      name: "name",
      title: t("column.name"),
      names: true,
      sorts: named,
      cell: file => (
        <span className="file">
          <FileText size={18} strokeWidth={1.6} aria-hidden />
          <ConfirmLink to={paths.fileProcessing.file(file.id)} question={ProcessingDetails}>
            <LongName name={file.name} />
          </ConfirmLink>
          <span className="sub">
            <bdi>{file.place}</bdi>
          </span>
        </span>
      ),
    },
    {
      name: "status",
      title: t("column.status"),
      sorts: true,
      plain: true,
      // The reason of a failure is a sentence or two, and replaces the progress.
      wide: file => file.status === "failed" && !file.progress,
      cell: file => <StatusMark status={file.stopped ? "stopped" : file.status} step={file.step} />,
    },
    {
      name: "progress",
      title: t("column.progress"),
      sorts: true,
      cell: file => <Advance file={file} />,
      none: file => !file.progress,
    },
    figure("size", file => file.megabytes),
    { name: "type", title: t("column.type"), sorts: true, cell: file => <span>{file.type}</span> },
    {
      name: "added",
      title: t("column.added"),
      sorts: true,
      cell: file => (
        <time dateTime={file.at} title={file.exact}>
          {file.added}
        </time>
      ),
    },
    figure("speed", file => file.speed),
    figure("attempts", file => file.attempts),
    figure("memory", file => file.memory),
  ];
  function figure(
    name: "size" | "speed" | "attempts" | "memory",
    value: (file: ShownProcessing) => string | null,
  ): ListColumn<ShownProcessing> {
    return {
      name,
      title: t(`column.${name}`),
      sorts: true,
      end: true,
      cell: file => <span className="num">{value(file) ?? none}</span>,
      none: file => value(file) === null,
    };
  }
  const actions = (file: ShownProcessing) => (
    <RowMenu name={file.name}>
      <ConfirmLink to={paths.fileProcessing.file(file.id)} question={ProcessingDetails}>
        <Info size={18} aria-hidden />
        {t("details")}
      </ConfirmLink>
      {mayChange && file.retriable ? (
        <button type="submit" name="intent" value={`retry:${file.id}`}>
          <RotateCcw size={18} aria-hidden />
          {t("retry")}
        </button>
      ) : null}
      {mayChange && isUnderWay(file) ? (
        <button type="submit" name="intent" value={`cancel:${file.id}`}>
          <OctagonX size={18} aria-hidden />
          {t("cancel")}
        </button>
      ) : null}
    </RowMenu>
  );
  return (
    <Root method="post" preventScrollReset>
      <InertSubmit />
      <RequestId form="processing" />
      <ListTable
        caption={t("caption")}
        columns={columns}
        rows={files}
        keyOf={file => file.id}
        sorted={{ sort, to: sortTo }}
        actions={actions}
      />
    </Root>
  );
}

const isUnderWay = ({ status }: ShownProcessing) => ["queued", "reading", "indexing"].includes(status);

function Advance({ file }: { file: ShownProcessing }) {
  const { t } = useTranslation("divisions");
  const { status, progress, pagesRead, pagesTotal } = file;
  const counted = (status === "reading" || status === "indexing") && pagesTotal !== null;
  return (
    <span className="num">
      {counted ? (
        <Progress label={t("pagesRead", { name: file.name })} value={pagesRead} of={pagesTotal} />
      ) : null}
      {progress ?? none}
    </span>
  );
}
