import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OperatorFeedbackFields } from "~/contract/feedback-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { CommentField, MoodField, RatingField } from "~/ui/feedback/feedback-fields";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["feedback", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  return { may: user.companyId !== null && ability.can("create", "Feedback") };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: OperatorFeedbackFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.feedback.giveOperator(submission.value, keyOptions(form));
    flash(context, { kind: "done", key: "feedback:thanks.operator" });
    return redirect(paths.feedback.toOperator());
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function OperatorFeedback() {
  const { t } = useTranslation(["feedback", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { may } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (!may) return <NoFeedback title={root.title} />;
  return (
    <>
      <PageHead title={root.title}>{t("operator.intro")}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "40rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <MoodField refusal={refusal} />
          <RatingField refusal={refusal} />
          <CommentField refusal={refusal} />
          <UnsavedGuard />
          <RequestId form="operator-feedback" />
          <div className="row">
            <Submit busy={t("sending")}>{t("send")}</Submit>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
