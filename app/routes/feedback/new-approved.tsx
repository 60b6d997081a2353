import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ApprovedAnswerForm } from "~/contract/approved-answer-fields";
import { wordingLength } from "~/contract/approved-answer-limits";
import { AppError } from "~/contract/errors";
import { dayIn } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { ApprovedFieldset } from "~/ui/feedback/approved-fieldset";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { backFrom } from "./from-chat";
import { topicTitle } from "./show-topic";

export const handle = { namespaces: ["approved", "feedback", "messages", "forms"] };

/** Chosen: an answer that was not reviewed for a year may be outdated. */
const usualDays = 365;

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const may = user.companyId !== null && user.access === "user" && ability.can("create", "File");
  if (!may || !ability.can("read", "Division")) return { state: "none" as const };
  const { searchParams } = context.url;
  const [divisions, topic] = await Promise.all([
    api.divisions.list({ size: 100 }),
    openTopic(api, searchParams.get("topic")),
  ]);
  const open = divisions.rows.map(({ id, name }) => ({ id, name }));
  const requestedDivision = searchParams.get("division");
  const now = Date.now();
  return {
    state: "form" as const,
    back: topic
      ? paths.feedback.topic(topic.id)
      : backFrom(context.url, user, paths.feedback.approved.list()),
    divisions: open,
    topic: topic && { id: topic.id, name: topicTitle(topic) },
    saved: {
      divisionId: open.find(({ id }) => id === requestedDivision)?.id,
      wordings: topic?.wordings.join("\n") ?? (searchParams.get("question") ?? "").slice(0, wordingLength),
      answer: "",
      validUntil: dayIn(new Date(now + usualDays * 86_400_000), user.timeZone),
    },
    today: dayIn(new Date(now), user.timeZone),
  };
}

/** The topic that led here, unless it is closed by now. */
async function openTopic(api: LoaderFunctionArgs["context"]["api"], id: string | null) {
  if (!id || !/^[\da-f-]{36}$/i.test(id)) return null;
  try {
    return await api.topics.read({ id });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: ApprovedAnswerForm });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const options = keyOptions(form);
    const { wordings } = await api.approvedAnswers.add(submission.value, options);
    flash(context, { kind: "done", key: "approved:added", values: { name: isolate(wordings[0]!) } });
    return redirect(backFrom(context.url, user, paths.feedback.approved.list()));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function NewApproved() {
  const { t } = useTranslation(["approved", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (data.state === "none") return <NoFeedback title={root.title} />;
  const { back, divisions, topic, saved, today } = data;
  if (divisions.length === 0)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState
            title={t("noDivision")}
            action={<ButtonLink to={paths.knowledge.new()}>{t("addDocuments")}</ButtonLink>}
          >
            {t("noDivisionText")}
          </EmptyState>
        </Sheet>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>{topic ? t("forTopic", { name: isolate(topic.name) }) : null}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <ApprovedFieldset refusal={refusal} saved={saved} divisions={divisions} today={today} />
          <UnsavedGuard />
          <RequestId form="add-approved" />
          <div className="row">
            <Submit busy={t("adding")}>{t("add")}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
