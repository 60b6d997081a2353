import type { StandIn } from "~/contract/answers";
import type { Database } from "~/db/connection";
import { meteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { openKey } from "~/domain/chats/provider/stored-provider";
import type { FoundPassage } from "~/domain/retrieval/found-passage";
import { detectLanguage } from "~/domain/retrieval/language";
import { answerWithApproved } from "~/domain/retrieval/pick-approved";
import type { QuotedAnswer } from "~/domain/retrieval/quote-sentences";
import { retrieval } from "~/domain/retrieval/retrieval";
import { admittedDraft } from "./admitted-draft";
import type { AnswerTask } from "./answer-task";
import { approvedDraft } from "./approved-draft";
import { conversationHistory } from "./conversation-history";
import type { Draft } from "./draft";
import { searchFollowUp } from "./follow-up";
import { questionBefore } from "./question-before";
import { quotedDraft } from "./quoted-draft";

/** Maximum number of passages of one answer. */
const passagesAtMost = 8;

/**
 * Searches the question's scope, decides by the passages whether they answer it, and if so passes them to the
 * company's answerer. Where its model may not be asked, the built-in answerer stands in.
 * @throws AppError provider_unauthorized; the pieces throw the errors of Answerer
 */
export async function draftAnswer(
  db: Database,
  task: AnswerTask,
  signal: AbortSignal,
): Promise<Draft & { searchedAs: string | null; standIn: StandIn | null }> {
  const { question, language, scope, provider, messageId, userId } = task;
  const ownKey = () => (provider?.sealed ? openKey(scope.companyId, provider.sealed) : undefined);
  const caller = { ...scope, userId, purpose: "answer" } as const;
  const answerer = meteredAnswerer(db, provider?.value ?? null, ownKey, caller);
  const before = await questionBefore(db, messageId);
  const [{ searched, passages }, history] = await Promise.all([
    searchFollowUp(question, before, asked =>
      retrieval.search(db, { ...scope, question: asked, limit: passagesAtMost }),
    ),
    answerer ? conversationHistory(db, messageId, scope.divisionIds) : [],
  ]);
  signal.throwIfAborted();
  const { approved, quoted } = answerWithApproved(searched, passages);
  const asked = { question, language, history, signal };
  const { draft, standIn } = approved
    ? { draft: approvedDraft(approved), standIn: null }
    : answerer && mayAnswer(quoted, question, passages)
      ? await admittedDraft(answerer, asked, passages, quoted, provider?.value.secondOpinion)
      : { draft: quotedDraft(quoted), standIn: null };
  const searchedAs = passages[0]?.searched.shown ?? searched;
  return { ...draft, standIn, searchedAs: searchedAs === question ? null : searchedAs };
}

/** Words do not tell whether passages of another language answer a question: then the model decides. */
function mayAnswer({ level }: QuotedAnswer, question: string, [best]: FoundPassage[]): boolean {
  return level === "answer" || (best !== undefined && best.language !== detectLanguage(question));
}
