import { Form, Link } from "@remix-run/react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { Progress } from "~/ui/primitives/progress";
import { About } from "./about";
import { FileHeld } from "./file-held";
import { fileStatusIcons } from "./file-status-icons";
import type { FileRights, ShownFile } from "./shown-file";
import { useFromList } from "./use-from-list";

const DeleteFileQuestion = lazy(() => import("./delete-file"));

const Root = styled.div`
  > .state { display: inline-flex; gap: var(--s2); align-items: flex-start; font: 500 var(--t15) var(--font); color: var(--info); }
  > .state svg { margin-block-start: 0.125rem; }
  &:is([data-status="queued"], [data-status="stopped"], [data-status="deleting"]) > .state { color: var(--muted); }
  &[data-status="ready"] > .state { color: var(--ok); }
  &[data-status="failed"] > .state { color: var(--err); }
  &[data-status="quarantined"] > .state { color: var(--warn); }
  > .why { max-inline-size: 26rem; }
  .remedies { display: inline-flex; flex-wrap: wrap; gap: 0 var(--s3); }
  form { display: inline; }
  form button {
    padding: 0; border: 0; background: none; color: var(--accent); font: inherit; cursor: pointer;
    text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em;
  }
  form button:hover { color: var(--accent-deep); }
  @media (max-width: 639px) {
    form { display: block; }
    form button { min-block-size: 2.75rem; }
    .remedies { display: flex; }
    .remedies a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
  }
  @media print { form, .remedies { display: none; } }
`;

type Shown = Pick<
  ShownFile,
  | "id"
  | "name"
  | "kind"
  | "status"
  | "stopped"
  | "reason"
  | "retriable"
  | "replaceAt"
  | "pagesRead"
  | "pagesTotal"
>;

/** The status of a file: a mark, a word, the progress, or the reason of a failure with what helps against it. */
export function FileStatus({ file, rights }: { file: Shown; rights: FileRights }) {
  const { t } = useTranslation("divisions");
  const Icon = fileStatusIcons[file.stopped ? "stopped" : file.status];
  const { pagesRead: read, pagesTotal: total } = file;
  const counted = file.status === "reading" && total !== null && read > 0;
  return (
    <Root data-status={file.stopped ? "stopped" : file.status}>
      <span className="state">
        <Icon size={20} strokeWidth={1.6} aria-hidden />
        <span className="num">
          {counted
            ? t(file.kind === "pdf" ? "status.readingPage" : "status.readingSection", { read, total })
            : t(`status.${file.stopped ? "stopped" : file.status}`)}
        </span>
      </span>
      {counted ? <Progress label={t("pagesRead", { name: file.name })} value={read} of={total} /> : null}
      {file.status === "quarantined" ? <FileHeld file={file} mayRelease={rights.change} /> : null}
      {file.status === "failed" ? (
        <div className="why">
          {file.reason} <Remedy file={file} rights={rights} />
        </div>
      ) : null}
      {rights.change && (file.status === "queued" || file.status === "reading") ? (
        <div className="why">
          <Change file={file} intent="cancel" text={t("cancel")} />
        </div>
      ) : null}
    </Root>
  );
}

/** Another attempt where that can help; otherwise another file in its place, or none. */
function Remedy({ file, rights }: { file: Shown; rights: FileRights }) {
  const { t } = useTranslation("divisions");
  const from = useFromList();
  if (file.retriable) return rights.change ? <Change file={file} intent="retry" text={t("retry")} /> : null;
  const name = <About name={file.name} />;
  return (
    <span className="remedies">
      {rights.change ? (
        <Link to={from(file.replaceAt)}>
          {t("replace")}
          {name}
        </Link>
      ) : null}
      {rights.remove ? (
        <ConfirmLink to={from(paths.knowledge.deleteFile(file.id))} question={DeleteFileQuestion}>
          {t("deleteFile")}
          {name}
        </ConfirmLink>
      ) : null}
    </span>
  );
}

function Change({ file, intent, text }: { file: Shown; intent: "retry" | "cancel"; text: string }) {
  return (
    <Form method="post" preventScrollReset>
      <RequestId form={`${intent}-${file.id}`} />
      <input type="hidden" name="file" value={file.id} />
      <button type="submit" name="intent" value={intent}>
        {text}
        <About name={file.name} />
      </button>
    </Form>
  );
}
