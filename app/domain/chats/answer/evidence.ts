import type { Language } from "~/contract/language";
import { foldText, stripAccents, words } from "~/domain/retrieval/normalise";
import { isListItem, splitSentences } from "~/domain/retrieval/sentences";
import { stem } from "~/domain/retrieval/stem";
import { isStopWord } from "~/domain/retrieval/stop-words";
import { relatedWords } from "~/domain/retrieval/synonyms";
import { type Amount, extractAmounts, unitOf } from "./amounts";
import { extractDepartments } from "./departments";
import { parseFigure } from "./figures";
import { extractOpposites } from "./opposites";
import { exceptionWords, extractLimits, type Limit, negatedWords } from "./polarity";

/** The comparable parts of a sentence. */
export interface Evidence {
  language: Language;
  /** Content words, each once; number words are amounts. */
  words: string[];
  stems: ReadonlySet<string>;
  /** The stems of all words without accents. */
  unaccentedStems: ReadonlySet<string>;
  /** All distinct words, including stop words. */
  tokens: ReadonlySet<string>;
  /** All words in reading order, repeats kept. */
  sequence: string[];
  /** The same without articles and negations. */
  comparedSequence: string[];
  /** For a row of a table: the content words of its first cell. */
  rowLabel: string[];
  amounts: Amount[];
  /** Stems of negated words. */
  negated: ReadonlySet<string>;
  limits: ReadonlySet<Limit>;
  /** Stems of the words that are only in its exception. */
  exceptions: ReadonlySet<string>;
  /** Its words of pairs of opposites, such as "open" and "closed". */
  opposites: ReadonlySet<number>;
  /** The departments that it names. */
  departments: ReadonlySet<number>;
  /** Folded codes and abbreviations (KB, H226); in languages other than German also capitalised words. */
  names: string[];
  /** Names of files, commands, addresses and versions: parts that are joined by signs without a space. */
  identifiers: string[];
  /** Folded capitalised content words inside the sentence, which are its nouns in German. */
  nouns: string[];
}

/** A cited passage: its sentences, and all of them as one. */
export interface SourceEvidence {
  language: Language;
  sentences: Evidence[];
  /** The sentences, divided at semicolons where both parts have amounts. */
  clauses: Evidence[];
  whole: Evidence;
}

/** "color.sty", "\\linespread", "--help", "/etc/hosts", "max_jobs"; not "z.B." or "he/she". */
const identifier = /^(?:\\|--|\/)\p{L}|[\p{L}\p{N}_-]{2,}[.@\\][\p{L}\p{N}]{2,}|[\p{L}\p{N}]_\p{L}|\/.+\//u;

/** Ignored in comparisons, because they change with their nouns. */
const articles = new Set(
  "der die das den dem des ein eine einen einem einer eines the a le la les l un une des du".split(" "),
);
/** Verbs that only introduce an amount. They would also match inside other verbs ("trägt"). */
const amountVerbs = new Set(["beträgt", "betragen", "betrug", "beläuft", "belaufen", "amounts"]);

/** The first cell of a row: "Work: night shift; bonus: 25 %" is about the night shift. */
const firstCell = /^[^.:;]+: ([^;]+); [^:;]+: /;

/** Extracts the comparable parts of a sentence or a whole text. */
export function extractEvidence(text: string, language: Language): Evidence {
  const folded = foldText(text);
  // Negations are compared separately, so they do not count as words.
  const sequence = words(folded.replace(/\p{L}+n't|cannot/gu, " "));
  const tokens = new Set(sequence);
  const content = [...tokens].filter(
    word =>
      word.length > 2 &&
      !/^\d/.test(word) &&
      !isStopWord(word, language) &&
      !amountVerbs.has(word) &&
      !/^(?:euro|cent|pound|penny|percent)$/.test(unitOf(word) ?? "") &&
      parseFigure(word) === undefined,
  );
  return {
    language,
    words: content,
    tokens,
    sequence: words(folded),
    comparedSequence: sequence.filter(word => !articles.has(word)),
    rowLabel: words(firstCell.exec(folded)?.[1] ?? "").filter(word => content.includes(word)),
    unaccentedStems: new Set([...tokens].map(word => stem(stripAccents(word), language))),
    stems: new Set(content.map(word => stem(word, language))),
    amounts: extractAmounts(folded),
    negated: new Set(
      [...negatedWords(folded)].filter(word => !isStopWord(word, language)).map(word => stem(word, language)),
    ),
    limits: extractLimits(folded),
    exceptions: new Set(
      exceptionWords(folded)
        .filter(word => !isStopWord(word, language))
        .map(word => stem(word, language)),
    ),
    opposites: extractOpposites(tokens, language),
    departments: extractDepartments(folded),
    names: extractNames(text, language),
    identifiers: extractIdentifiers(folded),
    nouns: capitalisedWords(text).filter(word => content.includes(word)),
  };
}

/** Extracts the evidence of a passage. */
export function extractSource(text: string, language: Language): SourceEvidence {
  let leadIn = "";
  const clauses: Evidence[] = [];
  const sentences = splitSentences(text, language).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const own = extractEvidence(sentence, language);
    const parts = splitClauses(sentence);
    clauses.push(...(parts.length > 1 ? parts.map(part => extractEvidence(part, language)) : [own]));
    if (!isListItem(sentence)) leadIn = sentence.endsWith(":") ? sentence : "";
    // An item of a list also counts together with the lead-in of the list.
    else if (leadIn) return [own, extractEvidence(`${leadIn} ${sentence}`, language)];
    return [own];
  });
  return { language, sentences, clauses, whole: extractEvidence(text, language) };
}

/** Divides a sentence at its semicolons, if each part has an amount. A row of a table stays whole. */
function splitClauses(sentence: string): string[] {
  const parts = sentence.split(/;/);
  const isRow = firstCell.test(foldText(sentence));
  return !isRow && parts.every(part => /\d/.test(part)) ? parts : [sentence];
}

/** The share of a claim's words that a source contains: 0 to 1. */
export function wordShare(claim: Evidence, source: Evidence): number {
  if (claim.words.length === 0) return 1;
  return claim.words.filter(word => containsWord(source, word, claim.language)).length / claim.words.length;
}

/** Whether a source contains a word: the same stem, one word inside the other (compounds), or a synonym. */
export function containsWord(source: Evidence, word: string, language: Language): boolean {
  const root = stem(word, language);
  if (source.stems.has(root) || source.words.some(other => isPartOf(root, other) || isPartOf(other, word)))
    return true;
  return synonymStems(word, language).some(other => source.stems.has(other));
}

/** The stems of a word's synonyms and related words. */
export function synonymStems(word: string, language: Language): string[] {
  return [...relatedWords(word, language)].map(each => stem(foldText(each), language));
}

/** Whether a word is part of a compound; a short one only at its start or end. */
export function isPartOf(part: string, whole: string): boolean {
  if (part.length < 4) return false;
  return part.length > 4 ? whole.includes(part) : whole.startsWith(part) || whole.endsWith(part);
}

function extractIdentifiers(folded: string): string[] {
  return folded
    .split(/[\s,;()„“”"«»<>]+/u)
    .map(part => part.replace(/^[.:!?'-](?!-)|[.:!?']+$/g, ""))
    .filter(part => /\p{L}/u.test(part) && identifier.test(part));
}

const code = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]*\p{Lu}[\p{L}]*[\p{N}\p{Lu}])[\p{L}\p{N}]{2,}/gu;

function extractNames(text: string, language: Language): string[] {
  const codes = (text.match(code) ?? []).map(foldText);
  return language === "de" ? codes : [...codes, ...capitalisedWords(text)];
}

function capitalisedWords(text: string): string[] {
  return (text.match(/(?<=[\p{L}\p{N},:;(] )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? []).map(foldText);
}
