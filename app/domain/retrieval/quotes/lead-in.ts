import type { Span } from "~/domain/retrieval/words/sentences";
import { isEntryTerm, isMenuCommand, option } from "./entry-terms";

/**
 * Whether a sentence only introduces others: a heading, a question ("4. Wie schnell darf …?"), or the start of a list
 * ("Sie brauchen:"). It is context for the sentences after it, but no answer.
 */
export function isLeadIn(text: string, { start, end }: Span): boolean {
  const sentence = text.slice(start, end);
  // The number of a page, labels of a drawing, or the mark of a source: "[Smith2021]".
  if (!/\p{L}{2}/u.test(sentence) || /^\[[^\s\]]{2,30}\]\.?$/.test(sentence)) return true;
  if (menuItem.test(sentence)) return true;
  if (contentsEntry.test(sentence) && endsWithNumber.test(text.slice(0, start))) return true;
  if (pointer.test(sentence) || longPointer.test(sentence)) return true;
  if (contentsItem.test(sentence) || isInAskedParagraph(text, start)) return true;
  if (formHead.test(sentence)) return true;
  return /[?؟:]["”“»)]*$/.test(sentence) || isCaption(text, start, end) || isHeading(text, start, end);
}

/** An item of a menu, which points to another page: "– [Autoren], Seite 78: …". */
const menuItem = /^(?:[-–—•*] ?)?\[[^\]]{1,80}\], (?:seite|page|s\.|p\.) ?\d+ ?:/i;

/**
 * An entry of a table of contents without page numbers. Its sentence begins after its own number and ends with the next
 * one: "3.2.4.", "Ein Szenario gewinnen 3.2.5."
 */
const contentsEntry = /^\p{Lu}[^.!?:;]{2,80} \d+(?:\.\d+){1,3}\.$/u;
const endsWithNumber = /(?:^|\s)\d+(?:\.\d+){1,3}\.\s*$/;

/** An entry of such a table in a list: "– 2.1 Der erste Start". */
const contentsItem = /^[-–—•*] \d+(?:\.\d+)+\.? \p{Lu}[^.!?:;]{1,100}$/u;

/** A sentence that only refers to another place: "Siehe Kapitel DVD.", "See the manual page." */
const pointer = new RegExp(
  `^(?:a: )?(?:siehe|see|voir|cf\\.|vgl\\.)(?: (?:auch|also|aussi|dazu|hierzu))? [^.:;]{0,60}(?:${[
    "kapitel|abschnitt|seite|anhang|handbuch|dokumentation|oben|unten|anlage|abbildung|tabelle",
    "chapter|section|page|appendix|manual|documentation|above|below|figure|table|faq",
    "chapitre|annexe|manuel|ci-dessus|ci-dessous|tableau",
  ].join("|")})[^.:;]{0,40}\\.$`,
  "iu",
);

const place =
  '(?:kapitel|abschnitt|seiten?|anhang|handb[uü]ch|dokumentation|dokument|section|chapter|page|appendix|manual|documentation|guide|chapitre|paragraphe|annexe|manuel|[„“"«»‚‘])';
/** Any characters within a sentence, also of a number or a file's name with a point: "7.7", "upsd.conf". */
const within = (max: number) => `(?:[^.:;]|[.:](?=[^\\s])){0,${max}}`;
/** The same in a sentence: "Weitere Informationen finden Sie unter „Drucken“.", "For more details, see the manual." */
const longPointer = new RegExp(
  `^(?:${[
    `(?:weitere|nähere|mehr|genauere|ausführliche(?:re)?) (?:informationen|details|einzelheiten|hinweise)${within(80)} (?:finden sie|finden sich|stehen|entnehmen sie) ${within(60)}${place}`,
    `(?:bitte )?(?:lesen|sehen) sie (?:bitte |auch |dazu ){0,2}${within(40)}${place}${within(80)} (?:für|wegen) (?:weitere|nähere|mehr)`,
    `(?:wenn|falls|sofern|sollten) ${within(120)}, (?:lesen|sehen) sie ${within(40)}${place}`,
    `if ${within(120)}, (?:please )?(?:read|see|refer to) ${within(40)}${place}`,
    `(?:for )?(?:more|further) (?:information|details)${within(80)},? (?:see|refer to|can be found|is available|are available) ${within(60)}${place}`,
    `(?:please )?(?:see|refer to) ${within(60)}${place}${within(60)} for (?:more|further|details|information)`,
    `pour (?:plus|davantage) d(?:e |['’])(?:informations?|détails|renseignements|précisions?|explications)${within(80)} (?:voir|voyez|consultez|reportez-vous) ${within(60)}${place}`,
    `vous trouverez (?:la réponse|plus d(?:e |['’])(?:informations?|détails|renseignements|précisions)|davantage)${within(60)}${place}`,
  ].join("|")})${within(100)}\\.?$`,
  "iu",
);

/** A question of a list of questions and answers: "F: Meine Wiedergabe ist träge!" */
export const askedQuestion = /^(?:f|frage|q|question|س|سؤال)(?: ?\d{1,3})? ?: ?\S/i;
/** Its answer: "A: Der Rechner ist zu langsam." */
export const givenAnswer = /^(?:a|antwort|answer|r|réponse|ج|جواب)(?: ?\d{1,3})? ?: ?\S/im;

/** Whether a lead-in is a question, whose answer follows. */
export const asksQuestion = (leadIn: string): boolean =>
  askedQuestion.test(leadIn) || /[?؟]["”“»)]*$/.test(leadIn);

/** Whether a sentence is in a paragraph that asks such a question, and not in an answer below it. */
function isInAskedParagraph(text: string, start: number): boolean {
  const paragraph = text.slice(text.lastIndexOf("\n\n", start - 1) + 1).trimStart();
  return (
    askedQuestion.test(paragraph) && !givenAnswer.test(text.slice(text.length - paragraph.length, start + 9))
  );
}

/** A row of labels in a form: "Name Abteilung Datum Unterschrift". */
const formField =
  "(?:(?:vor|nach)?name|vorname|abteilung|datum|ort|unterschrift|anschrift|adresse|telefon(?:nummer)?|e-?mail|geburtsdatum|personalnummer|(?:first|last|full) name|department|date|place|signature|address|phone|prénom|nom|service|lieu|adresse|téléphone)";
const formHead = new RegExp(`^${formField}(?:[ ,:;/|_.…]+(?:und |and |et )?${formField}){2,}[ :_.…]*$`, "iu");

/** Pattern of the label and number that a caption begins with: "Abbildung 5.3", "Table 2". */
export const captionLabel =
  "(?:abbildung|abb\\.|tabelle|tab\\.|figure|fig\\.|table|tableau|شكل|الشكل|جدول|الجدول) ?\\d+(?:[.-]\\d+)*";
/** The start of a caption: "Tabelle 2: ". */
export const caption = new RegExp(`^${captionLabel}(?:[.:]| [–—-]) `, "i");
const maxCaptionChars = 160;

/** Whether a sentence is in a short line that labels a picture or a table. */
function isCaption(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(lineStart, end) + /^[^\n]*/.exec(text.slice(end))![0];
  return line.length <= maxCaptionChars && caption.test(line);
}

/**
 * Whether a sentence is a short line between empty lines, without a full stop and without a value; or a lone option or
 * command of a menu, whose description follows.
 */
function isHeading(text: string, start: number, end: number): boolean {
  const sentence = text.slice(start, end);
  if (isNumberedItem(text, start, end) || isBelowTerm(text, start, sentence)) return false;
  const section = /^\d+(?:\.\d+)+\.? \p{Lu}/u.test(sentence);
  const listed = /^[-–—•·*▪‣◦●]/.test(sentence) && !option.test(sentence);
  const ending = section ? /[.!;,]["”“»)]*$|[|\t]/ : /[.!;,…]["”“»)]*$|[|\t]/;
  if (listed || sentence.length > 100 || (ending.test(sentence) && !isMenuCommand(sentence))) return false;
  if (!section && sentence.includes(": ")) return false;
  // A passage may end with the heading of the next one, or with the title of a picture.
  return /(?:^|\n\s*\n\s*)$/.test(text.slice(0, start)) && /^\s*?(?:\n\s*\n|$)/.test(text.slice(end));
}

/** Whether a short line describes the option, command or key in the line above: "-d --decrypt", "Datei entschlüsseln". */
function isBelowTerm(text: string, start: number, sentence: string): boolean {
  const above = /([^\n]+)\n\s*$/.exec(text.slice(0, start))?.[1];
  return above !== undefined && isEntryTerm(above.trim()) && !isEntryTerm(sentence);
}

const numbered = /^\(?(\d{1,3})[.)]\s?\p{L}/u;

/** Whether a line is an item of a numbered list: the line before or after it has the adjacent number. */
function isNumberedItem(text: string, start: number, end: number): boolean {
  const own = numbered.exec(text.slice(start, end))?.[1];
  if (!own) return false;
  const before = numbered.exec(/[^\n]+(?=\s*$)/.exec(text.slice(0, start))?.[0] ?? "")?.[1];
  const after = numbered.exec(text.slice(end).trimStart())?.[1];
  return Number(before) === Number(own) - 1 || Number(after) === Number(own) + 1;
}
