import { answerThreshold, clarity, nearestThreshold } from "./quotes/clarity";
import { elementwiseMax, matchPassage, questionWords } from "./quotes/match-passage";
import { answerFromPassages } from "./quotes/quote-sentences";
import { type ScoredSentence, scoreSentences } from "./quotes/score-sentences";
import type { FoundPassage } from "./search-index/found-passage";
import { detectLanguage } from "./words/language";

/** Why a passage is a hit: the question's content words that it contains, and the sentence that would be quoted. */
export interface ExplainedPassage {
  passage: FoundPassage;
  words: string[];
  sentence: ScoredSentence | undefined;
}

export interface ExplainedSearch {
  level: "answer" | "nearest" | "nothing";
  /** Null if nothing matched. */
  clarity: number | null;
  bars: { answer: number; nearest: number };
  passages: ExplainedPassage[];
  /** The question's content words that no passage contains. */
  missing: string[];
}

/**
 * Explains the result of a search.
 * @param passages best first
 * @param readCount the number of passages that an answer reads
 */
export function explainSearch(
  question: string,
  passages: FoundPassage[],
  readCount: number,
): ExplainedSearch {
  const bars = { answer: answerThreshold, nearest: nearestThreshold };
  const [best] = passages;
  const query = best?.search.query ?? question;
  const language = detectLanguage(query);
  const contentWords = questionWords(query, language, best?.language ?? language).filter(
    ({ isStopWord }) => !isStopWord,
  );
  if (!best)
    return {
      level: "nothing",
      clarity: null,
      bars,
      passages: [],
      missing: contentWords.map(word => word.folded),
    };
  const read = passages.slice(0, readCount);
  const scored = scoreSentences(query, read);
  const explained = passages.map((passage): ExplainedPassage => {
    const words = questionWords(query, language, passage.language);
    const { sentences, headingMatch } = matchPassage(query, language, passage);
    const wordMatches = sentences.reduce((best, { match }) => elementwiseMax(best, match), headingMatch);
    return {
      passage,
      words: words
        .filter(({ isStopWord }, at) => !isStopWord && wordMatches[at]! > 0)
        .map(({ folded }) => folded),
      sentence: scored.sentences.find(one => one.passage.id === passage.id),
    };
  });
  const value = clarity(query, read, scored);
  return {
    level: answerFromPassages(question, read).level,
    clarity: Number.isFinite(value) ? value : null,
    bars,
    passages: explained,
    missing: contentWords
      .map(({ folded }) => folded)
      .filter(word => !explained.some(({ words }) => words.includes(word))),
  };
}
