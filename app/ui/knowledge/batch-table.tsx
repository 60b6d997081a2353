import { Link } from "@remix-run/react";
import { Archive, CircleCheck, FileText, LoaderCircle, OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { BatchItem } from "~/contract/batches";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { FileStatus } from "./file-status";
import type { FileRights, ShownFile, SortedFiles } from "./shown-file";

/** A line of a batch as rendered; `reason` is a sentence. */
export type ShownItem = Omit<BatchItem, "values" | "bytes" | "firstPageId"> & {
  size: string;
  open: string | null;
} & Pick<ShownFile, "stopped" | "retriable" | "replaceAt">;

const Root = styled.div`
  table { table-layout: fixed; }
  :is(th, td):nth-child(2) { inline-size: 22rem; }
  .name { display: grid; grid-template-columns: 1.25rem minmax(0, 1fr); gap: 0 0.625rem; overflow-wrap: anywhere; }
  .name > svg { margin-block-start: 0.125rem; color: var(--muted); }
  .name > .sub { grid-column: 2; }
  .state { display: inline-flex; gap: var(--s2); align-items: flex-start; font: 500 var(--t15) var(--font); color: var(--muted); }
  .state svg { margin-block-start: 0.125rem; flex: none; }
  .state[data-outcome="refused"] { color: var(--err); }
  .why { max-inline-size: 26rem; }
  @media (max-width: 899px) { && tr > td:nth-child(2) { padding-inline-start: 1.875rem; } }
`;

const icons = {
  added: CircleCheck,
  version: CircleCheck,
  there: CircleCheck,
  refused: OctagonAlert,
  unpacking: LoaderCircle,
  unpacked: Archive,
};

/** Each file of a batch: taken with its progress, already there, or refused with the reason. */
export function BatchTable({
  items,
  rights,
  sorted,
  empty,
}: {
  items: ShownItem[];
  rights: FileRights;
  /** The order of the files, and the address of another order. */
  sorted: SortedFiles;
  empty: ReactNode;
}) {
  const { t } = useTranslation(["divisions", "shell"]);
  const columns: ListColumn<ShownItem>[] = [
    { name: "name", title: t("columnFile"), names: true, sorts: true, cell: item => <Name item={item} /> },
    {
      name: "status",
      title: t("columnStatus"),
      sorts: true,
      plain: true,
      cell: item => <Outcome item={item} rights={rights} />,
    },
  ];
  return (
    <Root>
      <ListTable
        caption={t("many.title")}
        columns={columns}
        rows={items}
        sorted={sorted}
        keyOf={item => item.id}
        empty={empty}
      />
    </Root>
  );
}

function Name({ item }: { item: ShownItem }) {
  const { t } = useTranslation(["divisions", "shell"]);
  const Icon = item.outcome === "unpacking" || item.outcome === "unpacked" ? Archive : FileText;
  const places = [item.size, item.archive, item.folder].filter(Boolean);
  return (
    <span className="name">
      <Icon size={20} strokeWidth={1.6} aria-hidden />
      {item.open ? (
        <Link to={item.open}>
          <bdi>{item.name}</bdi>
        </Link>
      ) : (
        <bdi>{item.name}</bdi>
      )}
      <span className="sub">
        {places.map((place, at) => (
          <span key={place}>
            {at > 0 ? t("shell:comma") : null}
            <bdi>{place}</bdi>
          </span>
        ))}
      </span>
    </span>
  );
}

function Outcome({ item, rights }: { item: ShownItem; rights: FileRights }) {
  const { t } = useTranslation("divisions");
  const { outcome, status, kind, fileId } = item;
  const taken = outcome === "added" || outcome === "version";
  if (taken && status && kind && fileId)
    return (
      <>
        <FileStatus file={{ ...item, id: fileId, status, kind }} rights={rights} />
        {outcome === "version" ? <div className="why">{t("many.state.version")}</div> : null}
      </>
    );
  const Icon = icons[outcome];
  return (
    <>
      <span className="state" data-outcome={outcome}>
        <Icon size={20} strokeWidth={1.6} aria-hidden />
        {taken ? t("many.gone") : t(`many.state.${outcome}`)}
      </span>
      {outcome === "refused" ? <div className="why">{item.reason}</div> : null}
    </>
  );
}
