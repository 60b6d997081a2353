import type { Language } from "~/contract/language";
import type { Database } from "~/db/connection";
import { admittedDraft } from "~/domain/chats/answer/admitted-draft";
import type { Assessment } from "~/domain/chats/answer/draft";
import { maxPassages } from "~/domain/chats/answer/max-passages";
import { quotedDraft } from "~/domain/chats/answer/quoted-draft";
import { meteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { answererName } from "~/domain/chats/provider/choice";
import { openKey, storedProvider } from "~/domain/chats/provider/stored-provider";
import { answerThreshold, clarity } from "~/domain/retrieval/quotes/clarity";
import { answerFromPassages, type QuotedAnswer } from "~/domain/retrieval/quotes/quote-sentences";
import { scoreSentences } from "~/domain/retrieval/quotes/score-sentences";
import { retrieval } from "~/domain/retrieval/retrieval";
import { answerSearched, type SearchedQuestion, searchQuestion } from "~/domain/retrieval/search-question";
import { detectLanguage } from "~/domain/retrieval/words/language";

export type DraftedReply = {
  language: Language;
  declined: boolean;
  /** How clearly the documents contain the answer, in per cent: from 50 on it is shown as one. */
  support: number;
  text: string;
  sources: Assessment["citations"];
  /** 'builtin', or provider/model. */
  answerer: string;
};

type ReplyRequest = {
  companyId: string;
  divisionIds: string[];
  question: string;
  /** The user who requested the draft; absent for automatic answers. */
  userId?: string | null;
};

/**
 * Answers a question from the documents of divisions, as a chat over them would. The mail's text is used as the question
 * alone: it selects neither division nor file.
 */
export async function draftReply(
  db: Database,
  { companyId, divisionIds, question, userId = null }: ReplyRequest,
  signal: AbortSignal,
): Promise<DraftedReply> {
  const language = detectLanguage(question);
  const provider = await storedProvider(db, companyId);
  const scope = { companyId, divisionIds };
  const ownKey = () => (provider?.sealed ? openKey(companyId, provider.sealed) : undefined);
  const caller = { ...scope, userId, purpose: "reply" } as const;
  const answerer = meteredAnswerer(db, provider?.value ?? null, ownKey, caller);
  const searched = await searchQuestion(question, undefined, text =>
    retrieval.search(db, { ...scope, question: text, limit: maxPassages }),
  );
  signal.throwIfAborted();
  const { query, passages, parts = [searched] } = searched;
  const quoted = searched.parts ? answerSearched(searched).quoted : answerFromPassages(query, passages);
  const answerInput = { question, language, history: [], signal };
  const { draft, standIn } =
    answerer && quoted.level === "answer"
      ? await admittedDraft(answerer, answerInput, passages, quoted)
      : { draft: quotedDraft(withoutFurther(quoted)), standIn: null };
  const builtin = !answerer || quoted.level !== "answer" || standIn !== null;
  let text = "";
  for await (const piece of draft.pieces) text += piece;
  const { declined, citations, unsupported } = (await draft.review?.(text, signal)) ?? draft.assess(text);
  const lowestClarity = Math.min(...parts.map(clarityOf));
  const supportedShare =
    1 - unsupported.reduce((sum, [start, end]) => sum + end - start, 0) / Math.max(1, text.length);
  return {
    language,
    declined,
    text,
    sources: declined ? [] : citations,
    support: declined
      ? 0
      : Math.round((100 * supportedShare) / (1 + Math.exp(answerThreshold - lowestClarity))),
    answerer: builtin ? "builtin" : answererName(provider?.value ?? null),
  };
}

function clarityOf({ query, passages }: Pick<SearchedQuestion, "query" | "passages">): number {
  const searched = passages[0]?.search.query ?? query;
  return clarity(searched, passages, scoreSentences(searched, passages));
}

/** The reply without the passages found beside the answer, which do not belong in a letter. */
function withoutFurther(quoted: QuotedAnswer): QuotedAnswer {
  if (quoted.level !== "answer") return quoted;
  return { ...quoted, sentences: quoted.sentences.filter(({ further }) => !further) };
}
