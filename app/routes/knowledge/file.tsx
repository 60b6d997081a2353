import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Download, ExternalLink, FileUp, MessageSquare, Pencil, Trash2 } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { ListInput } from "~/contract/endpoint";
import { formatBytes, formatDate } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { processingShower } from "~/routes/operations/processing/show-processing";
import { flash, keepFlash } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { TagList } from "~/ui/feedback/tag-badge";
import { TagForm } from "~/ui/feedback/tag-form";
import { FilePages } from "~/ui/knowledge/file-pages";
import { FileStatus } from "~/ui/knowledge/file-status";
import { FileVersions } from "~/ui/knowledge/file-versions";
import { NextVersionState } from "~/ui/knowledge/next-version";
import { useFromList } from "~/ui/knowledge/use-from-list";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { Attempts } from "~/ui/operations/processing/attempts";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { DescriptionList } from "~/ui/primitives/description-list";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { usePolledData } from "~/ui/shell/use-polled-data";
import { refuseTags } from "../feedback/refuse-tags";
import { changeReading } from "./change-reading";
import { fileFacts } from "./file-facts";
import { nextVersion } from "./next-version";
import { fileShower, isBusy } from "./show-file";

export const handle = { namespaces: ["divisions", "processing", "lists", "messages", "tagging"] };

const DeleteFileQuestion = lazy(() => import("~/ui/knowledge/delete-file"));

const Query = ListInput.pick({ page: true, size: true });

/** A file: what is known of it, its pages with their passages, its versions, and the attempts at processing it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const { language } = context;
  const id = params.id ?? "";
  const at = Date.now();
  const query = readListQuery(context.url, Query, { size: 25 });
  const found = await or404(api.files.read({ id }));
  if (found.status === "deleting") throw notFound();
  const file = fileShower(context, user)(found);
  if (found.replaces && isBusy(file)) {
    // Once it is ready this page is gone; the file's page shows it before and after.
    keepFlash(context);
    throw redirect(paths.knowledge.file(found.replaces.id));
  }
  const change = ability.can("update", "File");
  const [pages, versions, next, attempts] = await Promise.all([
    api.files.pages({ ...query, id }),
    api.files.versions({ id }),
    nextVersion(context, found),
    change ? api.files.attempts({ id }) : [],
  ]);
  const reader = { language, timeZone: user.timeZone };
  const content = [
    found.name,
    found.divisionName,
    ...pages.rows.flatMap(page => [page.heading, page.beginning]),
  ];
  const t = textsFor(language);
  const { attempt } = processingShower(context, user);
  const leftOut =
    found.expired && (await or404(api.divisions.read({ id: found.divisionId }))).expiredFiles === "leave_out";
  const mayAsk = ability.can("create", "Chat") && found.status === "ready" && !leftOut;
  const busy = isBusy(file) || (next !== null && isBusy(next.file));
  return {
    at,
    busy,
    ...(busy ? { refresh: 10 } : {}),
    title: found.name,
    file,
    next,
    newOf: found.replaces && {
      to: paths.knowledge.file(found.replaces.id),
      text: t("divisions:file.newOf", { name: isolate(found.replaces.name) }),
    },
    leftOut,
    facts: fileFacts(context, found),
    pages: pages.rows.map(({ id: page, ordinal, number, heading, beginning, passages }) => ({
      id: page,
      to: paths.knowledge.page(id, page),
      place: t(found.kind === "pdf" ? "divisions:file.page" : "divisions:file.section", {
        number: String(number ?? ordinal + 1),
      }),
      heading,
      beginning,
      passages,
    })),
    paging: pagingOf(context, pages),
    versions: versions.map(({ uploadedAt, replacedAt, bytes, ...version }) => ({
      ...version,
      size: formatBytes(bytes, language),
      uploaded: formatDate(uploadedAt, reader),
      replaced: formatDate(replacedAt, reader),
    })),
    attempts: attempts.map(one => attempt(one, found.kind)),
    places:
      change && found.released && found.status !== "quarantined" ? paths.knowledge.quarantine(id) : null,
    ask: mayAsk ? paths.ask.page(user.access, { file: id }) : null,
    tags: found.tags,
    tagChoices: change ? await api.tags.choices({ words: content.join(" ").slice(0, 4000) }) : null,
    mayChange: change,
    rights: { change, remove: ability.can("delete", "File") },
    mayEdit: change && !found.replaces,
    mayReplace: change && ability.can("create", "File") && !found.replaces,
    breadcrumbs: [
      {
        to: paths.knowledge.divisions(user.access, { division: found.divisionId }),
        text: found.divisionName,
      },
    ],
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  if (form.get("intent") === "tags") {
    const tagIds = form.getAll("tagIds").map(String);
    try {
      await api.files.setTags({ id: params.id ?? "", tagIds }, keyOptions(form));
    } catch (error) {
      return refuseTags(context, tagIds, error);
    }
    flash(context, { kind: "done", key: "tagging:saved" });
  } else await changeReading(context, form);
  return redirect(wantedPath(context.url));
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function File() {
  const { t } = useTranslation(["divisions", "processing", "shell"]);
  const data = usePolledData(useLoaderData<typeof loader>());
  const { search } = useLocation();
  const { file, pages, paging, versions, attempts } = data;
  const from = useFromList();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title={data.title}
        actions={
          <>
            {data.ask ? (
              <ButtonLink kind="main" to={data.ask}>
                <MessageSquare size={18} aria-hidden />
                {t("file.ask")}
              </ButtonLink>
            ) : null}
            {file.kind === "pdf" ? (
              <ButtonLink to={paths.knowledge.original(file.id)} reloadDocument target="_blank">
                <ExternalLink size={18} aria-hidden />
                {t("page.original")}
              </ButtonLink>
            ) : null}
            <ButtonLink to={paths.knowledge.download(file.id)} reloadDocument download>
              <Download size={18} aria-hidden />
              {t("download")}
            </ButtonLink>
            {data.mayReplace ? (
              <ButtonLink to={from(paths.knowledge.replaceFile(file.id))}>
                <FileUp size={18} aria-hidden />
                {t("file.replace")}
              </ButtonLink>
            ) : null}
            {data.mayEdit ? (
              <ButtonLink to={from(paths.knowledge.editFile(file.id))}>
                <Pencil size={18} aria-hidden />
                {t("shell:edit")}
              </ButtonLink>
            ) : null}
            {data.rights.remove ? (
              <ConfirmLink
                button
                to={from(paths.knowledge.deleteFile(file.id))}
                question={DeleteFileQuestion}
              >
                <Trash2 size={18} aria-hidden />
                {t("deleteFile")}
              </ConfirmLink>
            ) : null}
          </>
        }
      />
      <div className="stack" data-gap="6">
        {file.expiredOn ? (
          <Alert tone="warn">
            <p>{t("cited.expired", { date: file.expiredOn })}</p>
            {data.leftOut ? <p>{t("cited.leftOut")}</p> : null}
          </Alert>
        ) : null}
        {data.newOf ? (
          <Alert>
            <Link to={data.newOf.to}>{data.newOf.text}</Link>
          </Alert>
        ) : null}
        {data.next ? <NextVersionState next={data.next} rights={data.rights} /> : null}
        <Sheet data-pad>
          <div className="stack" data-gap="4">
            <FileStatus file={file} rights={data.rights} />
            <DescriptionList lines={data.facts} />
            {data.places ? (
              <p className="small">
                <Link to={data.places}>{t("file.places")}</Link>
              </p>
            ) : null}
            {data.tagChoices || data.tags.length === 0 ? null : <TagList tags={data.tags} />}
          </div>
        </Sheet>
        <Sheet as="div">
          <FilePages pages={pages} status={file.status} />
          <Pagination inside paging={paging} to={page => withParams(search, { page })} />
        </Sheet>
        {data.tagChoices ? <TagForm choices={data.tagChoices} chosen={data.tags} refused={refused} /> : null}
        {versions.length > 0 ? <FileVersions versions={versions} /> : null}
        {data.mayChange ? (
          <Sheet data-pad as="div">
            <Attempts attempts={attempts} heading="h2" />
          </Sheet>
        ) : null}
      </div>
    </>
  );
}
