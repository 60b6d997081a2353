import {
  type AnswerType,
  type ExpectedAnswer,
  expectedAnswerOfSearch,
} from "~/domain/retrieval/question/answer-type";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { lacksName, mentionsMissingEntity } from "./missing-entity";
import { lacksPerson } from "./names-person";
import { containsPartOnly } from "./part-of-word";
import type { ScoredPassages, ScoredSentence } from "./score-sentences";

/**
 * The clarity from which on the quotes are shown as an answer. Set together with the weights, for at most a tenth of false
 * refusals on the documents for choosing, beside the demo companies', everyday and labelled questions
 * (docs/decisions/097-everyday-questions.md).
 */
export const answerThreshold = 14.2;
/**
 * The clarity from which on the best sentences are shown as nearest passages: well below every answerable question
 * for choosing.
 */
export const nearestThreshold = 8;

/** Log-odds up to a constant, fitted with the same data and rounded. */
const weights = {
  /** The best passage's share of the question's 4-grams. */
  grams: 5,
  /** Its share of the question's content words. */
  coverage: 3.3,
  /** The same share of a longer question is stronger evidence; of one with many words around its content words, too. */
  length: 0.9,
  words: 1.75,
  /** The best sentence's score. */
  sentence: 0.43,
  /** The best passage's lead over the fifth. */
  passageLead: 2.1,
  /** The best sentence describes the key or the option that the question names, whose letters are too few to tell. */
  named: 5,
  /**
   * The best sentence has all words of the question and what it asks for ("Wie viel Urlaub habe ich?"), which tells more than
   * the rest about a single word.
   */
  complete: 1.4,
  /** English words are short and share more 4-grams by chance. Chosen; labelled questions need it too. */
  english: -0.2,
  /** The question expects a price, date, number or amount, and no quote contains one. */
  missingType: -4.3,
  /** The question asks for a contact, and no quote gives one. Chosen. */
  missingContact: -8,
  /**
   * The question has a single content word, and the passages contain only a part of it: of "Weihnachtsgeld" the first Christmas
   * day. Chosen.
   */
  partOfWord: -4.3,
  /** The question names a product, a version or a numbered thing that no passage mentions. */
  missingEntity: -3,
  /** The question names a program or a brand that the best sentence's passage and file do not. */
  otherName: -4.1,
};
/**
 * What a type of question adds: a figure is near by chance more often than an explanation. Chosen on documents of seven sets
 * (docs/decisions/103-kinds-of-questions.md).
 */
const typeWeights: Partial<Record<AnswerType, number>> = {
  counted: -0.2,
  number: -0.2,
  procedure: 0.1,
  instruction: 0.1,
};
/** The coverage of a whole word; a part of a compound has less. */
const wholeMatch = 0.9;
/** More words are no evidence. */
const maxWords = 20;
/** A missing type or entity rules out an answer; relevant passages stay the nearest unless they lose that even with this. */
const nearestPenalty = 2.5;
const maxQuotes = 3;
/** A price or a date in a quote that covers less of the question, relative to the first one, is that of something else. */
const minTypedCoverage = 0.5;

/** How clearly the passages (best first) answer the question, as log-odds: an answer from `answerThreshold` on. */
export function clarity(question: string, passages: FoundPassage[], scored: ScoredPassages): number {
  const [best] = passages;
  const [first] = scored.sentences;
  if (!best || !first) return Number.NEGATIVE_INFINITY;
  const fifth = passages[4]?.score ?? best.score / 2;
  const wordCount = question.trim().split(/\s+/).length;
  const expected = expectedAnswerOfSearch(best.search, question);
  const relevance =
    weights.grams * best.fourGramShare +
    weights.coverage * scored.coverage +
    weights.length * Math.log(1 + scored.contentWordCount) +
    weights.words * Math.log(1 + Math.min(maxWords, wordCount)) +
    weights.sentence * first.score +
    weights.passageLead * Math.log(Math.max(1, best.score / fifth)) +
    (first.isNamed ? weights.named : 0) +
    (isComplete(scored, first) ? weights.complete : 0) +
    (detectLanguage(question) === "en" ? weights.english : 0) +
    (typeWeights[expected.type] ?? 0);
  const missing = expected.type === "contact" ? weights.missingContact : weights.missingType;
  const quoted = scored.sentences.slice(0, maxQuotes).map(({ sentence }) => sentence);
  const penalty =
    (lacksPerson(question, quoted, scored.contentWordCount) ? weights.missingType : 0) +
    missing * missingTypeShare(expected, scored) ** 2 +
    (scored.contentWordCount === 1 && isPartOfWord(question, passages, expected, first)
      ? weights.partOfWord
      : 0) +
    (mentionsMissingEntity(question, passages) ? weights.missingEntity : 0) +
    (lacksName(question, first.passage) ? weights.otherName : 0);
  return Math.max(relevance + penalty, Math.min(relevance - nearestPenalty, nearestThreshold));
}

/** Whether only a part of the single content word is found: where a person is asked for, in the best sentence. */
const isPartOfWord = (
  question: string,
  passages: FoundPassage[],
  expected: ExpectedAnswer,
  first: ScoredSentence,
): boolean =>
  expected.type === "person"
    ? first.coverage < wholeMatch
    : containsPartOnly(question, passages, first.sentence);

const isComplete = ({ expectedType }: ScoredPassages, { coverage, typeMatch }: ScoredSentence) =>
  coverage > 0.999 && typeMatch === 1 && !typesNotRequired.has(expectedType);

/** Types that order the quotes, but whose lack rules out no answer. */
const typesNotRequired: ReadonlySet<AnswerType> = new Set([
  "person",
  "maker",
  "place",
  "definition",
  "list",
  "rule",
  "instruction",
  "procedure",
  "other",
]);

/** How far the quotes are from containing the expected type of answer: 0 to 1. */
function missingTypeShare(expected: ExpectedAnswer, { sentences }: ScoredPassages): number {
  if (typesNotRequired.has(expected.type)) return 0;
  const first = sentences[0]?.coverage ?? 0;
  return (
    1 -
    Math.max(
      ...sentences
        .slice(0, maxQuotes)
        .map(
          ({ typeMatch, coverage }) =>
            typeMatch * (coverage < minTypedCoverage * first ? coverage / first : 1),
        ),
    )
  );
}
