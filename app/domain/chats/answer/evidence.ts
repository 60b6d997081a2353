import type { Language } from "~/contract/language";
import { foldText, stripAccents, words } from "~/domain/retrieval/normalise";
import { isListItem, splitSentences } from "~/domain/retrieval/sentences";
import { stem } from "~/domain/retrieval/stem";
import { isStopWord } from "~/domain/retrieval/stop-words";
import { relatedWords } from "~/domain/retrieval/synonyms";
import { type Amount, amountsIn, unitOf } from "./amounts";
import { departmentsIn } from "./departments";
import { figureIn } from "./figures";
import { oppositesIn } from "./opposites";
import { deniedWords, exceptedWords, type Limit, limitsIn } from "./polarity";

/** The comparable parts of a sentence. */
export interface Evidence {
  language: Language;
  /** Content words, each once; number words are amounts. */
  words: string[];
  stems: ReadonlySet<string>;
  /** The stems of all words without accents. */
  plainStems: ReadonlySet<string>;
  /** All words, short and frequent ones too. */
  tokens: ReadonlySet<string>;
  /** The same in reading order, repeats kept. */
  spoken: string[];
  /** The same without articles and denials. */
  order: string[];
  /** Of a table's row: the content words of its first cell. */
  rowOf: string[];
  amounts: Amount[];
  /** Stems of the words that a denial is about. */
  denied: ReadonlySet<string>;
  limits: ReadonlySet<Limit>;
  /** Stems of the words that only its exception has. */
  excepted: ReadonlySet<string>;
  /** What it says of pairs such as "open" and "closed". */
  opposites: ReadonlySet<number>;
  /** Which departments it names. */
  departments: ReadonlySet<number>;
  /** Folded words that are written like codes or abbreviations (KB, H226); not in German alone, capitalised words. */
  names: string[];
  /** Names of files, commands, addresses and versions: words joined by signs without a space. */
  identifiers: string[];
  /** Folded capitalised content words inside the sentence: in German its nouns. */
  nouns: string[];
}

/** A cited passage: its sentences, and all of them as one. */
export interface Source {
  language: Language;
  sentences: Evidence[];
  whole: Evidence;
}

/** "color.sty", "\\linespread", "--help", "/etc/hosts", "max_jobs"; not "z.B." or "he/she". */
const identifier = /^(?:\\|--|\/)\p{L}|[\p{L}\p{N}_-]{2,}[.@\\][\p{L}\p{N}]{2,}|[\p{L}\p{N}]_\p{L}|\/.+\//u;

/** They change with their nouns. */
const articles = new Set(
  "der die das den dem des ein eine einen einem einer eines the a le la les l un une des du".split(" "),
);
/** Verbs that say no more than that an amount follows; "trägt" is in one of them. */
const saysAmount = new Set(["beträgt", "betragen", "betrug", "beläuft", "belaufen", "amounts"]);

/** "Work: night shift; bonus: 25 %" is about the night shift. */
const firstCell = /^[^.:;]+: ([^;]+); [^:;]+: /;

export function evidence(text: string, language: Language): Evidence {
  const folded = foldText(text);
  // Denials are compared by themselves, and are no words to be found.
  const order = words(folded.replace(/\p{L}+n't|cannot/gu, " "));
  const tokens = new Set(order);
  const content = [...tokens].filter(
    word =>
      word.length > 2 &&
      !/^\d/.test(word) &&
      !isStopWord(word, language) &&
      !saysAmount.has(word) &&
      !/^(?:euro|cent|pound|penny|percent)$/.test(unitOf(word) ?? "") &&
      figureIn(word) === undefined,
  );
  return {
    language,
    words: content,
    tokens,
    spoken: words(folded),
    order: order.filter(word => !articles.has(word)),
    rowOf: words(firstCell.exec(folded)?.[1] ?? "").filter(word => content.includes(word)),
    plainStems: new Set([...tokens].map(word => stem(stripAccents(word), language))),
    stems: new Set(content.map(word => stem(word, language))),
    amounts: amountsIn(folded),
    denied: new Set(
      [...deniedWords(folded)].filter(word => !isStopWord(word, language)).map(word => stem(word, language)),
    ),
    limits: limitsIn(folded),
    excepted: new Set(
      exceptedWords(folded)
        .filter(word => !isStopWord(word, language))
        .map(word => stem(word, language)),
    ),
    opposites: oppositesIn(tokens, language),
    departments: departmentsIn(folded),
    names: namesIn(text, language),
    identifiers: identifiersIn(folded),
    nouns: capitalised(text).filter(word => content.includes(word)),
  };
}

export function sourceOf(text: string, language: Language): Source {
  let introduced = "";
  const sentences = splitSentences(text, language).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const read = evidence(sentence, language);
    if (!isListItem(sentence)) introduced = sentence.endsWith(":") ? sentence : "";
    // An item says what it says of what introduces its list.
    else if (introduced) return [read, evidence(`${introduced} ${sentence}`, language)];
    return [read];
  });
  return { language, sentences, whole: evidence(text, language) };
}

/** The share of a claim's words found in a source, 0 to 1: same stem, or one word inside the other (compounds). */
export function wordShare(claim: Evidence, source: Evidence): number {
  if (claim.words.length === 0) return 1;
  return claim.words.filter(word => holdsWord(source, word, claim.language)).length / claim.words.length;
}

/** Same stem, one word inside the other, or of about the same meaning. */
export function holdsWord(source: Evidence, word: string, language: Language): boolean {
  const root = stem(word, language);
  if (source.stems.has(root) || source.words.some(other => within(root, other) || within(other, word)))
    return true;
  return relatedStems(word, language).some(other => source.stems.has(other));
}

export function relatedStems(word: string, language: Language): string[] {
  return [...relatedWords(word, language)].map(each => stem(foldText(each), language));
}

/** Matches a part of a compound; short parts only at its beginning or end. */
export function within(part: string, whole: string): boolean {
  if (part.length < 4) return false;
  return part.length > 4 ? whole.includes(part) : whole.startsWith(part) || whole.endsWith(part);
}

function identifiersIn(folded: string): string[] {
  return folded
    .split(/[\s,;()„“”"«»<>]+/u)
    .map(part => part.replace(/^[.:!?'-](?!-)|[.:!?']+$/g, ""))
    .filter(part => /\p{L}/u.test(part) && identifier.test(part));
}

const code = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]*\p{Lu}[\p{L}]*[\p{N}\p{Lu}])[\p{L}\p{N}]{2,}/gu;

function namesIn(text: string, language: Language): string[] {
  const codes = (text.match(code) ?? []).map(foldText);
  return language === "de" ? codes : [...codes, ...capitalised(text)];
}

function capitalised(text: string): string[] {
  return (text.match(/(?<=[\p{L}\p{N},:;(] )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? []).map(foldText);
}
