import { withoutAddedWords } from "~/domain/retrieval/question/added-words";
import {
  type AnswerType,
  type ExpectedAnswer,
  expectedAnswerOfSearch,
  isKeywords,
} from "~/domain/retrieval/question/answer-type";
import { withoutRequest } from "~/domain/retrieval/question/without-request";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { beginsWithNamed, isNamedEntry, namedTerms } from "./entry-terms";
import { asksForLiterature } from "./literature";
import { isEntryOf, matchAnswerType } from "./match-answer-type";
import {
  crossWordGrams,
  elementwiseMax,
  type MatchedPassage,
  type MatchedSentence,
  matchPassage,
  questionWords,
  withoutMeasure,
} from "./match-passage";
import { announcesChoice, askedChoice, namesSeveral } from "./names-nothing";
import { asksForRevisions, isRevision } from "./revision-history";
import { isSourceCode } from "./source-code";
import { continuesCase, isOtherTime, isSpecialCase } from "./special-case";

/** A sentence that may be quoted. */
export interface ScoredSentence {
  passage: FoundPassage;
  /** Offsets in the page's text. */
  start: number;
  end: number;
  sentence: string;
  /** Log-odds up to a constant, from about 0 to 20: comparable within one question. */
  score: number;
  /** Share of the question's content words in the sentence and its context, weighted by rarity: 0 to 1. */
  coverage: number;
  /** For each content word of the question, how well the sentence or its context contains it: 0 to 1. */
  wordMatches: number[];
  /** How well it contains the expected type of answer: 0 to 1; 0 if the question expects none. */
  typeMatch: number;
  /** How far the title of its section consists of the question's words: 0 to 1. */
  titleShare: number;
  /** Whether it describes the key or the option that the question names. */
  isNamed: boolean;
}

export interface ScoredPassages {
  /** Best first; empty if the question has no content words. */
  sentences: ScoredSentence[];
  /** Share of the question's content words in the best passage or its heading, weighted by rarity: 0 to 1. */
  coverage: number;
  /** Number of the question's content words. */
  contentWordCount: number;
  expectedType: AnswerType;
}

/** Number of passages that may be quoted. */
const passagesRead = 5;
/** Number of passages whose sentences determine how rare words are among the best passages. */
const passagesCompared = 2;
/** Weight of a stop word relative to a content word. */
const stopWordWeight = 0.2;

/** Weight of a word that only the question before has, in brackets at the end of a follow-up. Chosen. */
const addedWordWeight = 0.6;

/**
 * Fitted on the labelled questions in four languages, the demo companies' and the documents for choosing together, then
 * rounded (docs/decisions/018-answers-on-real-documents.md).
 */
const weights = {
  /** 4-grams of the question, by rarity among the sentences of the best passages. */
  grams: 5.4,
  /** Words of the question, by rarity in all searched passages. */
  words: 3.5,
  /** Words that only the context contains: the heading, the sentence before. */
  context: 5.5,
  /** The same for a question of one content word, which every sentence of its section would have. */
  contextOfOneWord: 3.1,
  /** The passage's score relative to the best one. */
  passage: 7.5,
  /** Words by rarity among the sentences of the best passages, relative to the sentence's length. */
  density: 3.1,
  /** For keywords and for what to do about them: a section whose title they are, and the first sentence of that section. */
  title: 5,
  opening: 3,
  /** For any other question: a section whose title consists of its words. */
  anyTitle: 2.5,
  /** The first sentence of an entry that has the term to define, or the key or option that is asked about, as its heading. */
  entry: 4,
  /** For "which …": a sentence that announces the list of them, or one that only says that there are several. */
  announced: 1.5,
  several: -2,
  /** A sentence about a case that the question does not name. Chosen; from -2 to -6 no figure changes. */
  specialCase: -6,
  /** A sentence about the time before or after the one that the question names. Chosen. */
  otherTime: -10,
  /** What a version of the document changed. Chosen. */
  revision: -4,
  /** Lines of source code and commands contain the words of a question but explain nothing. Chosen; -2 changes no figure. */
  code: -4,
};
/**
 * Coverage of the best general sentence, relative to that of a special case, from which on it comes before it where a rule is
 * asked for: "Beim Laden … Rauchen verboten" is better than nothing about smoking.
 */
const minGeneralCoverage = 0.75;
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
  contact: 5,
  maker: 2,
  licence: 2,
  phone: 2,
  email: 2,
  key: 5,
  command: 2,
  place: 2,
  version: 2,
  unit: 2,
  memory: 2,
  definition: 3,
  list: 2,
  rule: 0.7,
  instruction: 4,
  procedure: 0,
  other: 0,
};

/** Types that the lead-in of a list matches too often without being an answer. */
const typesWithoutLeadIn: ReadonlySet<AnswerType> = new Set([
  "person",
  "place",
  "command",
  "rule",
  "instruction",
  "procedure",
  "other",
]);

/**
 * Scores the sentences of the best passages as answers to a question.
 * @param passages best first, all of one search
 */
export function scoreSentences(question: string, passages: FoundPassage[]): ScoredPassages {
  const language = detectLanguage(question);
  const subject = withoutRequest(question);
  const matchedPassages = passages
    .slice(0, passagesRead)
    .map(passage => matchPassage(subject, language, passage));
  const [first] = matchedPassages;
  const words = questionWords(subject, language, first?.passage.language ?? language);
  if (!first || words.every(word => word.isStopWord))
    return { sentences: [], coverage: 0, contentWordCount: 0, expectedType: "other" };
  const own = new Set(
    questionWords(withoutAddedWords(subject), language, first.passage.language).map(({ folded }) => folded),
  );
  const wordWeights = words.map(({ folded, isStopWord }) =>
    isStopWord ? stopWordWeight : own.has(folded) ? 1 : addedWordWeight,
  );
  const { passageCount, documentFrequencies } = first.passage.search;
  const rarities = words.map(
    (word, at) => wordWeights[at]! * rarity(passageCount, documentFrequencies.get(word.folded) ?? 0),
  );
  const expected = expectedAnswerOfSearch(first.passage.search, question);
  const scoreSentence = sentenceScorer(subject, expected, wordWeights, rarities, matchedPassages);
  const literature = asksForLiterature(subject);
  const revisions = asksForRevisions(subject);
  const keywords = isKeywords(question);
  const asked = askedChoice(subject);
  // The lead-in of a list may be quoted if it is an answer, because the quote's context continues with the list.
  const mayAnnounce = ({ passage }: MatchedPassage, { start, end, headingAbove }: MatchedSentence) => {
    const sentence = passage.text.slice(start, end);
    return (
      /\p{L}[^\n]{8,}:$/u.test(sentence) &&
      /\S/.test(passage.text.slice(end) + (passage.trailing ?? "")) &&
      ((asked !== undefined && announcesChoice(sentence, asked)) ||
        expected.type === "list" ||
        (!typesWithoutLeadIn.has(expected.type) &&
          matchAnswerType(expected, sentence, question, headingAbove) === 1))
    );
  };
  const named = namedTerms(subject);
  const contentRarities = rarities.map((weight, at) => (words[at]!.isStopWord ? 0 : weight));
  const all = matchedPassages.flatMap(matched => {
    const { passage } = matched;
    const titleShare = titleMatchShare(matched, rarities);
    return matched.sentences
      .filter(
        sentence =>
          (!sentence.leadIn || mayAnnounce(matched, sentence)) &&
          !sentence.empty &&
          (!sentence.reference || literature),
      )
      .map((span, at) => {
        const sentence = passage.text.slice(span.start, span.end);
        const wordMatches = elementwiseMax(span.match, span.contextMatch);
        const typeMatch = matchAnswerType(expected, sentence, question, span.headingAbove);
        const isNamed = isNamedEntry(span.headingAbove ?? "", named) || beginsWithNamed(sentence, named);
        return {
          passage,
          start: passage.start + span.start,
          end: passage.start + span.end,
          sentence,
          score:
            scoreSentence(passage, span, typeMatch) +
            (isNamed || isEntryOf(expected, span.headingAbove) ? weights.entry : 0) +
            choiceScore(sentence, asked) +
            (!revisions && isRevision(sentence) ? weights.revision : 0) +
            titleShare *
              (keywords || expected.type === "instruction"
                ? weights.title + (at === 0 ? weights.opening : 0)
                : weights.anyTitle),
          coverage: weightedShare(wordMatches, contentRarities),
          wordMatches: wordMatches.filter((_, word) => contentRarities[word]! > 0),
          typeMatch,
          titleShare,
          isNamed,
        };
      });
  });
  const penalties = casePenalties(all, question);
  const generalCoverage = Math.max(0, ...all.map(({ coverage }, at) => (penalties[at] ? 0 : coverage)));
  const sentences = all
    .map((one, at) =>
      penalties[at] && (expected.type !== "rule" || generalCoverage >= minGeneralCoverage * one.coverage)
        ? { ...one, score: one.score + penalties[at] }
        : one,
    )
    .sort((one, other) => other.score - one.score || one.start - other.start);
  const passageMatch = first.sentences.reduce(
    (best, { match }) => elementwiseMax(best, match),
    first.headingMatch,
  );
  return {
    sentences,
    coverage: weightedShare(passageMatch, contentRarities),
    contentWordCount: contentRarities.filter(weight => weight > 0).length,
    expectedType: expected.type,
  };
}

/**
 * The penalties of German sentences that are about another case or time than the question: also of those that go on about that
 * case, and of the rest of a passage from another time on; 0 for all others.
 */
function casePenalties(all: Pick<ScoredSentence, "passage" | "sentence">[], question: string): number[] {
  let [caseOf, timeOf]: (FoundPassage | undefined)[] = [];
  return all.map(({ passage, sentence }) => {
    if (passage.language !== "de") return 0;
    if (isOtherTime(sentence, question)) timeOf = passage;
    const isCase = isSpecialCase(sentence, question) || (caseOf === passage && continuesCase(sentence));
    caseOf = isCase ? passage : undefined;
    return timeOf === passage ? weights.otherTime : isCase ? weights.specialCase : 0;
  });
}

function choiceScore(sentence: string, asked: string | undefined): number {
  if (asked === undefined) return 0;
  if (announcesChoice(sentence, asked)) return weights.announced;
  return namesSeveral(sentence, asked) ? weights.several : 0;
}

/** How far the words of a section's title are those of the question, and no others: 0 to 1. */
function titleMatchShare({ titleMatch, titleWordCount }: MatchedPassage, rarities: number[]): number {
  const matched = titleMatch.filter(value => value > 0).length;
  return matched === 0 ? 0 : weightedShare(titleMatch, rarities) * Math.min(1, matched / titleWordCount);
}

function sentenceScorer(
  question: string,
  expected: ExpectedAnswer,
  wordWeights: number[],
  rarities: number[],
  matchedPassages: MatchedPassage[],
) {
  const compared = matchedPassages.slice(0, passagesCompared).flatMap(({ sentences }) => sentences);
  const localRarities = wordWeights.map(
    (weight, at) => weight * rarity(compared.length, compared.filter(({ match }) => match[at]! > 0.6).length),
  );
  // "Qu'est-ce que" has as many 4-grams as the term itself.
  const grams = [...crossWordGrams(withoutMeasure(question).replace(/^qu['’]est[- ]ce qu(?:e |['’])/i, ""))];
  const gramRarities = grams.map(gram =>
    rarity(compared.length, compared.filter(sentence => sentence.grams.has(gram)).length),
  );
  const contentWordCount = wordWeights.filter(weight => weight === 1).length;
  const contextWeight = contentWordCount > 1 ? weights.context : weights.contextOfOneWord;
  const bestScore = matchedPassages[0]?.passage.score ?? 1;
  return (
    passage: FoundPassage,
    { start, end, match, contextMatch, wordCount, grams: sentenceGrams }: MatchedSentence,
    typeMatch: number,
  ): number => {
    const text = passage.text.slice(start, end);
    const gramMatches = grams.map(gram => (sentenceGrams.has(gram) ? 1 : 0));
    const contextOnly = contextMatch.map((value, word) => Math.max(0, value - match[word]!));
    return (
      weights.grams * weightedShare(gramMatches, gramRarities) +
      weights.words * weightedShare(match, rarities) +
      contextWeight * weightedShare(contextOnly, rarities) +
      weights.passage * (passage.score / bestScore) +
      weights.density * (weightedShare(match, localRarities) / Math.sqrt(wordCount / 20 + 0.2)) +
      typeWeights[expected.type] * typeMatch +
      (isSourceCode(text) ? weights.code : 0)
    );
  };
}

/** The inverse document frequency of a word that `frequency` of `total` texts contain. */
function rarity(total: number, frequency: number): number {
  return Math.log(1 + Math.max(0, total - frequency + 0.5) / (frequency + 0.5));
}

function weightedShare(matches: number[], weights: number[]): number {
  let sum = 0;
  let total = 0;
  for (const [at, value] of matches.entries()) {
    sum += value * weights[at]!;
    total += weights[at]!;
  }
  return total > 0 ? sum / total : 0;
}
