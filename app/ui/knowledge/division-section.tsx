import { Link } from "@remix-run/react";
import { FolderUp, MessageSquare, Trash2, Upload, Users } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { RowMenu } from "~/ui/list/row-menu";
import { Alert } from "~/ui/primitives/alert";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { Sheet } from "~/ui/primitives/sheet";
import { TextLink } from "~/ui/primitives/text-link";
import { About } from "./about";
import { FileTable } from "./file-table";
import type { FileRights, ShownFile, SortedFiles } from "./shown-file";

/** A division as rendered; `files` are the first of `count`. */
export type ShownDivision = {
  id: string;
  name: string;
  description: string;
  status: "open" | "deleting";
  locked: boolean;
  members: number;
  count: number;
  files: ShownFile[];
  /** Where a chat over it starts; null while it cannot answer. */
  chat: string | null;
  /** The page with all its files; null if all are listed here. */
  all: string | null;
};

type DivisionRights = FileRights & {
  edit: boolean;
  delete: boolean;
  upload: boolean;
  purchase: boolean;
};

const DeleteDivisionQuestion = lazy(() => import("./delete-division"));

const Root = styled.section`
  & + & { margin-block-start: var(--s8); }
  > header { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between; gap: var(--s1) var(--s4); margin-block-end: var(--s3); }
  > header > div:first-child { flex: 1 1 16rem; min-inline-size: 0; overflow-wrap: anywhere; }
  > header p { color: var(--muted); font: 400 var(--t15) var(--font); }
  > header nav { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s1) var(--s4); font: 400 var(--t15) var(--font); }
  > header nav > a { display: inline-flex; align-items: center; gap: 0.375rem; }
  > header details { margin-block: -0.5rem; margin-inline: -0.5rem; }
  > [data-tone] { margin-block-end: var(--s3); }
  .none { padding: var(--s5); color: var(--muted); font: 400 var(--t15) var(--font); }
  .all { padding: var(--s3) var(--s5); border-block-start: 1px solid var(--line); font: 400 var(--t15) var(--font); }
  @media (max-width: 639px) { > header nav > a { min-block-size: 2.75rem; } .none, .all { padding-inline: var(--s4); } }
  @media print { > header nav { display: none; } }
`;

/** One division with its files. */
export function DivisionSection({
  division,
  rights,
  sorted,
}: {
  division: ShownDivision;
  rights: DivisionRights;
  sorted: SortedFiles;
}) {
  const { t } = useTranslation(["divisions", "messages", "shell"]);
  const { id, name, files } = division;
  const open = division.status === "open";
  return (
    <Root aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          <p>
            {t("members", { count: division.members })}
            {t("shell:comma")}
            {t("files", { count: division.count })}
          </p>
          {open && division.members === 0 && rights.edit ? (
            <p>
              {t("noMembers")} <Link to={paths.knowledge.members(id)}>{t("addMembers")}</Link>
            </p>
          ) : null}
          {division.description ? (
            <p>
              <bdi>{division.description}</bdi>
            </p>
          ) : null}
        </div>
        {open ? <DivisionActions division={division} rights={rights} /> : null}
      </header>
      {open ? null : <Alert tone="warn">{t("deleting")}</Alert>}
      {division.locked ? (
        <Alert tone="warn">
          {t("locked")} {rights.purchase ? <a href={paths.checkout()}>{t("messages:plan.locked")}</a> : null}
        </Alert>
      ) : null}
      <Sheet as="div">
        {files.length > 0 ? (
          <FileTable
            id={id}
            caption={`${name}${t("shell:comma")}${t("files", { count: division.count })}`}
            files={files}
            sorted={sorted}
            rights={open ? rights : { change: false, remove: false }}
          />
        ) : (
          <p className="none">{rights.upload && open ? t("empty.filesManager") : t("empty.files")}</p>
        )}
        {division.all ? (
          <p className="all">
            <TextLink kind="on" to={division.all}>
              {t("moreFiles", { count: division.count })}
            </TextLink>
          </p>
        ) : null}
      </Sheet>
    </Root>
  );
}

function DivisionActions({ division, rights }: { division: ShownDivision; rights: DivisionRights }) {
  const { t } = useTranslation(["divisions", "shell"]);
  const { id, name, chat } = division;
  return (
    <nav aria-label={t("shell:actionsFor", { name })}>
      {chat ? (
        <Link to={chat}>
          <MessageSquare size={16} aria-hidden />
          <Named text={t("startChat")} name={name} />
        </Link>
      ) : null}
      {rights.edit ? (
        <Link to={paths.knowledge.edit(id)}>
          <Named text={t("shell:edit")} name={name} />
        </Link>
      ) : null}
      {rights.edit || rights.delete ? (
        <RowMenu name={name}>
          {rights.upload && !division.locked ? (
            <Link to={paths.knowledge.new({ division: id })}>
              <Upload size={18} aria-hidden />
              {t("upload")}
            </Link>
          ) : null}
          {rights.upload && !division.locked ? (
            <Link to={paths.knowledge.many({ division: id })}>
              <FolderUp size={18} aria-hidden />
              {t("many.link")}
            </Link>
          ) : null}
          {rights.edit ? (
            <Link to={paths.knowledge.members(id)}>
              <Users size={18} aria-hidden />
              {t("manageMembers")}
            </Link>
          ) : null}
          {rights.delete ? (
            <ConfirmLink to={paths.knowledge.delete(id)} question={DeleteDivisionQuestion}>
              <Trash2 size={18} aria-hidden />
              {t("deleteDivision")}
            </ConfirmLink>
          ) : null}
        </RowMenu>
      ) : null}
    </nav>
  );
}

/** A link's text, with its subject for screen readers. */
function Named({ text, name }: { text: string; name: string }) {
  return (
    <span>
      {text}
      <About name={name} />
    </span>
  );
}
