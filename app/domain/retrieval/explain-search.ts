import { clarity, clearFrom, nearFrom } from "./clarity";
import type { FoundPassage } from "./found-passage";
import { detectLanguage } from "./language";
import { elementwiseMax, matchPassage, questionWords } from "./match-passage";
import { answerFromPassages } from "./quote-sentences";
import { type ScoredSentence, scoreSentences } from "./score-sentences";

/** Why a passage was found: the question's content words that it holds, and its sentence that would be quoted. */
export interface ExplainedPassage {
  passage: FoundPassage;
  words: string[];
  sentence: ScoredSentence | undefined;
}

export interface ExplainedSearch {
  level: "answer" | "nearest" | "nothing";
  /** Null where nothing matched. */
  clarity: number | null;
  bars: { answer: number; nearest: number };
  passages: ExplainedPassage[];
  /** Content words that none of the passages holds. */
  missing: string[];
}

/** Explains what passages (best first) mean for a question; `answered` is how many of them an answer reads. */
export function explainSearch(written: string, passages: FoundPassage[], answered: number): ExplainedSearch {
  const bars = { answer: clearFrom, nearest: nearFrom };
  const [best] = passages;
  const question = best?.searched.question ?? written;
  const language = detectLanguage(question);
  const content = questionWords(question, language, best?.language ?? language).filter(({ small }) => !small);
  if (!best)
    return { level: "nothing", clarity: null, bars, passages: [], missing: content.map(word => word.folded) };
  const read = passages.slice(0, answered);
  const scored = scoreSentences(question, read);
  const explained = passages.map((passage): ExplainedPassage => {
    const words = questionWords(question, language, passage.language);
    const { sentences, heading } = matchPassage(question, language, passage);
    const held = sentences.reduce((most, { match }) => elementwiseMax(most, match), heading);
    return {
      passage,
      words: words.filter(({ small }, at) => !small && held[at]! > 0).map(({ folded }) => folded),
      sentence: scored.sentences.find(one => one.passage.id === passage.id),
    };
  });
  const value = clarity(question, read, scored);
  return {
    level: answerFromPassages(written, read).level,
    clarity: Number.isFinite(value) ? value : null,
    bars,
    passages: explained,
    missing: content
      .map(({ folded }) => folded)
      .filter(word => !explained.some(({ words }) => words.includes(word))),
  };
}
