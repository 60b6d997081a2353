import type { Language } from "~/contract/language";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { gramText } from "~/domain/retrieval/words/grams";
import { matchWord, parseWords, type Word } from "~/domain/retrieval/words/match-words";
import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";
import { type Span, splitSentences } from "~/domain/retrieval/words/sentences";
import { relatedWords } from "~/domain/retrieval/words/synonyms";
import { abbreviatedWeekdays } from "~/domain/retrieval/words/weekdays";
import { isEntryTerm } from "./entry-terms";
import { asksQuestion, isLeadIn } from "./lead-in";
import { isLiteratureHeading, isReference } from "./literature";
import { repeatsQuestion } from "./names-nothing";

/** A passage matched against a question. */
export interface MatchedPassage {
  passage: FoundPassage;
  sentences: MatchedSentence[];
  /** For each word of the question, how well the heading contains it: 0 to 1. */
  headingMatch: number[];
  /** The same for the title of its section alone, the last part of the heading. */
  titleMatch: number[];
  /** Number of content words of that title. */
  titleWordCount: number;
}

export interface MatchedSentence extends Span {
  /** For each word of the question, how well the sentence contains it: 0 to 1. */
  match: number[];
  /** The same for its context: the heading, the lead-in, and the sentence before. */
  contextMatch: number[];
  wordCount: number;
  grams: ReadonlySet<string>;
  leadIn: boolean;
  /** Whether it only repeats the question, or has no content words. */
  empty: boolean;
  /** An entry of a bibliography. */
  reference: boolean;
  /** The heading or lead-in directly above it; null if there is another sentence in between. */
  headingAbove: string | null;
}

type Matched = Pick<MatchedSentence, "match" | "wordCount" | "grams">;

/** The match of a sentence that is read together with the question that it answers, or the term that it describes. */
function withTerm(own: Matched, term: Matched): Matched {
  return {
    match: elementwiseMax(own.match, term.match),
    wordCount: own.wordCount + term.wordCount,
    grams: new Set([...own.grams, ...term.grams]),
  };
}

/**
 * Matches a passage against a question.
 * @param language of the question
 */
export function matchPassage(question: string, language: Language, passage: FoundPassage): MatchedPassage {
  const queryWords = questionWords(question, language, passage.language);
  const synonyms = queryWords.map(word => synonymsOf(word, language, passage.language));
  const matchAll = (words: Word[]) =>
    queryWords.map((word, at) => matchWithSynonyms(word, synonyms[at]!, words));
  const headingMatch = matchAll(parseWords(passage.heading ?? "", passage.language));
  const title = parseWords(passage.heading?.split(" › ").at(-1) ?? "", passage.language);
  const sentences: MatchedSentence[] = [];
  let leadInMatch = headingMatch;
  let previousMatch = headingMatch;
  let headingAbove: string | null = null;
  let termAbove: Matched | undefined;
  let literature = isLiteratureHeading(passage.heading ?? "");
  for (const span of splitSentences(passage.text, passage.language)) {
    const text = passage.text.slice(span.start, span.end);
    const words = parseWords(withoutPointers(text), passage.language);
    const leadIn = isLeadIn(passage.text, span);
    const contextMatch = elementwiseMax(leadInMatch, previousMatch);
    if (leadIn && /\p{L}{2}/u.test(text)) literature = isLiteratureHeading(text);
    const reference = literature || isReference(text);
    const weekdays = parseWords(abbreviatedWeekdays(text, passage.language).join(" "), passage.language);
    const own = {
      match: matchAll([...words, ...weekdays]),
      wordCount: words.length,
      grams: crossWordGrams(text),
    };
    const isSameParagraph = !passage.text.slice(sentences.at(-1)?.end, span.start).includes("\n");
    const read = termAbove && (!leadIn || isSameParagraph) ? withTerm(own, termAbove) : own;
    termAbove =
      leadIn && (asksQuestion(text) || isEntryTerm(text) || (termAbove && isSameParagraph))
        ? read
        : undefined;
    sentences.push({
      ...span,
      ...read,
      contextMatch,
      leadIn,
      empty:
        isFragment(text, words) || (!termAbove && read === own && repeatsQuestion(text, question, language)),
      reference,
      headingAbove,
    });
    headingAbove = leadIn ? text : null;
    if (leadIn) leadInMatch = elementwiseMax(headingMatch, read.match);
    previousMatch = read.match;
  }
  const titleWordCount = title.filter(word => !word.isStopWord && /\p{L}/u.test(word.folded)).length;
  return { passage, sentences, headingMatch, titleMatch: matchAll(title), titleWordCount };
}

/** References to other places in brackets, whose words say nothing here: "(siehe Kapitel 4, „Verschlüsselte USB-Sticks“)". */
const pointerInBrackets =
  /[([](?:mehr (?:dazu|hierzu|zu[mr]?) [^()]{0,60}|siehe|s\.|vgl\.|see|cf\.?|voir) [^()]{0,120}(?:[)\]]|$)/giu;
const withoutPointers = (text: string) => text.replace(pointerInBrackets, " ");

/** Whether it is the end of a sentence around a line of code, without a content word: "an." */
const isFragment = (text: string, words: Word[]) =>
  /^\p{Ll}/u.test(text) && words.every(word => word.isStopWord);

/** Weight of a synonym relative to the word itself, and the match from which on a synonym counts. */
const synonymWeight = 0.7;
const minSynonymMatch = 0.8;

function synonymsOf(word: Word, language: Language, passageLanguage: Language): Word[] {
  if (word.isStopWord) return [];
  return [...relatedWords(word.folded, language)].flatMap(other => parseWords(other, passageLanguage));
}

function matchWithSynonyms(queryWord: Word, synonyms: Word[], sentence: Word[]): number {
  const wordMatch = matchWord(queryWord, sentence);
  if (wordMatch >= synonymWeight || synonyms.length === 0) return wordMatch;
  const synonymMatch = Math.max(...synonyms.map(word => matchWord(word, sentence)));
  return synonymMatch >= minSynonymMatch ? Math.max(wordMatch, synonymWeight * synonymMatch) : wordMatch;
}

/** After "woran" they ask for a sign, and a sentence with the sign need not contain them. */
const recognising =
  /^(?:erkenn(?:en?|st|t)|merk(?:en?|st|t)|seh(?:en?|t)|tell|recogni[sz]e|reconnai(?:s|t|tre))$/;
const signWords = new Set(["woran", "how", "quoi"]);

const howWords = new Set(["wie", "how"]);
/** After "wie" or "how" they ask for a figure ("wie hoch"), and a sentence with the figure need not contain them. */
const measureAdjectives = new Set(
  (
    "hoch gross lang lange weit breit tief dick schwer oft häufig schnell teuer alt nah spät " +
    "high large big long far wide deep thick tall heavy often frequently fast old close late"
  ).split(" "),
);

const measure = new RegExp(
  `(?<!\\p{L})(${[...howWords].join("|")}) (?:${[...measureAdjectives, "groß"].join("|")})(?!\\p{L})`,
  "giu",
);

/** The question without these adjectives: "länger" in a sentence does not answer "wie lange". */
export const withoutMeasure = (question: string): string => question.replace(measure, "$1");

/** "Wie lange habe ich Zeit?", "How much time …": the word only says that a duration is asked for. */
const asksForTime = /^\P{L}*(?:wie (?:lange|viel)|how (?:long|much)|combien)(?!\p{L})/iu;
const timeWords = new Set(["zeit", "time", "temps"]);

/** The letter of "E-Mail", which is no word of its own. */
const initial = /(?<![\p{L}\p{N}-])\p{L}(?=-\p{L}{2})/gu;

/** A single word in quotation marks, which is asked about even if it is a stop word: "Was heißt „soll“?" */
const quotedWord = /(?<=["„“»«])\p{L}+(?=["“”«»])/gu;

/** The distinct words of a question, stemmed in the passage's language; stop words are those of the question's language. */
export function questionWords(question: string, language: Language, passageLanguage: Language): Word[] {
  const own = parseWords(question, language);
  const asksForSign = own.slice(0, 2).some(({ folded }) => signWords.has(folded));
  const isDuration = asksForTime.test(question);
  const quoted = new Set([...question.matchAll(quotedWord)].map(([word]) => foldText(word)));
  const initials = new Set([...question.matchAll(initial)].map(([letter]) => foldText(letter)));
  const all = parseWords(question, passageLanguage).map((word, at) => ({
    ...word,
    isStopWord:
      (own[at]!.isStopWord && !quoted.has(word.folded)) ||
      initials.has(word.folded) ||
      (isDuration && timeWords.has(word.folded)) ||
      (at > 0 && at < 5 && asksForSign && recognising.test(stripAccents(word.folded))) ||
      (measureAdjectives.has(word.folded) && howWords.has(own[at - 1]?.folded ?? "")),
  }));
  return all.filter((word, at) => all.findIndex(({ folded }) => folded === word.folded) === at);
}

/** The 4-grams of a text, including those across word boundaries, which capture phrases such as "ab 50 kg". */
export function crossWordGrams(text: string): Set<string> {
  const padded = gramText(text);
  const grams = new Set<string>();
  for (let at = 0; at + 4 <= padded.length; at++) grams.add(padded.slice(at, at + 4));
  return grams;
}

export function elementwiseMax(one: number[], other: number[]): number[] {
  return one.map((value, at) => Math.max(value, other[at]!));
}
