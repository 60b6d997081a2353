import { detectLanguage } from "./language";
import { matchWord, parseWords } from "./match-words";
import { foldText } from "./normalise";
import type { ScoredSentence } from "./score-sentences";

const comparisons = [
  /unterschiede?n? (?:gibt es )?zwischen (.+?) und (.+?)(?: bei .+)?[?\s]*$/u,
  /unterscheide(?:t|n) sich (.+?) (?:und|von) (.+?)[?\s]*$/u,
  /differences? between (.+?) and (.+?)[?\s]*$/u,
  /diff[eé]rences? entre (.+?) et (.+?)[?\s]*$/u,
  /الفرق بين (.+?) و ?(.+?)[?؟\s]*$/u,
];

/** What a question compares: "Was ist der Unterschied zwischen A und B?". Folded; undefined for other questions. */
function comparedTerms(question: string): [string, string] | undefined {
  const folded = foldText(question);
  for (const pattern of comparisons) {
    const [, one, other] = pattern.exec(folded) ?? [];
    if (one && other) return [one, other];
  }
  return undefined;
}

/** A term in another form or inside a compound counts. */
const namedFrom = 0.7;

/** Where a question compares two things, the best sentence about each comes first, unless one names both. */
export function rankComparedSentences(question: string, sentences: ScoredSentence[]): ScoredSentence[] {
  const terms = comparedTerms(question);
  const [first] = sentences;
  if (!terms || !first) return sentences;
  const language = detectLanguage(question);
  const asked = terms.map(term => parseWords(term, language).filter(word => !word.small));
  if (asked.some(words => words.length === 0)) return sentences;
  const names = (words: (typeof asked)[number], { passage, sentence }: ScoredSentence) => {
    const said = parseWords(sentence, passage.language);
    return words.every(word => matchWord(word, said) >= namedFrom);
  };
  if (asked.every(words => names(words, first))) return sentences;
  const best = asked.flatMap(words => sentences.find(one => names(words, one)) ?? []);
  const ahead = [...new Set(best)].sort((one, other) => other.score - one.score);
  return ahead.length < 2 ? sentences : [...ahead, ...sentences.filter(one => !ahead.includes(one))];
}
