import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { QuestionFields } from "~/contract/chat-fields";
import { paths } from "~/paths";
import { divisionChoices } from "~/routes/chats/division-choices";
import { refuseChoice } from "~/routes/chats/refuse-choice";
import { modelOf } from "~/routes/chats/shown-message";
import { flash } from "~/session/flash";
import { keyOptions, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { AskForm } from "~/ui/chats/ask-form";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["emails", "ask", "chats", "messages"] };

const Fields = QuestionFields.extend({ divisionIds: z.array(z.uuid()).max(100).default([]) });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("create", "Email") || !ability.can("create", "Chat")) throw notFound();
  const { id, subject, question, state } = await or404(api.emails.read({ id: params.id ?? "" }));
  if (state !== "received") throw notFound();
  const [{ choices }, begin] = await Promise.all([divisionChoices(context, ability), api.questions.begin()]);
  const upload = ability.can("create", "File") ? paths.knowledge.new() : undefined;
  return {
    id,
    subject,
    question,
    upload,
    choices: choices.map(({ id, name, state }) => ({ id, name, ready: state === "ready" })),
    model: modelOf(begin.answerer),
    questionsLeft: begin.questionsLeft,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: Fields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { question, divisionIds } = submission.value;
  try {
    const searchedIds = divisionIds.length > 0 ? divisionIds : await allReady(context, ability);
    const asked = { id: params.id ?? "", question, divisionIds: searchedIds };
    const { draftId } = await api.emails.ask(asked, keyOptions(form));
    if (!draftId) return refuseFields(context, submission, undefined, { question: ["mail.documentsSilent"] });
    flash(context, { kind: "done", key: "emails:askDrafted" });
    return redirect(paths.emails.draft(draftId));
  } catch (error) {
    return refuseChoice(context, submission, error);
  }
}

/** All divisions with processed documents, which are searched without a choice. */
async function allReady(...[context, ability]: Parameters<typeof divisionChoices>): Promise<string[]> {
  const { choices } = await divisionChoices(context, ability);
  return choices.filter(({ state }) => state === "ready").map(({ id }) => id);
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

/** Asks the documents the question of a mail; the answer becomes a draft of the reply. */
export default function AskDocuments() {
  const { t } = useTranslation(["emails", "ask", "chats"]);
  const { subject, question, choices, questionsLeft, model, upload } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t("emails:askDocuments")}>
        <bdi>{subject || t("emails:noSubject")}</bdi>
      </PageHead>
      {choices.some(({ ready }) => ready) ? (
        <div className="stack" data-gap="5" style={{ maxInlineSize: "48rem" }}>
          <AskForm
            choices={choices}
            chosen={[]}
            proposed={question}
            questionsLeft={questionsLeft}
            refused={refused}
          />
          <Alert tone="calm">
            {model ? t("chats:notice.model", { model }) : t("chats:notice.builtin")} {t("emails:askBecomes")}
          </Alert>
        </div>
      ) : (
        <Sheet>
          <EmptyState
            title={t("ask:needsFile")}
            action={upload ? <ButtonLink to={upload}>{t("chats:upload")}</ButtonLink> : null}
          >
            {upload ? null : t("chats:needsFile.ask")}
          </EmptyState>
        </Sheet>
      )}
    </>
  );
}
