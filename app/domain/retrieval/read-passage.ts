import { gramText } from "./grams";
import type { Language } from "./language";
import { isLead } from "./leads";
import { matchWord, readWords, type Word } from "./match-words";
import type { FoundPassage } from "./search-passages";
import { type Span, splitSentences } from "./sentences";

/** A passage as it is compared with a question. */
export interface Read {
  passage: FoundPassage;
  sentences: ReadSentence[];
  /** How well its heading holds each word of the question: 0 to 1. */
  heading: number[];
}

export interface ReadSentence extends Span {
  /** For each word of the question: 0 to 1. */
  match: number[];
  /** The same for what it follows: its heading, what leads to it, the sentence before. */
  above: number[];
  /** How many words it has. */
  length: number;
  grams: ReadonlySet<string>;
  lead: boolean;
}

/** Reads a passage with the words of a question in mind. `language` is the question's. */
export function readPassage(question: string, language: Language, passage: FoundPassage): Read {
  const asked = askedWords(question, language, passage.language);
  const matchAll = (words: Word[]) => asked.map(word => matchWord(word, words));
  const heading = matchAll(readWords(passage.heading ?? "", passage.language));
  const sentences: ReadSentence[] = [];
  let leading = heading;
  let before = heading;
  for (const span of splitSentences(passage.text, passage.language)) {
    const text = passage.text.slice(span.start, span.end);
    const words = readWords(text, passage.language);
    const match = matchAll(words);
    const lead = isLead(passage.text, span);
    const above = greater(leading, before);
    sentences.push({ ...span, match, above, length: words.length, grams: crossingGrams(text), lead });
    if (lead) leading = greater(heading, match);
    before = match;
  }
  return { passage, sentences, heading };
}

/** The question's words once each, stemmed as a passage is; small where they are small in the question's language. */
export function askedWords(question: string, language: Language, stemmedAs: Language): Word[] {
  const own = readWords(question, language);
  const asked = readWords(question, stemmedAs).map((word, at) => ({ ...word, small: own[at]!.small }));
  return asked.filter((word, at) => asked.findIndex(({ folded }) => folded === word.folded) === at);
}

/** 4-grams over word borders: they hold what belongs together, "zwei Wochen" or "ab 50 kg". */
export function crossingGrams(text: string): Set<string> {
  const spelled = gramText(text);
  const grams = new Set<string>();
  for (let at = 0; at + 4 <= spelled.length; at++) grams.add(spelled.slice(at, at + 4));
  return grams;
}

/** The greater of both for each word. */
export function greater(one: number[], other: number[]): number[] {
  return one.map((value, at) => Math.max(value, other[at]!));
}
