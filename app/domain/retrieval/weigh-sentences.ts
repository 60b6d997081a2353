import { detectLanguage, type Language } from "./language";
import { isLead } from "./leads";
import { matchWord, readWords, type Word } from "./match-words";
import type { FoundPassage } from "./search-passages";
import { type Span, splitSentences } from "./sentences";
import { holdsWanted, type WantedKind, wantedKind } from "./wanted-kind";

/** A sentence that may be quoted. */
export interface WeighedSentence {
  passage: FoundPassage;
  /** Offsets in the page's text. */
  start: number;
  end: number;
  sentence: string;
  /** Log-odds up to a constant, from about 0 to 20: comparable within one question. */
  score: number;
}

export interface Weighed {
  /** Best first; empty where the question has no word with content. */
  sentences: WeighedSentence[];
  /** Share of the question's words with content that stand in the best passage or its heading, by rarity: 0 to 1. */
  covered: number;
}

/** Passages whose sentences may be quoted, and how many of them tell which words are rare here. */
const passagesRead = 5;
const passagesCompared = 3;
/** What a word without content weighs beside one with. */
const smallWeight = 0.2;

/** Fitted on the sentences of 2,500 questions in four languages together, each article left out in turn, then rounded. */
const weights = { rareHere: 4.2, rare: 3.1, before: 2.8, passage: 7.6, dense: 2.1 };
const kindWeights: Record<WantedKind, number> = { number: 1.2, date: 2.1, person: 1.4, other: 0 };

interface Read {
  passage: FoundPassage;
  sentences: ReadSentence[];
  heading: number[];
}

interface ReadSentence extends Span {
  /** For each word of the question: 0 to 1. */
  match: number[];
  /** The same for what it follows: its heading, what leads to it, the sentence before. */
  above: number[];
  words: number;
  lead: boolean;
}

/** Weighs the sentences of the best passages as answers to the question. */
export function weighSentences(question: string, passages: FoundPassage[]): Weighed {
  const language = detectLanguage(question);
  if (!readWords(question, language).some(word => !word.small)) return { sentences: [], covered: 0 };
  const top = passages[0]?.score ?? 1;
  const read = passages.slice(0, passagesRead).map(passage => readPassage(question, language, passage));
  const first = read[0];
  if (!first) return { sentences: [], covered: 0 };
  const asked = askedWords(question, language, first.passage.language);
  const size = asked.map(word => (word.small ? smallWeight : 1));
  const { searched } = first.passage;
  const rare = asked.map(
    (word, at) => size[at]! * rarity(searched.passages, searched.holders.get(word.folded) ?? 0),
  );
  const compared = read.slice(0, passagesCompared).flatMap(({ sentences }) => sentences);
  const rareHere = asked.map(
    (_, at) => size[at]! * rarity(compared.length, compared.filter(({ match }) => match[at]! > 0.6).length),
  );
  const kind = wantedKind(question);
  const weighed = read.flatMap(({ passage, sentences }) =>
    sentences
      .filter(({ lead }) => !lead)
      .map(({ start, end, match, above, words }) => {
        const sentence = passage.text.slice(start, end);
        const here = share(match, rareHere);
        const before = above.map((value, word) => Math.max(0, value - match[word]!));
        const score =
          weights.rareHere * here +
          weights.rare * share(match, rare) +
          weights.before * share(before, rare) +
          weights.passage * (passage.score / top) +
          weights.dense * (here / Math.sqrt(words / 20 + 0.2)) +
          kindWeights[kind] * holdsWanted(kind, sentence, question);
        return { passage, start: passage.start + start, end: passage.start + end, sentence, score };
      }),
  );
  weighed.sort((one, other) => other.score - one.score || one.start - other.start);
  const inFirst = first.sentences.reduce((most, { match }) => greater(most, match), first.heading);
  const content = rare.map((weight, at) => (asked[at]!.small ? 0 : weight));
  return { sentences: weighed, covered: share(inFirst, content) };
}

function readPassage(question: string, language: Language, passage: FoundPassage): Read {
  const asked = askedWords(question, language, passage.language);
  const matchAll = (words: Word[]) => asked.map(word => matchWord(word, words));
  const heading = matchAll(readWords(passage.heading ?? "", passage.language));
  const sentences: ReadSentence[] = [];
  let lead = heading;
  let before = heading;
  for (const span of splitSentences(passage.text, passage.language)) {
    const words = readWords(passage.text.slice(span.start, span.end), passage.language);
    const match = matchAll(words);
    const leads = isLead(passage.text, span);
    sentences.push({ ...span, match, above: greater(lead, before), words: words.length, lead: leads });
    if (leads) lead = greater(heading, match);
    before = match;
  }
  return { passage, sentences, heading };
}

function greater(one: number[], other: number[]): number[] {
  return one.map((value, at) => Math.max(value, other[at]!));
}

/** The question's words once each, stemmed as the passage is; without content if they have none in the question's language. */
function askedWords(question: string, language: Language, stemmedAs: Language): Word[] {
  const own = readWords(question, language);
  const asked = readWords(question, stemmedAs).map((word, at) => ({ ...word, small: own[at]!.small }));
  return asked.filter((word, at) => asked.findIndex(({ folded }) => folded === word.folded) === at);
}

function rarity(of: number, holders: number): number {
  return Math.log(1 + Math.max(0, of - holders + 0.5) / (holders + 0.5));
}

function share(match: number[], weight: number[]): number {
  let sum = 0;
  let most = 0;
  for (const [at, value] of match.entries()) {
    sum += value * weight[at]!;
    most += weight[at]!;
  }
  return most > 0 ? sum / most : 0;
}
