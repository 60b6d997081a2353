import type { Language } from "~/contract/language";
import type { FoundPassage } from "./found-passage";
import { gramText } from "./grams";
import { isLeadIn } from "./lead-in";
import { isLiteratureHeading, isReference } from "./literature";
import { matchWord, parseWords, type Word } from "./match-words";
import { type Span, splitSentences } from "./sentences";
import { relatedWords } from "./synonyms";

/** A passage matched against a question. */
export interface MatchedPassage {
  passage: FoundPassage;
  sentences: MatchedSentence[];
  /** How well its heading matches each word of the question: 0 to 1. */
  heading: number[];
  /** The same for the last part of the heading alone, its section's own title. */
  title: number[];
  /** Number of content words of that title. */
  titleWords: number;
}

export interface MatchedSentence extends Span {
  /** For each word of the question: 0 to 1. */
  match: number[];
  /** The same for its context: heading, lead-in, and the sentence before. */
  above: number[];
  /** Number of words. */
  length: number;
  grams: ReadonlySet<string>;
  lead: boolean;
  /** An entry of a list of literature: it names what says something. */
  reference: boolean;
  /** The heading or lead-in right above it; null where another sentence stands between. */
  under: string | null;
}

/** Matches a passage against a question. `language` is the question's. */
export function matchPassage(question: string, language: Language, passage: FoundPassage): MatchedPassage {
  const asked = questionWords(question, language, passage.language);
  const related = asked.map(word => relatedTo(word, language, passage.language));
  const matchAll = (words: Word[]) => asked.map((word, at) => matchMeaning(word, related[at]!, words));
  const heading = matchAll(parseWords(passage.heading ?? "", passage.language));
  const title = parseWords(passage.heading?.split(" › ").at(-1) ?? "", passage.language);
  const sentences: MatchedSentence[] = [];
  let leading = heading;
  let before = heading;
  let under: string | null = null;
  let literature = isLiteratureHeading(passage.heading ?? "");
  for (const span of splitSentences(passage.text, passage.language)) {
    const text = passage.text.slice(span.start, span.end);
    const words = parseWords(text, passage.language);
    const match = matchAll(words);
    const lead = isLeadIn(passage.text, span);
    const above = elementwiseMax(leading, before);
    if (lead && /\p{L}{2}/u.test(text)) literature = isLiteratureHeading(text);
    const reference = literature || isReference(text);
    const grams = crossWordGrams(text);
    sentences.push({ ...span, match, above, length: words.length, grams, lead, reference, under });
    under = lead ? text : null;
    if (lead) leading = elementwiseMax(heading, match);
    before = match;
  }
  const titleWords = title.filter(word => !word.small && /\p{L}/u.test(word.folded)).length;
  return { passage, sentences, heading, title: matchAll(title), titleWords };
}

/** A word that means about the same counts less than the word itself. */
const relatedWeight = 0.7;
const relatedFrom = 0.8;

function relatedTo(word: Word, language: Language, readAs: Language): Word[] {
  if (word.small) return [];
  return [...relatedWords(word.folded, language)].flatMap(other => parseWords(other, readAs));
}

function matchMeaning(asked: Word, related: Word[], sentence: Word[]): number {
  const own = matchWord(asked, sentence);
  if (own >= relatedWeight || related.length === 0) return own;
  const other = Math.max(...related.map(word => matchWord(word, sentence)));
  return other >= relatedFrom ? Math.max(own, relatedWeight * other) : own;
}

const asksHow = new Set(["wie", "how"]);
/** In "wie hoch" and "how far" they ask for a figure, which a sentence gives without them. */
const measured = new Set(
  (
    "hoch gross lang lange weit breit tief dick schwer oft häufig schnell teuer alt nah spät " +
    "high large big long far wide deep thick tall heavy often frequently fast old close late"
  ).split(" "),
);

/** The question's distinct words, stemmed as the passage is; stop words by the question's language. */
export function questionWords(question: string, language: Language, stemmedAs: Language): Word[] {
  const own = parseWords(question, language);
  const asked = parseWords(question, stemmedAs).map((word, at) => ({
    ...word,
    small: own[at]!.small || (measured.has(word.folded) && asksHow.has(own[at - 1]?.folded ?? "")),
  }));
  return asked.filter((word, at) => asked.findIndex(({ folded }) => folded === word.folded) === at);
}

/** 4-grams across word boundaries: they capture phrases such as "zwei Wochen" or "ab 50 kg". */
export function crossWordGrams(text: string): Set<string> {
  const spelled = gramText(text);
  const grams = new Set<string>();
  for (let at = 0; at + 4 <= spelled.length; at++) grams.add(spelled.slice(at, at + 4));
  return grams;
}

/** The element-wise maximum. */
export function elementwiseMax(one: number[], other: number[]): number[] {
  return one.map((value, at) => Math.max(value, other[at]!));
}
