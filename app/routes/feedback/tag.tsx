import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TagFields } from "~/contract/tag-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { checkDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { TagFieldset } from "~/ui/feedback/tag-fieldset";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["tags", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "Tag")) throw notFound();
  const { id, name, colour, version } = await or404(api.tags.read({ id: params.id ?? "" }));
  return { id, name, colour, version, mayRemove: ability.can("delete", "Tag") };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: TagFields });
  const unlessDeleted = () =>
    checkDeleted(context, api.tags.read({ id }), {
      form,
      kept: ["name"],
      again: ability.can("create", "Tag") ? paths.tags.new() : undefined,
    });
  if (submission.status !== "success") {
    await unlessDeleted();
    return refuseFields(context, submission);
  }
  try {
    const options = callOptions(form);
    const { name } = await api.tags.change({ ...submission.value, id }, options);
    flash(context, { kind: "done", key: "tags:saved", values: { name: isolate(name) } });
    return redirect(paths.tags.list());
  } catch (error) {
    await unlessDeleted();
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditTag() {
  const { t } = useTranslation(["tags", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const tag = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          tag.mayRemove ? (
            <>
              <ButtonLink to={paths.tags.merge(tag.id)}>{t("merge")}</ButtonLink>
              <ButtonLink kind="danger" to={paths.tags.delete(tag.id)}>
                {t("shell:delete")}
              </ButtonLink>
            </>
          ) : null
        }
      >
        <bdi>{tag.name}</bdi>
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <TagFieldset refusal={refusal} saved={tag} />
          <UnsavedGuard />
          <RequestId form="edit-tag" />
          <ExpectedVersion version={tag.version} refusal={refusal} />
          <div className="row">
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
            <ButtonLink to={paths.tags.list()}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
