import {
  type AnswerType,
  type ExpectedAnswer,
  expectedFrom,
  isKeywords,
  withoutRequest,
} from "./answer-type";
import type { FoundPassage } from "./found-passage";
import { detectLanguage } from "./language";
import { asksForLiterature } from "./literature";
import { isEntryOf, matchAnswerType } from "./match-answer-type";
import {
  crossWordGrams,
  elementwiseMax,
  type MatchedPassage,
  type MatchedSentence,
  matchPassage,
  questionWords,
} from "./match-passage";
import { isSourceCode } from "./source-code";

/** A sentence that may be quoted. */
export interface ScoredSentence {
  passage: FoundPassage;
  /** Offsets in the page's text. */
  start: number;
  end: number;
  sentence: string;
  /** Log-odds up to a constant, from about 0 to 20: comparable within one question. */
  score: number;
  /** Share of the question's content words in it, its heading and the sentence before, weighted by rarity: 0 to 1. */
  covered: number;
  /** For each content word of the question, how well it is held there: 0 to 1. */
  held: number[];
  /** How well it holds the type of information that is asked for: 0 to 1, 0 where none is. */
  typed: number;
}

export interface ScoredPassages {
  /** Best first; empty if the question has no content words. */
  sentences: ScoredSentence[];
  /** Share of the question's content words in the best passage or its heading, weighted by rarity: 0 to 1. */
  covered: number;
  /** Number of the question's content words. */
  contentWords: number;
}

/** Number of passages that may be quoted, and of those that determine which words are rare here. */
const passagesRead = 5;
const passagesCompared = 2;
/** Weight of a stop word relative to a content word. */
const smallWeight = 0.2;

/**
 * Fitted on the labelled questions in four languages, the demo companies' and the documents for choosing together, then
 * rounded (docs/decisions/018-answers-on-real-documents.md).
 */
const weights = {
  /** 4-grams of the question, by rarity among the sentences of the best passages. */
  grams: 5.4,
  /** Words of the question, by rarity in all searched passages. */
  rare: 3.5,
  /** Words found only in the context: the heading, the sentence before. */
  before: 3.1,
  /** The passage's score relative to the best one. */
  passage: 7.5,
  /** Words by rarity in the best passages, relative to its length. */
  dense: 3.1,
  /** Of a few keywords: the section that they name, and the sentence that it begins with. */
  title: 5,
  opening: 3,
  /** Of a definition: the first sentence of the entry that has the term as its heading, worth as much as a keyword's section. */
  entry: 4,
  /** Lines of printed source code name what is asked for and explain nothing. Chosen: -4 changes no figure either. */
  code: -2,
};
const typeWeights: Record<AnswerType, number> = {
  price: 2.1,
  duration: 2.5,
  frequency: 1.5,
  distance: 1.7,
  weight: 1.7,
  speed: 2.3,
  counted: 3,
  number: 3,
  date: 2.2,
  past: 2.2,
  person: 1.7,
  maker: 2,
  key: 2,
  command: 2,
  place: 2,
  version: 2,
  unit: 2,
  memory: 2,
  definition: 2,
  list: 2,
  rule: 0.7,
  instruction: 4,
  other: 0,
};

/** Scores the sentences of the best passages as answers to the question. */
export function scoreSentences(written: string, passages: FoundPassage[]): ScoredPassages {
  const language = detectLanguage(written);
  const question = withoutRequest(written);
  const read = passages.slice(0, passagesRead).map(passage => matchPassage(question, language, passage));
  const [first] = read;
  const asked = questionWords(question, language, first?.passage.language ?? language);
  if (!first || asked.every(word => word.small)) return { sentences: [], covered: 0, contentWords: 0 };
  const size = asked.map(word => (word.small ? smallWeight : 1));
  const { passages: all, holders } = first.passage.searched;
  const rare = asked.map((word, at) => size[at]! * rarity(all, holders.get(word.folded) ?? 0));
  const expected = expectedFrom(first.passage.searched, written);
  const weigh = weigher(question, expected, size, rare, read);
  const literature = asksForLiterature(question);
  const keywords = isKeywords(written);
  // The sentence that announces a list comes with it.
  const announces = ({ passage }: MatchedPassage, { start, end }: MatchedSentence) =>
    expected.type === "list" &&
    /\p{L}[^\n]{8,}:$/u.test(passage.text.slice(start, end)) &&
    /\S/.test(passage.text.slice(end) + (passage.trailing ?? ""));
  const content = rare.map((weight, at) => (asked[at]!.small ? 0 : weight));
  const sentences = read
    .flatMap(matched => {
      const { passage } = matched;
      const named = keywords ? namedByTitle(matched, rare) : 0;
      return matched.sentences
        .filter(
          sentence => (!sentence.lead || announces(matched, sentence)) && (!sentence.reference || literature),
        )
        .map((read, at) => {
          const sentence = passage.text.slice(read.start, read.end);
          const held = elementwiseMax(read.match, read.above);
          return {
            passage,
            start: passage.start + read.start,
            end: passage.start + read.end,
            sentence,
            score: weigh(passage, read) + named * (weights.title + (at === 0 ? weights.opening : 0)),
            covered: share(held, content),
            held: held.filter((_, word) => content[word]! > 0),
            typed: matchAnswerType(expected, sentence, written, read.under),
          };
        });
    })
    .sort((one, other) => other.score - one.score || one.start - other.start);
  const inFirst = first.sentences.reduce((most, { match }) => elementwiseMax(most, match), first.heading);
  return {
    sentences,
    covered: share(inFirst, content),
    contentWords: content.filter(weight => weight > 0).length,
  };
}

/** How far the title of a passage's section names what is asked for, and nothing else: 0 to 1. */
function namedByTitle({ title, titleWords }: MatchedPassage, rare: number[]): number {
  const matched = title.filter(value => value > 0).length;
  return matched === 0 ? 0 : share(title, rare) * Math.min(1, matched / titleWords);
}

function weigher(
  question: string,
  expected: ExpectedAnswer,
  size: number[],
  rare: number[],
  read: MatchedPassage[],
) {
  const compared = read.slice(0, passagesCompared).flatMap(({ sentences }) => sentences);
  const rareHere = size.map(
    (weight, at) => weight * rarity(compared.length, compared.filter(({ match }) => match[at]! > 0.6).length),
  );
  const grams = [...crossWordGrams(question)];
  const gramsHere = grams.map(gram =>
    rarity(compared.length, compared.filter(sentence => sentence.grams.has(gram)).length),
  );
  const best = read[0]?.passage.score ?? 1;
  return (
    passage: FoundPassage,
    { start, end, match, above, length, grams: held, under }: MatchedSentence,
  ): number => {
    const text = passage.text.slice(start, end);
    const heldGrams = grams.map(gram => (held.has(gram) ? 1 : 0));
    const before = above.map((value, word) => Math.max(0, value - match[word]!));
    return (
      weights.grams * share(heldGrams, gramsHere) +
      weights.rare * share(match, rare) +
      weights.before * share(before, rare) +
      weights.passage * (passage.score / best) +
      weights.dense * (share(match, rareHere) / Math.sqrt(length / 20 + 0.2)) +
      typeWeights[expected.type] * matchAnswerType(expected, text, question, under) +
      (isEntryOf(expected, under) ? weights.entry : 0) +
      (isSourceCode(text) ? weights.code : 0)
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
