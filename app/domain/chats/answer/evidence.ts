import type { Language } from "~/contract/language";
import { foldText, stripAccents, words } from "~/domain/retrieval/words/normalise";
import { isListItem, splitSentences } from "~/domain/retrieval/words/sentences";
import { stem } from "~/domain/retrieval/words/stem";
import { isStopWord } from "~/domain/retrieval/words/stop-words";
import { relatedWords } from "~/domain/retrieval/words/synonyms";
import { type Amount, extractAmounts, unitOf } from "./amounts";
import { extractDepartments } from "./departments";
import { parseFigure } from "./figures";
import { extractMenuSteps, type MenuStep } from "./menu-path";
import { extractOpposites } from "./opposites";
import { exceptionWords, extractLimits, type Limit, negatedWords, statedInstead } from "./polarity";

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
  /** Stems of what it states in place of something that it negates: "keinen Abstand, sondern einen Einzug". */
  statedInstead: ReadonlySet<string>;
  /** The departments that it names. */
  departments: ReadonlySet<number>;
  /** Folded codes and abbreviations (KB, H226); in languages other than German also capitalised words. */
  names: string[];
  /** Names of files, commands, addresses and versions: parts that are joined by signs without a space. */
  identifiers: string[];
  /** The steps of the paths through menus that it names. */
  menuSteps: MenuStep[];
  /** Folded capitalised content words inside the sentence, which are its nouns in German. */
  nouns: string[];
  /** The sentences that it joins, if there are several. */
  parts?: Evidence[];
}

/** A cited passage: its sentences, and all of them as one. */
export interface SourceEvidence {
  language: Language;
  sentences: Evidence[];
  /** The sentences, divided at semicolons where both parts have amounts. */
  clauses: Evidence[];
  whole: Evidence;
  /** What its sentences are about without saying so: its heading and the name of its file. */
  context: Evidence;
}

/** "color.sty", "\\linespread", "--help", "/etc/hosts", "max_jobs", "parskip=half", "Strg+I"; not "z.B." or "he/she". */
const identifier =
  /^(?:\\|--|\/)\p{L}|[\p{L}\p{N}_-]{2,}[.@\\][\p{L}\p{N}]{2,}|[\p{L}\p{N}]_\p{L}|[\p{L}\p{N}]{2,}=[\p{L}\p{N}]|\p{L}{2,}\+\p{L}|\/.+\//u;

/** Ignored in comparisons, because they change with their nouns. */
const articles = new Set(
  "der die das den dem des ein eine einen einem einer eines the a le la les l un une des du".split(" "),
);
/** Verbs that only introduce an amount. They would also match inside other verbs ("trägt"). */
const amountVerbs = new Set(["beträgt", "betragen", "betrug", "beläuft", "belaufen", "amounts", "aller"]);

/** The first cell of a row: "Work: night shift; bonus: 25 %" is about the night shift. */
const firstCell = /^[^.:;]+: ([^;]+); [^:;]+: /;

/** Extracts the comparable parts of a sentence or a whole text. */
export function extractEvidence(text: string, language: Language): Evidence {
  const folded = foldText(text);
  // Negations are compared separately, so they do not count as words.
  const sequence = words(folded.replace(/\p{L}+n't|cannot/gu, " "));
  const tokens = new Set(sequence);
  // Of a code only its name is compared: "F4" and "A1" are no amounts of a claim.
  const codeAmounts = (text.match(numberedCode) ?? []).flatMap(each => extractAmounts(foldText(each)));
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
    amounts: [
      ...extractAmounts(foldText(text.replace(numberedCode, each => each.replace(/\d+$/, "")))),
      ...codeAmounts.map(amount => ({ ...amount, weak: true as const })),
    ],
    negated: new Set(
      [...negatedWords(folded)].filter(word => !isStopWord(word, language)).map(word => stem(word, language)),
    ),
    limits: extractLimits(folded, language),
    exceptions: new Set(
      exceptionWords(folded)
        .filter(word => !isStopWord(word, language))
        .map(word => stem(word, language)),
    ),
    opposites: extractOpposites(tokens, language),
    statedInstead: new Set(statedInstead(folded).map(word => stem(word, language))),
    departments: extractDepartments(folded),
    names: extractNames(text, language),
    identifiers: extractIdentifiers(folded),
    menuSteps: extractMenuSteps(text),
    nouns: capitalisedWords(text).filter(word => content.includes(word)),
  };
}

/**
 * Extracts the evidence of a passage.
 * @param context its heading and the name of its file
 */
export function extractSource(text: string, language: Language, context = ""): SourceEvidence {
  let leadIn = "";
  let previous = "";
  const clauses: Evidence[] = [];
  const sentences = splitSentences(text, language).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const own = extractEvidence(sentence, language);
    const parts = splitClauses(sentence);
    clauses.push(...(parts.length > 1 ? parts.map(part => extractEvidence(part, language)) : [own]));
    const before = previous;
    previous = sentence;
    if (!isListItem(sentence)) leadIn = sentence.endsWith(":") ? sentence : "";
    // An item of a list also counts together with the lead-in of the list.
    else if (leadIn) return [own, extractEvidence(`${leadIn} ${sentence}`, language)];
    // A sentence that refers to the one before it also counts together with it.
    if (before && refersBack.test(foldText(sentence)))
      return [own, joinSentences([before, sentence], language)];
    return [own];
  });
  return {
    language,
    sentences,
    clauses,
    whole: extractEvidence(text, language),
    context: extractEvidence(context, language),
  };
}

/** A sentence that only its predecessor makes clear: "Normally, this is 3.5 mm", "Hierbei …", "Er …". */
const refersBack =
  /^(?:(?:normalerweise|gewöhnlich|standardmässig|in der regel) (?:sind|ist|beträgt) (?:das|dies|er|sie|es)|das (?:sind|ist|heisst)|dies\p{L}{0,2}|hier(?:bei|mit|zu|für|durch|von)|da(?:bei|mit|zu|für|durch|von|her)|dort|er|sie(?! (?:können|müssen|sollten|dürfen))|es|(?:normally|usually|by default),? (?:this|it|that|these)|this|these|it|they|here|ce(?:tte|ci|la|s)?|c'est|il|elles?|ils|هذا|هذه|وهي|وهو)(?!\p{L})/u;

function joinSentences(sentences: string[], language: Language): Evidence {
  const parts = sentences.map(sentence => extractEvidence(sentence, language));
  return { ...extractEvidence(sentences.join(" "), language), parts };
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

/** Whether a source contains a word: the same stem, one word inside the other (compounds), misspelt, or a synonym. */
export function containsWord(source: Evidence, word: string, language: Language): boolean {
  const root = stem(word, language);
  const isSame = (other: string) =>
    isPartOf(root, other) || isPartOf(other, word) || isMisspelling(word, other);
  if (source.stems.has(root) || source.words.some(isSame)) return true;
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

/** Whether two long words differ by one letter inside, which one of them lacks: "Kontexmenü". */
export function isMisspelling(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  if (short.length < 8 || long.length - short.length !== 1) return false;
  const at = [...long].findIndex((letter, place) => letter !== short[place]);
  return at > 2 && at < short.length - 2 && long.slice(at + 1) === short.slice(at);
}

/** The names of keys in German, for comparisons across languages. */
const keyNames = new Map(
  "ctrl strg|shift umschalt|maj umschalt|del entf|suppr entf|enter eingabe|entree eingabe|return eingabe"
    .split("|")
    .map(pair => pair.split(" ") as [string, string]),
);

function extractIdentifiers(folded: string): string[] {
  return folded
    .split(/[\s,;(){}…`„“”"«»<>]+/u)
    .map(part => part.replace(/^[.:!?'-](?!-)|[.:!?']+$/g, ""))
    .filter(part => /\p{L}/u.test(part) && identifier.test(part))
    .map(part => (part.includes("+") ? part.replace(/\p{L}+/gu, key => keyNames.get(key) ?? key) : part));
}

/** "F4", "H226", "A1", but not "30MB". */
const numberedCode = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}]{0,4}\d+(?![\p{L}\p{N}])/gu;
const code = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]*\p{Lu}[\p{L}]*[\p{N}\p{Lu}])[\p{L}\p{N}]{2,}/gu;

function extractNames(text: string, language: Language): string[] {
  const codes = (text.match(code) ?? []).map(foldText);
  return language === "de" ? codes : [...codes, ...capitalisedWords(text)];
}

function capitalisedWords(text: string): string[] {
  return (text.match(/(?<=[\p{L}\p{N},:;(] )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? []).map(foldText);
}
