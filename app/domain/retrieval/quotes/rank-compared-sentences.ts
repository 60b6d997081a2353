import { detectLanguage } from "~/domain/retrieval/words/language";
import { matchWord, parseWords, type Word } from "~/domain/retrieval/words/match-words";
import { foldText } from "~/domain/retrieval/words/normalise";
import type { ScoredSentence } from "./score-sentences";

const comparisons = [
  /unterschiede?n? (?:gibt es )?zwischen (.+?) und (.+?)(?: bei .+)?[?\s]*$/u,
  /unterscheide(?:t|n) sich (.+?) (?:und|von) (.+?)[?\s]*$/u,
  /differences? between (.+?) and (.+?)[?\s]*$/u,
  /diff[eé]rences? entre (.+?) et (.+?)[?\s]*$/u,
  /الفرق بين (.+?) و ?(.+?)[?؟\s]*$/u,
];

/**
 * The two terms that a question compares ("Was ist der Unterschied zwischen A und B?"), folded; undefined for other
 * questions.
 */
function comparedTerms(question: string): [string, string] | undefined {
  const folded = foldText(question);
  for (const pattern of comparisons) {
    const [, one, other] = pattern.exec(folded) ?? [];
    if (one && other) return [one, other];
  }
  return undefined;
}

/** The match from which on a sentence contains a word, also in another form or inside a compound. */
const minMatch = 0.7;

/**
 * Puts the best sentence about each of two things first if the question compares them, unless the best sentence is
 * about both. Each is half of the answer, so both get the higher one of their scores. A sentence about another comparison
 * shares "difference" with the question, but none of its terms.
 * @param sentences best first
 */
export function rankComparedSentences(question: string, sentences: ScoredSentence[]): ScoredSentence[] {
  const terms = comparedTerms(question);
  const [first] = sentences;
  if (!terms || !first) return sentences;
  const language = detectLanguage(question);
  const termWords = terms.map(term => parseWords(term, language).filter(word => !word.isStopWord));
  if (termWords.some(words => words.length === 0)) return sentences;
  const mentions = ({ passage, sentence }: ScoredSentence, words: Word[]) => {
    const sentenceWords = parseWords(sentence, passage.language);
    return words.every(word => matchWord(word, sentenceWords) >= minMatch);
  };
  if (termWords.every(words => mentions(first, words))) return sentences;
  const best = termWords.flatMap(words => sentences.find(one => mentions(one, words)) ?? []);
  const promoted = [...new Set(best)].sort((one, other) => other.score - one.score);
  if (promoted.length === 0) return sentences;
  const { score } = promoted[0]!;
  return [...promoted.map(one => ({ ...one, score })), ...sentences.filter(one => !promoted.includes(one))];
}
