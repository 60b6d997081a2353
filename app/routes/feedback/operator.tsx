import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { OperatorFeedbackFields } from "~/contract/feedback-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
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
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["feedback", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const may = user.companyId !== null && ability.can("create", "Feedback");
  return { may, sent: context.url.searchParams.has("sent") };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: OperatorFeedbackFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.feedback.giveOperator(submission.value, keyOptions(form));
    // Another page than the form, whose fields keep what was typed otherwise.
    return redirect(paths.feedback.toOperator({ sent: "1" }));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function OperatorFeedback() {
  const { t } = useTranslation(["feedback", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { may, sent } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  // The button that was pressed is gone.
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);
  if (!may) return <NoFeedback title={root.title} />;
  if (sent)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet data-pad className="stack" data-gap="5" style={{ maxInlineSize: "40rem" }}>
          <div role="status" ref={thanks} tabIndex={-1}>
            <h2>{t("thanks.title")}</h2>
            <p className="muted">{t("thanks.operator")}</p>
          </div>
          <p>
            <ButtonLink to={paths.feedback.toOperator()}>{t("thanks.again")}</ButtonLink>
          </p>
        </Sheet>
      </>
    );
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
