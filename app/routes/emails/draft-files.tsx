import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ListInput } from "~/contract/endpoint";
import { fileSorts } from "~/contract/file-sorts";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { fileShower } from "~/routes/knowledge/show-file";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";
import { AttachedFiles, UploadFiles } from "~/ui/emails/draft-files";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ListTable } from "~/ui/list/list-table";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { InertSubmit } from "~/ui/list/selection";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { Badge } from "~/ui/primitives/badge";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { FileSize } from "~/ui/primitives/file-size";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { storedDraft } from "./stored-draft";

export const handle = { namespaces: ["emails", "divisions", "lists", "forms"] };

const Query = ListInput.extend({ sort: z.enum(fileSorts).default("-added") });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const { id, files } = await storedDraft(context, params.id ?? "");
  if (!ability.can("read", "File")) return { id, files, offered: undefined };
  const query = readListQuery(context.url, Query, { size: 10 });
  const { rows, ...list } = await api.files.list({ ...query, status: "ready" });
  const show = fileShower(context, user);
  return {
    id,
    files,
    query,
    paging: pagingOf(context, list),
    offered: rows.map(file => ({
      id: file.id,
      name: file.name,
      divisionName: file.divisionName,
      bytes: file.bytes,
      expiredOn: show(file).expiredOn,
      there: files.some(({ sourceId }) => sourceId === file.id),
    })),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const id = params.id ?? "";
  const options = keyOptions(form);
  const [intent, fileId = ""] = String(form.get("intent") ?? "").split(":");
  const to = `${paths.emails.files(id)}${context.url.search}`;
  try {
    if (intent === "remove") {
      await api.emailFiles.remove({ id, fileId }, options);
      flash(context, { kind: "done", key: "emails:files.removed" });
      return redirect(to);
    }
    const fileIds = form.getAll("file").map(String);
    if (fileIds.length === 0) flash(context, { kind: "problem", key: "emails:files.notChosen" });
    else {
      await api.emailFiles.copy({ id, fileIds }, options);
      flash(context, { kind: "done", key: "emails:files.attached", values: { count: fileIds.length } });
    }
    return redirect(to);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

/** The attachments of a draft: from the reader's device and from divisions. */
export default function DraftFiles() {
  const { t } = useTranslation(["emails", "divisions"]);
  const root = useRouteLoaderData("root") as RootData;
  const { pathname, search } = useLocation();
  const { id, files, ...rest } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title={root.title}
        actions={<ButtonLink to={paths.emails.draft(id)}>{t("files.back")}</ButtonLink>}
      />
      {refused?.problem ? (
        <Alert tone="err" live>
          {refused.problem}
        </Alert>
      ) : null}
      <div className="stack" data-gap="5">
        <Sheet data-pad className="stack" data-gap="4">
          <h2>{t("files.here")}</h2>
          <AttachedFiles files={files} />
        </Sheet>
        <Sheet data-pad className="stack" data-gap="4">
          <h2>{t("files.fromDevice")}</h2>
          <UploadFiles draftId={id} />
        </Sheet>
        {rest.offered ? (
          <Sheet>
            <h2 style={{ padding: "var(--s5) var(--s5) 0" }}>{t("files.fromDivisions")}</h2>
            <ListTools
              inside
              label={t("files.search")}
              search={rest.query.search}
              size={rest.query.size}
              kept={{ sort: rest.query.sort }}
              inUse={0}
              all={pathname}
            />
            {rest.offered.length === 0 ? (
              <EmptyState title={t("files.noFiles")}>{t("files.noFilesText")}</EmptyState>
            ) : (
              <Form method="post" action={`${pathname}${search}`}>
                <InertSubmit />
                <RequestId form={`copy-${files.length}`} />
                <ListTable
                  caption={t("files.fromDivisions")}
                  rows={rest.offered}
                  keyOf={file => file.id}
                  sorted={{ sort: rest.query.sort, to: sort => withParams(search, { sort }) }}
                  chosen={{
                    name: "file",
                    box: file =>
                      file.there
                        ? undefined
                        : { value: file.id, label: t("chooseNamed", { subject: file.name }) },
                  }}
                  columns={[
                    {
                      name: "name",
                      title: t("files.name"),
                      names: true,
                      sorts: true,
                      cell: file => (
                        <>
                          <bdi style={{ overflowWrap: "anywhere" }}>{file.name}</bdi>
                          {file.expiredOn ? (
                            <Badge tone="warn">
                              {t("divisions:cited.expired", { date: file.expiredOn })}
                            </Badge>
                          ) : null}
                        </>
                      ),
                    },
                    {
                      name: "division",
                      title: t("files.division"),
                      cell: file => <bdi>{file.divisionName}</bdi>,
                    },
                    {
                      name: "size",
                      title: t("files.size"),
                      sorts: true,
                      cell: file => (file.there ? t("files.isHere") : <FileSize bytes={file.bytes} />),
                    },
                  ]}
                />
                <div className="row" style={{ padding: "var(--s5)" }}>
                  <Submit name="intent" value="copy" busy={t("files.copying")}>
                    {t("files.copy")}
                  </Submit>
                </div>
              </Form>
            )}
            <Pagination inside paging={rest.paging} to={page => withParams(search, { page })} />
          </Sheet>
        ) : null}
      </div>
    </>
  );
}
