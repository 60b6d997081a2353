import type { Language } from "~/contract/language";

/** A range of a text in UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenter(language: Language): Intl.Segmenter {
  let cached = segmenters.get(language);
  if (!cached) {
    cached = new Intl.Segmenter(language, { granularity: "sentence" });
    segmenters.set(language, cached);
  }
  return cached;
}

/** Abbreviations, after which a full stop ends no sentence. Lower case, without the last full stop. */
const abbreviations: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    (
      "z b d h u a i v m o s g bzw ca usw etc evtl ggf inkl exkl zzgl abzgl max min nr art abs ziff kap bd st str tel " +
      "fa hr fr frl dr prof dipl ing med jur phil rer nat bspw vgl sog allg insb gem lt mind mio mrd tsd jh jhd chr " +
      "e e.v e.k e.g geb gest verh aufl hrsg verf anm abb tab bzgl betr z.b d.h u.a o.ä i.d.r v.a z.t s.o s.u m.e jan feb apr jun " +
      "jul aug sept sep okt nov dez mo di mi do sa so std sek zb dh ua"
    ).split(" "),
  ),
  en: new Set(
    (
      "mr mrs ms dr prof st sr jr vs etc e.g i.e eg ie cf al no nos art sec fig figs vol pp ed eds approx est inc ltd co " +
      "corp dept gov gen col sgt capt rev hon jan feb mar apr jun jul aug sept sep oct nov dec a.m p.m u.s u.k u.n b.c"
    ).split(" "),
  ),
  fr: new Set(
    (
      "m mm mme mmes mlle mlles dr pr me st ste art al p pp chap fig vol n no nos av apr j.-c env etc cf ex p.ex c.-à-d " +
      "c.à.d bd boul tél réf max min janv févr avr juil sept oct nov déc éd hab"
    ).split(" "),
  ),
  ar: new Set("د أ م ص ج ق هـ ه ت ط ن.م ق.م".split(" ")),
};

/** What a German ordinal counts: "3. März", "2. Klasse", "4. Obergeschoss". */
const countedByOrdinal =
  /^(?:jan|feb|mär|maerz|apr|mai|jun|jul|aug|sep|okt|nov|dez|jahrhundert|jh|quartal|halbjahr|kalender|tag|monat|woche|lebensjahr|geburtstag|weihnachts|(?:klasse|stock|etage|obergeschoss|untergeschoss|og|ug|semester|advent|mahnung|auflage|platz|mal)(?!\p{L}))/iu;
/** "Der 1. Vorstand", "am 3. Werktag" */
const ordinalBefore = /(?:^|\s)(?:der|die|das|den|dem|des|am|im|vom|zum|ab|bis|jede[nrms]?)\s+\d{1,2}\.\s*$/i;
const listItem = /^\s*(?:[-–—•·*▪‣◦●○■□➢✓]\s|\(?\d{1,3}[.)]\s|\(?[a-z][.)]\s|§\s*\d)/i;
/** Whether a sentence is an item of a list, with its sign or number. */
export const isListItem = (sentence: string): boolean => listItem.test(sentence);
const columns = /\t|\s\|\s|\S {3,}\S/;

/**
 * The sentences of a text in order, without surrounding white space. List items, table rows (lines with tabs or
 * bars) and headings are sentences of their own; wrapped lines are joined. Based on Unicode's rules (UAX #29,
 * through Intl.Segmenter), after which abbreviations, initials, ordinals and dates are rejoined.
 */
export function splitSentences(text: string, language: Language): Span[] {
  const spans: Span[] = [];
  for (const block of splitBlocks(text)) {
    for (const span of blockSentences(text, block, language)) {
      const trimmed = trim(text, span);
      if (trimmed) spans.push(trimmed);
    }
  }
  return spans;
}

/** The lines of a text, wrapped ones joined. */
function splitBlocks(text: string): Span[] {
  const blocks: Span[] = [];
  let current: Span | undefined;
  let previous = "";
  for (const match of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    const line = match[0];
    const start = match.index;
    const gap = current ? text.slice(current.end, start) : "";
    if (current && /^(?:\r\n|[\r\n\u2028])$/.test(gap) && wraps(previous, line))
      current.end = start + line.length;
    else {
      current = { start, end: start + line.length };
      blocks.push(current);
    }
    previous = line;
  }
  return blocks;
}

function wraps(line: string, next: string): boolean {
  if (line.trimEnd().length < 45 || /[.!?:;؟…|]["”“»')\]]*\s*$/.test(line)) return false;
  return !columns.test(line.trim()) && !columns.test(next.trim()) && !listItem.test(next);
}

/** The mark of a footnote after a full stop belongs to the sentence before: "… abgezogen. [1] Die Rechnung …". */
const footnoteMark = /^\s*\[\d{1,3}\](?=\s+\p{L})/u;

function blockSentences(text: string, block: Span, language: Language): Span[] {
  const content = text.slice(block.start, block.end);
  if (columns.test(content.trim())) return [block];
  const spans: Span[] = [];
  // Wrapped lines form one paragraph, but Intl.Segmenter ends sentences at line feeds.
  for (const { segment, index } of segmenter(language).segment(content.replace(/[\r\n\u2028]/g, " "))) {
    const start = block.start + index;
    const end = start + segment.length;
    const last = spans.at(-1);
    const mark = last ? (footnoteMark.exec(segment)?.[0].length ?? 0) : 0;
    if (last) last.end += mark;
    if (last && continues(text.slice(last.start, last.end), segment, language)) last.end = end;
    else spans.push({ start: start + mark, end });
  }
  return spans;
}

/** Whether Intl.Segmenter ended a sentence too early, so that the next segment continues it. */
function continues(before: string, after: string, language: Language): boolean {
  // A closing quotation mark after a space, as in French.
  if (/^\s*[»”]/.test(after)) return true;
  // Within an address: "https://example.com/list?page=2".
  if (/\/\S*[?!]$/.test(before) && /^[\w%]/.test(after)) return true;
  // Within a name, or after it: "pop!os", "das Kennwort Muster! eingeben".
  if (/!$/.test(before) && /^\p{L}/u.test(after)) return true;
  if (/(?<!\p{L})\p{Lu}\p{L}*! $/u.test(before) && /^\p{Ll}/u.test(after)) return true;
  if (!/\.\s*$/.test(before)) return !/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after);
  if (!/[\p{L}\p{N}]/u.test(after)) return true;
  // The name of a command and its keys: "Exportieren ... (Strg+E)".
  if (/\.\.\.\s*$/.test(before) && /^\s*\(/.test(after)) return true;
  const word =
    before
      .trimEnd()
      .slice(0, -1)
      .split(/[\s(„“"'»«]/)
      .at(-1) ?? "";
  // "8 h." and "10 m." end a sentence, "d. h." does not.
  const isUnit = word.length === 1 && /\d\s*\p{L}\.\s*$/u.test(before);
  if (!isUnit && abbreviations[language].has(word.toLowerCase())) return true;
  if (/^\p{Lu}$/u.test(word) || /^\p{Lu}(?:\.-?\p{Lu})+$/u.test(word)) return true;
  // The number of a list item or heading: "3. Urlaub", "3.1.9. Schriftgröße".
  if (/^\s*\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z])$/i.test(before.trimEnd().slice(0, -1))) return true;
  if (language === "de" && /^\d{1,2}$/.test(word))
    return countedByOrdinal.test(after) || /^\d/.test(after) || ordinalBefore.test(before);
  return /^\s*\p{Ll}/u.test(after) && language !== "ar";
}

function trim(text: string, { start, end }: Span): Span | undefined {
  const content = text.slice(start, end);
  const from = start + (content.length - content.trimStart().length);
  const to = start + content.trimEnd().length;
  return to > from ? { start: from, end: to } : undefined;
}
