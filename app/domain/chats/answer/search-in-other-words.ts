import type { Language } from "~/contract/language";
import type { MeteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { wordHits } from "~/domain/retrieval/fuse";
import { answerFromPassages, type QuotedAnswer } from "~/domain/retrieval/quotes/quote-sentences";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { contentWords, passagesInTurn } from "~/domain/retrieval/search-question";
import { foldText } from "~/domain/retrieval/words/normalise";
import { callBeforeSearch } from "./call-before-search";

/** A question in other words or in other languages, and the passages of all searches in turn. */
export interface OtherWords {
  rephrased: string;
  passages: FoundPassage[];
  /** The nearest passages of a translation; undefined if there is none. */
  translated: QuotedAnswer | undefined;
}

/** A question whose own words give no clear answer. */
export interface UnclearQuestion {
  question: string;
  language: Language;
  /** Those of the question itself. */
  passages: FoundPassage[];
}

type Rephrasing = Pick<MeteredAnswerer, "rephrase">;
type Search = (question: string) => Promise<FoundPassage[]>;
interface WordedSearch {
  query: string;
  hits: FoundPassage[];
}

/**
 * Has a model say a question without a clear answer in other words of each language and name keywords for it, in a short call
 * without documents, and searches for both. Undefined if they find nothing that is relevant, the model is slow or fails, or the
 * call is not admitted.
 * @param languages those to search in; the question is translated into all but its own
 */
export async function searchInOtherWords(
  answerer: Rephrasing,
  unclear: UnclearQuestion,
  languages: Language[],
  search: Search,
  signal: AbortSignal,
): Promise<OtherWords | undefined> {
  const wordings = await Promise.all(
    languages.map(language => searchWording(answerer, unclear, language, search, signal)),
  );
  const relevant = wordings.flatMap(wording => (wording?.searches.length ? [wording] : []));
  if (relevant.length === 0) return undefined;
  const searches = relevant.flatMap(({ searches }) => searches.map(({ hits }) => hits));
  const translation = relevant.find(({ language }) => language !== unclear.language);
  return {
    rephrased: relevant.map(({ rephrased }) => rephrased).join(" · "),
    passages: passagesInTurn([unclear.passages, ...searches]),
    translated: translation && nearestQuotes(translation.searches[0]!),
  };
}

/** A translation is a model's: what is clear for it is no clear answer for the question. */
function nearestQuotes({ query, hits }: WordedSearch): QuotedAnswer | undefined {
  const { level, sentences } = answerFromPassages(
    query,
    wordHits(hits).filter(({ approved }) => !approved),
  );
  return level === "nothing" ? undefined : { level: "nearest", sentences };
}

/** Searches for the wording that a model gives in one language; undefined if it gives none. */
async function searchWording(
  answerer: Rephrasing,
  { question, language: own }: UnclearQuestion,
  language: Language,
  search: Search,
  signal: AbortSignal,
) {
  const translateTo = language === own ? undefined : language;
  const rephrased = await callBeforeSearch(
    within => answerer.rephrase({ question, translateTo, signal: within }),
    signal,
  );
  if (!rephrased || !isRephrasing(rephrased.question, question)) return undefined;
  const queries = [rephrased.question, withoutFigures(rephrased.keywords)].filter(hasContentWords);
  const searches = await Promise.all(
    queries.map(async (query): Promise<WordedSearch> => ({ query, hits: await search(query) })),
  );
  const relevant = searches.filter(
    ({ query, hits }) => answerFromPassages(query, wordHits(hits)).level !== "nothing",
  );
  return { language, rephrased: rephrased.question, searches: relevant };
}

/** Whether a model's reply may be the question in other words: it has some, and the same figures. */
function isRephrasing(rephrased: string, question: string): boolean {
  const words = contentWords(rephrased).map(foldText);
  const own = new Set(contentWords(question).map(foldText));
  return words.some(word => !own.has(word)) && figures(rephrased) === figures(question);
}

const figures = (text: string) => [...new Set(foldText(text).match(/\p{N}+/gu))].sort().join(" ");

/** Keywords without those that have figures, which could only be a guess at the answer. */
const withoutFigures = (keywords: string) =>
  keywords
    .split(/[,;،]/)
    .filter(keyword => !/\p{N}/u.test(keyword))
    .join(" ");

const hasContentWords = (query: string) => contentWords(query).length > 0;
