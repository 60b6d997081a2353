import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FolderFields } from "~/contract/folder-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { FolderFieldset } from "~/ui/chats/folders/folder-fieldset";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["folders", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("create", "Folder")) throw notFound();
  const folders = await api.folders.list();
  return {
    tops: folders.filter(folder => folder.parentId === null).map(({ id, name }) => ({ id, name })),
    back: paths.folders.root(user.access, context.url.pathname),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: FolderFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const options = keyOptions(form);
    const { id, name } = await api.folders.add(submission.value, options);
    flash(context, { kind: "done", key: "folders:added", values: { name: isolate(name) } });
    return redirect(
      paths.folders.list(paths.folders.root(user.access, context.url.pathname), { folder: id }),
    );
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function NewFolder() {
  const { t } = useTranslation(["folders", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { tops, back } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <FolderFieldset refusal={refusal} tops={tops} />
          <UnsavedGuard />
          <RequestId form="add-folder" />
          <div className="row">
            <Submit busy={t("adding")}>{t("add")}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
