import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ReplyText } from "~/contract/email-answer-fields";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { AnswerForm } from "~/ui/emails/answer-form";
import { AnswerSources } from "~/ui/emails/answer-sources";
import { QuestionMail } from "~/ui/emails/question-mail";
import { KeptText } from "~/ui/form/kept-text";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

const RefuseQuestion = lazy(() => import("~/ui/emails/refuse-question"));

export const handle = { namespaces: ["mailAnswers", "messages", "forms"] };

const Fields = z.object({ answer: ReplyText });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Email")) throw notFound();
  const { createdAt, ...answer } = await or404(api.emailAnswers.read({ id: params.id ?? "" }));
  return {
    answer: {
      ...answer,
      at: createdAt.toISOString(),
      when: formatTime(createdAt, { language: context.language, timeZone: user.timeZone }),
    },
    mayDecide: ability.can("update", "Email"),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: Fields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const id = params.id ?? "";
  const saves = form.get("intent") === "save";
  const options = callOptions(form);
  try {
    const input = { id, answer: submission.value.answer };
    await or404(saves ? api.emailAnswers.change(input, options) : api.emailAnswers.approve(input, options));
    flash(context, { kind: "done", key: saves ? "mailAnswers:saved" : "mailAnswers:approved" });
    return redirect(saves ? paths.emails.answer(id) : paths.emails.answers("open"));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

/** One answer to a mail: its question, its text to edit and approve, and its sources. */
export default function AnswerPage() {
  const { t } = useTranslation("mailAnswers");
  const { answer, mayDecide } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const open = answer.state === "proposed" && mayDecide;
  return (
    <>
      <PageHead
        title={answer.subject || t("noSubject")}
        actions={
          open ? (
            <ConfirmLink to={paths.emails.refuseAnswer(answer.id)} question={RefuseQuestion} button>
              {t("refuse")}
            </ConfirmLink>
          ) : null
        }
      />
      <div className="stack" data-gap="6" style={{ maxInlineSize: "52rem" }}>
        <QuestionMail answer={answer} />
        {open ? <AnswerForm answer={answer.answer} version={answer.version} refused={refused} /> : null}
        {refused && !open ? <KeptText name="answer" refused={refused} /> : null}
        {!open && answer.answer ? (
          <Sheet data-pad>
            <h2>{t("reply")}</h2>
            <p dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {answer.answer}
            </p>
          </Sheet>
        ) : null}
        <AnswerSources sources={answer.sources} />
      </div>
    </>
  );
}
