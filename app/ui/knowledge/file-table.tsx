import { Link } from "@remix-run/react";
import { BookOpen, Download, FileText, FileUp, Info, Pencil, Trash2 } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { TagList } from "~/ui/feedback/tag-badge";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { RowMenu } from "~/ui/list/row-menu";
import { SelectionBar } from "~/ui/list/selection";
import { listParam } from "~/ui/list/use-from-list";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { FileStatus } from "./file-status";
import type { FileRights, ShownFile, SortedFiles } from "./shown-file";
import { useFromList, useListPlace } from "./use-from-list";

const DeleteFileQuestion = lazy(() => import("./delete-file"));

const Root = styled.div`
  table { table-layout: fixed; }
  :is(th, td):nth-last-child(2) { inline-size: 17.5rem; }
  :is(th, td):last-child { inline-size: 5rem; }
  .name { display: grid; grid-template-columns: 1.25rem minmax(0, 1fr); gap: 0 0.625rem; overflow-wrap: anywhere; }
  .name > svg { margin-block-start: 0.125rem; color: var(--muted); }
  .name > .sub { grid-column: 2; }
  .name > a { justify-self: start; }
  .note { display: block; color: var(--warn); font-weight: 600; }
  @media (max-width: 899px) { && tr > td:nth-last-child(2) { padding-inline-start: 1.875rem; } }
`;

/** The files of a division or of a search, selectable where they may be changed or deleted. */
export function FileTable({
  id,
  caption,
  files,
  rights,
  sorted,
}: {
  /** Of the table's form; unique on the page. */
  id: string;
  caption: string;
  files: ShownFile[];
  rights: FileRights;
  /** The order of the files, and the address of another order. */
  sorted: SortedFiles;
}) {
  const { t } = useTranslation(["divisions", "shell"]);
  const place = useListPlace();
  const columns: ListColumn<ShownFile>[] = [
    { name: "name", title: t("columnFile"), names: true, sorts: true, cell: file => <Name file={file} /> },
    {
      name: "status",
      title: t("columnStatus"),
      sorts: true,
      plain: true,
      cell: file => <FileStatus file={file} rights={rights} />,
    },
  ];
  // The rows have forms of their own, which the form of the selection therefore cannot surround.
  const form = `selection-${id}`;
  const box = (file: ShownFile) =>
    file.status === "deleting" || file.replaces
      ? undefined
      : { value: file.id, label: t("bulk.choose", { name: file.name }) };
  const selectable = (rights.change || rights.remove) && files.some(box);
  return (
    <Root>
      {selectable ? (
        <form id={form} action={paths.knowledge.editFiles} className="no-print">
          {place ? <input type="hidden" name={listParam} value={place} /> : null}
          <SelectionBar name="id" form={form}>
            {rights.change ? <button type="submit">{t("file.edit")}</button> : null}
            {rights.remove ? (
              <button type="submit" formAction={paths.knowledge.deleteFiles}>
                {t("bulk.delete")}
              </button>
            ) : null}
          </SelectionBar>
        </form>
      ) : null}
      <ListTable
        caption={caption}
        columns={columns}
        rows={files}
        sorted={sorted}
        chosen={selectable ? { name: "id", form, box } : undefined}
        keyOf={file => file.id}
        actions={file => (file.status === "deleting" ? null : <Actions file={file} rights={rights} />)}
      />
    </Root>
  );
}

function Name({ file }: { file: ShownFile }) {
  const { t } = useTranslation(["divisions", "shell"]);
  const count = file.pagesTotal;
  return (
    <span className="name">
      <FileText size={20} strokeWidth={1.6} aria-hidden />
      {file.status === "deleting" ? (
        <bdi>{file.name}</bdi>
      ) : file.open ? (
        <Link to={file.open}>
          <bdi>{file.name}</bdi>
        </Link>
      ) : (
        <a href={paths.knowledge.download(file.id)} download>
          <bdi>{file.name}</bdi>
        </a>
      )}
      <span className="sub">
        {[file.size, count ? t(file.kind === "pdf" ? "pages" : "sections", { count }) : null]
          .filter(Boolean)
          .join(t("shell:comma"))}
        {t("shell:comma")}
        <time dateTime={file.at} title={file.exact}>
          {file.when}
        </time>
        {file.uploadedBy ? `${t("shell:comma")}${t("by", { name: isolate(file.uploadedBy) })}` : null}
        {file.mailedBy ? `${t("shell:comma")}${t("byMail", { address: isolate(file.mailedBy) })}` : null}
        {file.versionNumber > 1
          ? `${t("shell:comma")}${t("file.versionNumber", { number: String(file.versionNumber) })}`
          : null}
        {file.folder ? `${t("shell:comma")}${t("inFolder", { name: isolate(file.folder) })}` : null}
        {file.division ? `${t("shell:comma")}${t("foundIn", { name: isolate(file.division) })}` : null}
        {file.replaces ? (
          <span className="note">{t("file.newOf", { name: isolate(file.replaces) })}</span>
        ) : null}
        {file.tags.length > 0 ? <TagList tags={file.tags} /> : null}
        {file.expiredOn ? <span className="note">{t("cited.expired", { date: file.expiredOn })}</span> : null}
      </span>
    </span>
  );
}

function Actions({ file, rights }: { file: ShownFile; rights: FileRights }) {
  const { t } = useTranslation(["divisions", "shell"]);
  const from = useFromList();
  return (
    <RowMenu name={file.name}>
      {file.open ? (
        <Link to={file.open}>
          <BookOpen size={18} aria-hidden />
          {t("open")}
        </Link>
      ) : null}
      <Link to={paths.knowledge.file(file.id)}>
        <Info size={18} aria-hidden />
        {t("file.details")}
      </Link>
      <a href={paths.knowledge.download(file.id)} download>
        <Download size={18} aria-hidden />
        {t("download")}
      </a>
      {rights.change && !file.replaces ? (
        <Link to={from(paths.knowledge.editFile(file.id))}>
          <Pencil size={18} aria-hidden />
          {t("file.edit")}
        </Link>
      ) : null}
      {rights.change && !file.replaces ? (
        <Link to={from(paths.knowledge.replaceFile(file.id))}>
          <FileUp size={18} aria-hidden />
          {t("file.replace")}
        </Link>
      ) : null}
      {rights.remove ? (
        <ConfirmLink to={from(paths.knowledge.deleteFile(file.id))} question={DeleteFileQuestion}>
          <Trash2 size={18} aria-hidden />
          {t("deleteFile")}
        </ConfirmLink>
      ) : null}
    </RowMenu>
  );
}
