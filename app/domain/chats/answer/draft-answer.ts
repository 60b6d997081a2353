import type { Message, StandIn } from "~/contract/answers";
import type { Database } from "~/db/connection";
import { embedQuestion } from "~/domain/chats/embedding/embed-question";
import { meteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { openKey } from "~/domain/chats/provider/stored-provider";
import type { FoundPassage } from "~/domain/retrieval/found-passage";
import { wordHits } from "~/domain/retrieval/fuse";
import { detectLanguage } from "~/domain/retrieval/language";
import { answerWithApproved } from "~/domain/retrieval/pick-approved";
import type { QuotedAnswer } from "~/domain/retrieval/quote-sentences";
import { retrieval } from "~/domain/retrieval/retrieval";
import { admittedDraft } from "./admitted-draft";
import type { AnswerTask } from "./answer-task";
import { approvedDraft } from "./approved-draft";
import { conversationHistory, type Turn } from "./conversation-history";
import type { Draft } from "./draft";
import { searchFollowUp } from "./follow-up";
import { questionBefore } from "./question-before";
import { quotedDraft } from "./quoted-draft";
import { rewriteQuestion } from "./rewrite-question";
import { supportedDraft } from "./supported-draft";

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
): Promise<Draft & { searchedAs: string | null; context: Message["context"]; standIn: StandIn | null }> {
  const { question, scope, provider, wishes, alone, messageId, userId } = task;
  const language = wishes?.language ?? task.language;
  const length = wishes?.length ?? "normal";
  const ownKey = () => (provider?.sealed ? openKey(scope.companyId, provider.sealed) : undefined);
  const caller = { ...scope, userId, purpose: "answer" } as const;
  const answerer = meteredAnswerer(db, provider?.value ?? null, ownKey, caller);
  // Read while the question is searched; a rewriting model waits for it.
  const history = answerer && !alone ? conversationHistory(db, messageId, scope) : Promise.resolve([]);
  history.catch(() => undefined);
  const before = alone ? undefined : await questionBefore(db, messageId);
  const rewrite =
    answerer && provider?.value.rewrites !== false
      ? async (asked: string) => rewriteQuestion(answerer, asked, withLast(await history, before), signal)
      : undefined;
  const search = async (asked: string) => {
    const vector = await embedQuestion(db, { ...scope, userId }, asked, signal);
    return retrieval.search(db, { ...scope, question: asked, limit: passagesAtMost, vector });
  };
  const [{ searched, passages }, turns] = await Promise.all([
    searchFollowUp(question, before, search, rewrite),
    history,
  ]);
  signal.throwIfAborted();
  const { approved, quoted } = answerWithApproved(searched, passages);
  const asked = { question, language, length, history: turns, signal };
  const words = wordsSuffice(quoted, question, passages);
  const { draft, standIn } = approved
    ? { draft: approvedDraft(approved), standIn: null }
    : answerer && (words || passages.some(({ nearness }) => nearness?.standsOut))
      ? await admittedDraft(answerer, asked, passages, quoted, provider?.value.secondOpinion)
      : { draft: quotedDraft(quoted, length), standIn: null };
  const shown =
    words || approved || standIn || !answerer
      ? draft
      : supportedDraft(draft, quotedDraft(quoted, length), signal);
  const searchedAs = passages[0]?.search.displayed ?? searched;
  const context = alone ? "off" : searched === question ? null : "used";
  return { ...shown, standIn, context, searchedAs: searchedAs === question ? null : searchedAs };
}

/** The conversation with its last question, also where that has no answer that may be repeated. */
function withLast(turns: Turn[], before: string | undefined): Turn[] {
  return !before || turns.at(-1)?.question === before ? turns : [...turns, { question: before, answer: "" }];
}

/** Words do not tell whether passages of another language answer a question: then the model decides. */
function wordsSuffice({ level }: QuotedAnswer, question: string, found: FoundPassage[]): boolean {
  const [best] = wordHits(found);
  return level === "answer" || (best !== undefined && best.language !== detectLanguage(question));
}
