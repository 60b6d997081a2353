import type { Database } from "~/db/connection";
import { embedQuestion } from "~/domain/chats/embedding/embed-question";
import { type MeteredAnswerer, meteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { openKey } from "~/domain/chats/provider/stored-provider";
import { Turns } from "~/domain/core/limit/turns";
import { wordHits } from "~/domain/retrieval/fuse";
import { cleanQuestion } from "~/domain/retrieval/question/clean-question";
import { retrieval } from "~/domain/retrieval/retrieval";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { answerSearched, type SearchedQuestion, searchQuestion } from "~/domain/retrieval/search-question";
import { evidentLanguage } from "~/domain/retrieval/words/language";
import type { AnswerInput } from "~/integrations/ai/provider";
import { admittedDraft } from "./admitted-draft";
import type { AnswerTask } from "./answer-task";
import { approvedDraft } from "./approved-draft";
import { conversationHistory, type Turn } from "./conversation-history";
import { courtesyReply } from "./courtesies";
import { documentListReply } from "./document-list";
import type { Draft } from "./draft";
import { languagesToSearch } from "./languages-to-search";
import { maxPassages } from "./max-passages";
import { previousQuestion } from "./previous-question";
import { questionLanguage } from "./question-language";
import { quotedDraft } from "./quoted-draft";
import { repliedDraft } from "./replied-draft";
import { rewriteQuestion } from "./rewrite-question";
import type { Outcome } from "./save-answer";
import { type OtherWords, searchInOtherWords } from "./search-in-other-words";
import { summarise } from "./summarise";
import { supportedDraft } from "./supported-draft";

/** Limits concurrent searches, which need the processor, by company. Waiting for a provider takes no turn. */
const searchTurns = new Turns({ most: 2, each: 1, queue: 200 });

type AnswerDraft = Draft & Pick<Outcome, "searchedAs" | "context" | "standIn" | "isFixedReply">;
type AnswerRequest = Omit<AnswerInput, "passages">;

/**
 * Replies to a courtesy with a fixed text, to who asks which documents there are with their names, and to who asks for a
 * document's contents with its chapters, or a model's summary of their beginnings. Otherwise answers from the documents.
 * @throws AppError provider_unauthorized, too_many_requests with `seconds`; the signal's reason; the pieces throw the errors of Answerer
 */
export async function draftAnswer(db: Database, task: AnswerTask, signal: AbortSignal): Promise<AnswerDraft> {
  const { question, scope, provider, wishes, alone, userId } = task;
  const language = wishes?.language ?? task.language;
  const unsearched = { searchedAs: null, context: alone ? ("off" as const) : null };
  const reply = courtesyReply(question, language) ?? (await documentListReply(db, question, scope));
  if (reply) return { ...repliedDraft(reply), ...unsearched, isFixedReply: true, standIn: null };
  const ownKey = () => (provider?.sealed ? openKey(scope.companyId, provider.sealed) : undefined);
  const caller = { ...scope, userId, purpose: "answer" } as const;
  const answerer = meteredAnswerer(db, provider?.value ?? null, ownKey, caller);
  const request: AnswerRequest = {
    question,
    language,
    length: wishes?.length ?? "normal",
    history: [],
    signal,
  };
  const summary = await summarise(db, scope, request, answerer);
  if (!summary) return draftFromDocuments(db, task, request, answerer);
  const { draft, ...how } = summary;
  return { ...draft, ...how, ...unsearched };
}

/**
 * Searches the question's scope, decides whether the passages answer the question, and passes them to the company's answerer;
 * without a clear answer together with those of the model's own words, and its answer counts only if the sources support all of
 * it, or cannot be compared because they are in another language than the question. The built-in answerer stands in if a call of
 * the model is not admitted, and if it fails where words give no clear answer.
 */
async function draftFromDocuments(
  db: Database,
  task: AnswerTask,
  request: AnswerRequest,
  answerer: MeteredAnswerer | undefined,
): Promise<AnswerDraft> {
  const { question, provider, alone } = task;
  const { signal, length } = request;
  const { searched, search, turns } = await searchFor(db, task, answerer, signal);
  const { query, passages, isFollowUp, parts } = searched;
  const { approved, quoted: byOwnWords } = answerSearched(searched);
  const best = wordHits(passages)[0] ?? passages[0];
  const asked = evidentLanguage(question);
  const isForeign = asked !== undefined && best !== undefined && best.language !== asked;
  // Of a passage in another language, words match by names and figures, or by accident.
  const isClear = byOwnWords.level === "answer" && !isForeign;
  const mayHelp = !approved && !isClear && provider?.value.rephrases !== false;
  const other =
    answerer && mayHelp ? await findOtherWords(db, task, searched, answerer, search, signal) : undefined;
  const quoted =
    other?.translated && (isForeign || byOwnWords.level === "nothing") ? other.translated : byOwnWords;
  const isRead =
    isClear ||
    isForeign ||
    other !== undefined ||
    (mayHelp && quoted.level === "nearest") ||
    passages.some(({ nearness }) => nearness?.standsOut);
  const input = { ...request, history: turns };
  const read = (other?.passages ?? passages).slice(0, maxPassages);
  const { draft, standIn } = approved
    ? { draft: approvedDraft(approved), standIn: null }
    : answerer && isRead
      ? await admittedDraft(answerer, input, read, quoted)
      : { draft: quotedDraft(quoted, length), standIn: null };
  const checkedDraft =
    isClear || approved || standIn || !answerer
      ? draft
      : supportedDraft(
          draft,
          quotedDraft(quoted, length),
          signal,
          isForeign || other?.translated !== undefined,
        );
  const displayed = (parts ? undefined : passages[0]?.search.displayed) ?? query;
  // A translation may have another direction of writing than the question: it is isolated, like <bdi>.
  const rephrased = other?.translated ? `\u2068${other.rephrased}\u2069` : other?.rephrased;
  const searchedAs = rephrased ? `${displayed} (${rephrased})` : displayed;
  return {
    ...checkedDraft,
    isFixedReply: false,
    standIn,
    context: alone ? "off" : isFollowUp ? "used" : null,
    searchedAs: [question, cleanQuestion(question)].includes(searchedAs) ? null : searchedAs,
  };
}

/** Searches for a question without a clear answer in other words, and in the languages of the documents. */
async function findOtherWords(
  db: Database,
  { scope, language: asker }: AnswerTask,
  { query: question, passages }: SearchedQuestion,
  answerer: MeteredAnswerer,
  search: (question: string) => Promise<FoundPassage[]>,
  signal: AbortSignal,
): Promise<OtherWords | undefined> {
  const language = questionLanguage(question, asker);
  const languages = await languagesToSearch(db, scope, language);
  return searchInOtherWords(answerer, { question, language, passages }, languages, search, signal);
}

/** Searches for a question, with the words of the one before it if it refers to that, and reads the turns before it. */
async function searchFor(
  db: Database,
  { question, scope, provider, alone, messageId, userId }: AnswerTask,
  answerer: MeteredAnswerer | undefined,
  signal: AbortSignal,
) {
  // Read in parallel to the search; only a rewriting model waits for it.
  const history = answerer && !alone ? conversationHistory(db, messageId, scope) : Promise.resolve([]);
  history.catch(() => undefined);
  const before = alone ? undefined : await previousQuestion(db, messageId);
  const rewrite =
    answerer && provider?.value.rewrites !== false
      ? async (text: string) => rewriteQuestion(answerer, text, withLast(await history, before), signal)
      : undefined;
  const search = async (text: string) => {
    const vector = await embedQuestion(db, { ...scope, userId }, text, signal);
    const request = { ...scope, question: text, limit: maxPassages, vector };
    return searchTurns.run(scope.companyId, () => retrieval.search(db, request), signal);
  };
  const [searched, turns] = await Promise.all([searchQuestion(question, before, search, rewrite), history]);
  signal.throwIfAborted();
  return { searched, search, turns };
}

/** The conversation with its last question, even if the answer to that may not be repeated. */
function withLast(turns: Turn[], before: string | undefined): Turn[] {
  return !before || turns.at(-1)?.question === before ? turns : [...turns, { question: before, answer: "" }];
}
