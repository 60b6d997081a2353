import { detectLanguage } from "./language";
import {
  askedWords,
  crossingGrams,
  greater,
  type Read,
  type ReadSentence,
  readPassage,
} from "./read-passage";
import type { FoundPassage } from "./search-passages";
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
const passagesCompared = 2;
/** What a word without content weighs beside one with. */
const smallWeight = 0.2;

/** Fitted on 2,500 questions in four languages together, then rounded (docs/decisions/002-lexical-retrieval.md). */
const weights = {
  /** 4-grams of the question, by how rare they are among the sentences of the best passages. */
  grams: 5.6,
  /** Words of the question, by how rare they are in all that was searched. */
  rare: 2.9,
  /** Words that only what stands above says: its heading, the sentence before. */
  before: 2.9,
  /** How good the passage is beside the best one. */
  passage: 7.4,
  /** Words by rarity in the best passages, for its length. */
  dense: 3.3,
};
const kindWeights: Record<WantedKind, number> = { number: 1.3, date: 2.1, person: 1.5, other: 0 };

/** Weighs the sentences of the best passages as answers to the question. */
export function weighSentences(question: string, passages: FoundPassage[]): Weighed {
  const language = detectLanguage(question);
  const read = passages.slice(0, passagesRead).map(passage => readPassage(question, language, passage));
  const [first] = read;
  const asked = askedWords(question, language, first?.passage.language ?? language);
  if (!first || asked.every(word => word.small)) return { sentences: [], covered: 0 };
  const size = asked.map(word => (word.small ? smallWeight : 1));
  const { passages: all, holders } = first.passage.searched;
  const rare = asked.map((word, at) => size[at]! * rarity(all, holders.get(word.folded) ?? 0));
  const weigh = weigher(question, size, rare, read);
  const sentences = read
    .flatMap(({ passage, sentences }) =>
      sentences
        .filter(({ lead }) => !lead)
        .map(read => ({
          passage,
          start: passage.start + read.start,
          end: passage.start + read.end,
          sentence: passage.text.slice(read.start, read.end),
          score: weigh(passage, read),
        })),
    )
    .sort((one, other) => other.score - one.score || one.start - other.start);
  const inFirst = first.sentences.reduce((most, { match }) => greater(most, match), first.heading);
  const content = rare.map((weight, at) => (asked[at]!.small ? 0 : weight));
  return { sentences, covered: share(inFirst, content) };
}

function weigher(question: string, size: number[], rare: number[], read: Read[]) {
  const compared = read.slice(0, passagesCompared).flatMap(({ sentences }) => sentences);
  const rareHere = size.map(
    (weight, at) => weight * rarity(compared.length, compared.filter(({ match }) => match[at]! > 0.6).length),
  );
  const grams = [...crossingGrams(question)];
  const gramsHere = grams.map(gram =>
    rarity(compared.length, compared.filter(sentence => sentence.grams.has(gram)).length),
  );
  const kind = wantedKind(question);
  const best = read[0]?.passage.score ?? 1;
  return (passage: FoundPassage, { start, end, match, above, length, grams: held }: ReadSentence): number => {
    const heldGrams = grams.map(gram => (held.has(gram) ? 1 : 0));
    const before = above.map((value, word) => Math.max(0, value - match[word]!));
    return (
      weights.grams * share(heldGrams, gramsHere) +
      weights.rare * share(match, rare) +
      weights.before * share(before, rare) +
      weights.passage * (passage.score / best) +
      weights.dense * (share(match, rareHere) / Math.sqrt(length / 20 + 0.2)) +
      kindWeights[kind] * holdsWanted(kind, passage.text.slice(start, end), question)
    );
  };
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
