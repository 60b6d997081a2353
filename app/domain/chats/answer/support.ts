import type { Language } from "~/contract/language";
import { foldText, stripAccents, words } from "~/domain/retrieval/normalise";
import { splitSentences } from "~/domain/retrieval/sentences";
import { stem } from "~/domain/retrieval/stem";
import { isStopWord } from "~/domain/retrieval/stop-words";
import { relatedWords } from "~/domain/retrieval/synonyms";
import { type Amount, amountsIn, figureIn, unitOf } from "./amounts";
import { deniedWords, type Limit, limitsIn } from "./polarity";

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
  /** The same in reading order without articles, repeats kept. */
  order: string[];
  /** Of a table's row: the content words of its first cell. */
  rowOf: string[];
  amounts: Amount[];
  /** Stems of the words that a denial is about. */
  denied: ReadonlySet<string>;
  limits: ReadonlySet<Limit>;
  /** Folded words that are written like codes or abbreviations (KB, H226); not in German alone, capitalised words. */
  names: string[];
  /** Names of files, commands, addresses and versions: words joined by signs without a space. */
  identifiers: string[];
  /** Folded capitalised content words inside the sentence: in German its nouns. */
  nouns: string[];
}

/** `unchecked`: the passage is in another language, and they share neither amount nor word. */
export type Support = "supported" | "unsupported" | "unchecked";

/** A cited passage: its sentences, and all of them as one. */
export interface Source {
  language: Language;
  sentences: Evidence[];
  whole: Evidence;
}

/** Share of a claim's content words that its source must contain. */
export const supportThreshold = 0.34;
/** From this share of a claim's words in one sentence on, it is taken over rather than said anew. */
const nearlyVerbatim = 0.8;
/** A passage's sentence that shares less with a claim than this share of the best one is about something else. */
const alike = 0.75;
/** A claim's amounts stand in sentences that share at least this share of the best one. */
const nearby = 0.5;

/** "color.sty", "\\linespread", "--help", "/etc/hosts", "max_jobs"; not "z.B." or "he/she". */
const identifier = /^(?:\\|--|\/)\p{L}|[\p{L}\p{N}_-]{2,}[.@\\][\p{L}\p{N}]{2,}|[\p{L}\p{N}]_\p{L}|\/.+\//u;

/** They change with their nouns. */
const articles = new Set(
  "der die das den dem des ein eine einen einem einer eines the a le la les l un une des du".split(" "),
);
/** "Work: night shift; bonus: 25 %" is about the night shift. */
const firstCell = /^[^.:;]+: ([^;]+); [^:;]+: /;

export function evidence(text: string, language: Language): Evidence {
  const folded = foldText(text);
  const order = words(folded);
  const tokens = new Set(order);
  const content = [...tokens].filter(
    word =>
      word.length > 2 && !/^\d/.test(word) && !isStopWord(word, language) && figureIn(word) === undefined,
  );
  return {
    language,
    words: content,
    tokens,
    order: order.filter(word => !articles.has(word)),
    rowOf: words(firstCell.exec(folded)?.[1] ?? "").filter(word => content.includes(word)),
    plainStems: new Set([...tokens].map(word => stem(stripAccents(word), language))),
    stems: new Set(content.map(word => stem(word, language))),
    amounts: amountsIn(folded),
    denied: new Set(
      [...deniedWords(folded)].filter(word => !isStopWord(word, language)).map(word => stem(word, language)),
    ),
    limits: limitsIn(folded),
    names: namesIn(text, language),
    identifiers: identifiersIn(folded),
    nouns: capitalised(text).filter(word => content.includes(word)),
  };
}

export function sourceOf(text: string, language: Language): Source {
  const sentences = splitSentences(text, language).map(({ start, end }) =>
    evidence(text.slice(start, end), language),
  );
  return { language, sentences, whole: evidence(text, language) };
}

/** The share of a claim's words found in a source, 0 to 1: same stem, or one word inside the other (compounds). */
export function wordShare(claim: Evidence, source: Evidence): number {
  if (claim.words.length === 0) return 1;
  return claim.words.filter(word => holdsWord(source, word, claim.language)).length / claim.words.length;
}

/** The same for a whole passage, with amounts counted as words: all of them are held. */
function shareWithAmounts(claim: Evidence, source: Evidence): number {
  const amounts = claim.amounts.length;
  const share = wordShare(claim, source) * claim.words.length;
  return claim.words.length + amounts === 0 ? 1 : (share + amounts) / (claim.words.length + amounts);
}

/** Same stem, one word inside the other, or of about the same meaning. */
function holdsWord(source: Evidence, word: string, language: Language): boolean {
  const root = stem(word, language);
  if (source.stems.has(root) || source.words.some(other => within(root, other) || within(other, word)))
    return true;
  return relatedStems(word, language).some(other => source.stems.has(other));
}

function relatedStems(word: string, language: Language): string[] {
  return [...relatedWords(word, language)].map(each => stem(foldText(each), language));
}

/** Matches a part of a compound; short parts only at its beginning or end. */
function within(part: string, whole: string): boolean {
  if (part.length < 4) return false;
  return part.length > 4 ? whole.includes(part) : whole.startsWith(part) || whole.endsWith(part);
}

/**
 * Whether sources support a claim, by its words: `unchecked` where source and claim differ in language and share
 * neither amount nor name. A supported claim is found in the source, not proved by it.
 */
export function supportOf(claim: Evidence, sources: Source[]): Support {
  if (sources.length === 0) return "unsupported";
  if (!claim.amounts.every(amount => sources.some(({ whole }) => holdsAmount(whole, amount))))
    return "unsupported";
  if (!claim.identifiers.every(name => sources.some(({ whole }) => holdsIdentifier(whole, name))))
    return "unsupported";
  const same = sources.filter(({ language }) => language === claim.language);
  if (same.length < sources.length) return supportAcross(claim, sources);
  const whole = { ...claim, ...merged(same.map(source => source.whole)) };
  if (shareWithAmounts(claim, whole) < supportThreshold) return "unsupported";
  const sentences = same.flatMap(source => source.sentences);
  const shares = sentences.map(sentence => wordShare(claim, sentence));
  const best = Math.max(...shares);
  const about = sentences.filter((_, at) => shares[at]! >= best * alike);
  const near = sentences.filter((_, at) => shares[at]! >= best * nearby);
  if (!claim.amounts.every(amount => near.some(sentence => holdsAmount(sentence, amount))))
    return "unsupported";
  if (sentences.some(sentence => swapsWord(claim, sentence))) return "unsupported";
  if (!agreesWithRows(claim, sentences)) return "unsupported";
  if (best >= nearlyVerbatim && about.every(sentence => addsNoun(claim, sentence))) return "unsupported";
  if (claim.names.some(name => !same.some(source => source.whole.tokens.has(name)))) return "unsupported";
  // Limits are those of the sentence with the claim's amounts, not of another one that shares its words.
  const holding = about.filter(sentence => claim.amounts.every(amount => holdsAmount(sentence, amount)));
  const compared = holding.length > 0 ? holding : about;
  return compared.some(sentence => agrees(claim, sentence)) ? "supported" : "unsupported";
}

/** A sentence is said again if this many of its words, in their order, and this share of the claim's stand in both. */
const repeated = { words: 5, share: 0.5 };

/** Whether a claim repeats a sentence word for word but for one content word: "south door" for "north door". */
function swapsWord(claim: Evidence, sentence: Evidence): boolean {
  const [one, other] = [claim.order, sentence.order];
  for (let at = 0; at < one.length; at++) {
    for (let there = 0; there < other.length; there++) {
      if (one[at] === other[there] || !isSwap(one[at]!, other[there]!, claim, sentence)) continue;
      if (leavesOut(one, at, other, there)) continue;
      const before = run(one, at, other, there, -1);
      const same = before + run(one, at, other, there, 1);
      // What a sentence begins with is often said in another way, but not a name.
      if (before === 0 && !sentence.names.includes(other[there]!)) continue;
      if (same >= repeated.words && same >= repeated.share * one.length) return true;
    }
  }
  return false;
}

/** Whether the sentence goes on as the claim does a few words later: "at the [department of the] university of Kiel". */
function leavesOut(one: string[], at: number, other: string[], there: number): boolean {
  return other.some((word, place) => place > there && word === one[at] && other[place + 1] === one[at + 1]);
}

/** How many words are the same on one side of two places. */
function run(one: string[], at: number, other: string[], there: number, step: 1 | -1): number {
  let length = 0;
  for (let by = step; one[at + by] !== undefined && one[at + by] === other[there + by]; by += step)
    length += 1;
  return length;
}

/** Whether one content word stands for another one: no other form of it, and none of about the same meaning. */
function isSwap(word: string, other: string, claim: Evidence, sentence: Evidence): boolean {
  if (!claim.words.includes(word) || !sentence.words.includes(other)) return false;
  const { language } = claim;
  const [root, otherRoot] = [stem(word, language), stem(other, language)];
  if (root === otherRoot || [root, word].some(part => within(part, other))) return false;
  if ([otherRoot, other].some(part => within(part, word))) return false;
  return !relatedStems(word, language).includes(otherRoot);
}

/** Whether a claim that names a row of a table by its first cell takes its amounts from that row. */
function agreesWithRows(claim: Evidence, sentences: Evidence[]): boolean {
  const rows = sentences.filter(({ rowOf }) => rowOf.length > 0);
  const named = rows.filter(({ rowOf }) => rowOf.every(word => claim.stems.has(stem(word, claim.language))));
  if (named.length === 0) return true;
  return claim.amounts.every(
    amount =>
      named.some(row => holdsAmount(row, amount)) ||
      sentences.some(sentence => !rows.includes(sentence) && holdsAmount(sentence, amount)),
  );
}

/** Whether a claim has a noun that its sentence has not: where most is taken over, that is a change. */
function addsNoun({ nouns, language }: Evidence, sentence: Evidence): boolean {
  return nouns.some(word => {
    const root = stem(word, language);
    if (unitOf(word) || sentence.stems.has(root) || sentence.words.some(other => within(root, other)))
      return false;
    // "Kielbolzen" for "Bolzen", but not "Samstagsarbeit" where "Sonntagsarbeit" stands.
    const head = sentence.words.find(other => other.length > 3 && word.endsWith(other));
    return !head || sentence.words.some(other => other !== head && other.endsWith(head));
  });
}

/** The languages differ: amounts, names and words that both languages have can be compared. */
function supportAcross(claim: Evidence, sources: Source[]): Support {
  if (claim.amounts.length > 1 && sources.length === 1 && !standTogether(claim, sources))
    return "unsupported";
  const shared = claim.words.some(word => sources.some(({ whole }) => whole.words.includes(word)));
  return claim.amounts.length > 0 || shared ? "supported" : "unchecked";
}

/** Whether two sentences in a row hold all amounts of a claim. */
function standTogether({ amounts }: Evidence, sources: Source[]): boolean {
  return sources.some(({ sentences }) =>
    sentences.some((one, at) =>
      amounts.every(
        amount => holdsAmount(one, amount) || (sentences[at + 1] && holdsAmount(sentences[at + 1]!, amount)),
      ),
    ),
  );
}

function holdsAmount({ amounts }: Evidence, { figure, unit }: Amount): boolean {
  return amounts.some(
    other => other.figure === figure && (!unit || !other.unit || sameUnit(unit, other.unit)),
  );
}

/** "10 Kilometer in der Stunde" is written as km/h, too. */
function sameUnit(one: string, other: string): boolean {
  return one === other || one === `${other}/h` || other === `${one}/h`;
}

/** Whether one sentence denies what another one says without any denial. */
function deniesAlone({ denied }: Evidence, other: Evidence): boolean {
  return other.denied.size === 0 && [...denied].some(root => other.plainStems.has(root));
}

/** Whether two sentences about the same say the same as far as denials and limits tell. */
function agrees(claim: Evidence, sentence: Evidence): boolean {
  if (deniesAlone(claim, sentence) || deniesAlone(sentence, claim)) return false;
  const says = (limit: Limit) => claim.limits.has(limit);
  const said = (limit: Limit) => sentence.limits.has(limit);
  if (says("atLeast") && said("atMost") && !said("atLeast")) return false;
  if (says("atMost") && said("atLeast") && !said("atMost")) return false;
  if (says("only") && !said("only")) return false;
  if (says("also") && said("only")) return false;
  return !says("all") || said("all");
}

function identifiersIn(folded: string): string[] {
  return folded
    .split(/[\s,;()„“”"«»<>]+/u)
    .map(part => part.replace(/^[.:!?'-](?!-)|[.:!?']+$/g, ""))
    .filter(part => /\p{L}/u.test(part) && identifier.test(part));
}

/** Whether a source names it, perhaps as a part of a longer one. */
function holdsIdentifier({ identifiers }: Evidence, name: string): boolean {
  return identifiers.some(other => other.includes(name) || name.includes(other));
}

const code = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]*\p{Lu}[\p{L}]*[\p{N}\p{Lu}])[\p{L}\p{N}]{2,}/gu;

function namesIn(text: string, language: Language): string[] {
  const codes = (text.match(code) ?? []).map(foldText);
  return language === "de" ? codes : [...codes, ...capitalised(text)];
}

function capitalised(text: string): string[] {
  return (text.match(/(?<=[\p{L}\p{N},:;(] )\p{Lu}\p{Ll}{2,}/gu) ?? []).map(foldText);
}

function merged(all: Evidence[]): Pick<Evidence, "words" | "stems"> {
  return {
    words: all.flatMap(source => source.words),
    stems: new Set(all.flatMap(source => [...source.stems])),
  };
}
