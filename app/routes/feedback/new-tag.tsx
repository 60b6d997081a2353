import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TagFields } from "~/contract/tag-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { TagFieldset } from "~/ui/feedback/tag-fieldset";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["tags", "feedback", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  return { may: user.companyId !== null && ability.can("create", "Tag") };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: TagFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { name } = await api.tags.add(submission.value, keyOptions(form));
    flash(context, { kind: "done", key: "tags:added", values: { name: isolate(name) } });
    return redirect(paths.tags.list());
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function NewTag() {
  const { t } = useTranslation(["tags", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { may } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (!may) return <NoFeedback title={root.title} of="tags" />;
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <TagFieldset refusal={refusal} />
          <UnsavedGuard />
          <RequestId form="add-tag" />
          <div className="row">
            <Submit busy={t("adding")}>{t("add")}</Submit>
            <ButtonLink to={paths.tags.list()}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
