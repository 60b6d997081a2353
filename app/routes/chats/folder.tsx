import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FolderFields } from "~/contract/folder-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { checkDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { FolderFieldset } from "~/ui/chats/folders/folder-fieldset";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["folders", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "Folder")) throw notFound();
  const folder = await or404(api.folders.read({ id: params.id ?? "" }));
  const folders = await api.folders.list();
  const root = paths.folders.root(user.access, context.url.pathname);
  return {
    folder,
    tops: folders
      .filter(({ id, parentId }) => parentId === null && id !== folder.id)
      .map(({ id, name }) => ({ id, name })),
    back: paths.folders.list(root, { folder: folder.id }),
    remove: ability.can("delete", "Folder") ? paths.folders.delete(root, folder.id) : undefined,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const form = await request.formData();
  const id = params.id ?? "";
  const root = paths.folders.root(user.access, context.url.pathname);
  const submission = parseForm(form, { schema: FolderFields });
  const unlessDeleted = () =>
    checkDeleted(context, api.folders.read({ id }), {
      form,
      kept: ["name"],
      again: ability.can("create", "Folder") ? paths.folders.new(root) : undefined,
    });
  if (submission.status !== "success") {
    await unlessDeleted();
    return refuseFields(context, submission);
  }
  try {
    const options = callOptions(form);
    const { name } = await api.folders.change({ ...submission.value, id }, options);
    flash(context, { kind: "done", key: "folders:saved", values: { name: isolate(name) } });
    return redirect(paths.folders.list(root, { folder: id }));
  } catch (error) {
    await unlessDeleted();
    // The parent folder may be gone.
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditFolder() {
  const { t } = useTranslation(["folders", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { folder, tops, back, remove } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          remove ? (
            <ButtonLink kind="danger" to={remove}>
              {t("shell:delete")}
            </ButtonLink>
          ) : undefined
        }
      >
        <bdi>{folder.name}</bdi>
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <FolderFieldset refusal={refusal} tops={tops} fixed={folder.folders > 0} saved={folder} />
          <UnsavedGuard />
          <RequestId form="edit-folder" />
          <ExpectedVersion version={folder.version} refusal={refusal} />
          <div className="row">
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
