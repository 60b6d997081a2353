import type { Database } from "~/db/connection";
import { makeAnswerer } from "~/domain/chats/provider/make-answerer";
import { openKey } from "~/domain/chats/provider/stored-provider";
import type { FoundPassage } from "~/domain/retrieval/found-passage";
import { detectLanguage } from "~/domain/retrieval/language";
import { answerWithApproved } from "~/domain/retrieval/pick-approved";
import type { QuotedAnswer } from "~/domain/retrieval/quote-sentences";
import { retrieval } from "~/domain/retrieval/retrieval";
import type { AnswerTask } from "./answer-task";
import { approvedDraft } from "./approved-draft";
import { conversationHistory } from "./conversation-history";
import type { Draft } from "./draft";
import { searchedQuestion } from "./follow-up";
import { modelDraft } from "./model-draft";
import { questionBefore } from "./question-before";
import { quotedDraft } from "./quoted-draft";

/** Maximum number of passages of one answer. */
const passagesAtMost = 8;

/**
 * Searches the question's scope, decides by the passages whether they answer it, and if so passes them to the
 * company's answerer.
 * @throws AppError provider_unauthorized; the pieces throw the errors of Answerer
 */
export async function draftAnswer(
  db: Database,
  task: AnswerTask,
  signal: AbortSignal,
): Promise<Draft & { searchedAs: string | null }> {
  const { question, language, scope, provider, messageId } = task;
  const answerer = makeAnswerer(provider?.value ?? null, () =>
    provider?.sealed ? openKey(scope.companyId, provider.sealed) : undefined,
  );
  const searched = searchedQuestion(question, await questionBefore(db, messageId));
  const [passages, history] = await Promise.all([
    retrieval.search(db, { ...scope, question: searched, limit: passagesAtMost }),
    answerer ? conversationHistory(db, messageId, scope.divisionIds) : [],
  ]);
  signal.throwIfAborted();
  const { approved, quoted } = answerWithApproved(searched, passages);
  const draft = approved
    ? approvedDraft(approved)
    : answerer && mayAnswer(quoted, question, passages)
      ? modelDraft(answerer, { question, language, history, signal }, passages, provider?.value.secondOpinion)
      : quotedDraft(quoted);
  const searchedAs = passages[0]?.searched.shown ?? searched;
  return { ...draft, searchedAs: searchedAs === question ? null : searchedAs };
}

/** Words do not tell whether passages of another language answer a question: then the model decides. */
function mayAnswer({ level }: QuotedAnswer, question: string, [best]: FoundPassage[]): boolean {
  return level === "answer" || (best !== undefined && best.language !== detectLanguage(question));
}
