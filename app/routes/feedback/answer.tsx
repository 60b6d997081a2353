import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { AnswerFeedbackFields } from "~/contract/feedback-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { anchors } from "~/ui/chats/shown";
import { CommentField, LikedField, MoodField, RatingField, TagField } from "~/ui/feedback/feedback-fields";
import { Check } from "~/ui/form/check";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["feedback", "messages"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const chats = paths.chats.list(user.access);
  try {
    const { chatId, ...form } = await or404(api.feedback.form({ id }));
    return { form, back: `${paths.chats.open(user.access, chatId)}#${anchors.actions(id)}`, chats };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (!["feedback_answer_gone", "answer_under_way"].includes(error.code)) throw error;
    return { form: null, back: chats, chats };
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const options = keyOptions(form);
  const submission = parseForm(form, { schema: AnswerFeedbackFields });
  const withdraw = form.get("intent") === "withdraw";
  if (!withdraw && submission.status !== "success") return refuseFields(context, submission);
  try {
    const { chatId } = await or404(api.feedback.form({ id }));
    if (submission.status === "success" && !withdraw)
      await api.feedback.give({ ...submission.value, id }, options);
    else await api.feedback.withdraw({ id }, options);
    flash(context, { kind: "done", key: withdraw ? "feedback:withdrawn" : "feedback:saved" });
    return redirect(`${paths.chats.open(user.access, chatId)}#${anchors.actions(id)}`);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function AnswerFeedback() {
  const { t } = useTranslation(["feedback", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { form, back, chats } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (!form)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState title={t("gone")} action={<ButtonLink to={chats}>{t("toChats")}</ButtonLink>}>
            {t("goneText")}
          </EmptyState>
        </Sheet>
      </>
    );
  const { own, company } = form;
  const savedValue = (value: string | number | boolean | null | undefined) => String(value ?? "");
  return (
    <>
      <PageHead title={root.title}>
        <span style={{ overflowWrap: "anywhere" }}>
          {t("about", { question: isolate(form.question.slice(0, 300)) })}
        </span>
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "40rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <MoodField optional refusal={refusal} saved={savedValue(own?.mood)} />
          <LikedField legend={t("liked")} refusal={refusal} saved={savedValue(own?.liked)} />
          <RatingField refusal={refusal} saved={savedValue(own?.rating)} />
          <TagField refusal={refusal} saved={savedValue(own?.tagId)} tags={form.tags} />
          <CommentField refusal={refusal} saved={savedValue(own?.comment)} />
          <Check
            name="handedOn"
            value="true"
            label={t("handedOn")}
            sub={form.namesTopics ? t("handedOnNamed", { company }) : t("handedOnSub", { company })}
            defaultChecked={refusal.value("handedOn", savedValue(own?.handedOn)) === "true"}
          />
          <p className="tiny muted">{t("reader", { company })}</p>
          <UnsavedGuard />
          <RequestId form="feedback" />
          <div className="row">
            <Submit busy={t("saving")}>{t("save")}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
            {own ? (
              <Button kind="danger" name="intent" value="withdraw">
                {t("withdraw")}
              </Button>
            ) : null}
          </div>
        </Form>
      </Sheet>
    </>
  );
}
