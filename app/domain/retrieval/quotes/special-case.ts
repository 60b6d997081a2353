import { matchWord, parseWords } from "~/domain/retrieval/words/match-words";
import { relatedWords } from "~/domain/retrieval/words/synonyms";

/** German: what a sentence is restricted to by its first words ("Bei einer Erkrankung im Ausland …"), and its attribute. */
const restriction =
  /^[^\p{L}]*(?:Bei|Beim|Für|Im Falle? (?:von|einer|eines)) ((?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+(?: (?:und|oder) \p{Lu}[\p{L}-]+)?)((?: (?:im|in|am|an|aus|auf|mit|ohne|unter|vor|nach|während)(?: \p{Ll}+){0,2} \p{Lu}[\p{L}-]+)?)/u;
/** Groups of people that a sentence begins with: "Jugendliche unter 18 Jahren haben …". */
const group =
  /^[^\p{L}]*((?:Jugendliche|Minderjährige|Auszubildende|Azubis|Studierende|Werkstudent(?:inn)?en|Praktikant(?:inn)?en|Aushilfen|Leiharbeit\p{Ll}+|Minijobber|Schwangere|Stillende|Schwerbehinderte|Alleinerziehende|Teilzeitkräfte|Teilzeitbeschäftigte|Führungskräfte)(?!\p{L}))/u;
const minMatch = 0.5;

/** "Nach der Probezeit …", "Vor dem Ende der Probezeit …" at the beginning. */
const otherTime =
  /^[^\p{L}]*(?:Nach|Vor) (?:(?:dem |der )?(?:Ablauf|Ende|Beginn|Abschluss) )?(?:de[rsm]|einer|einem|Ihre[rm]) ((?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)/u;
const asksDuring = /(?<!\p{L})(?:in|im|während|innerhalb|bei) /iu;
const asksForOtherTime = /(?<!\p{L})(?:nach|vor|ab|danach|davor|anschließend|später|seit)(?!\p{L})/iu;
/** "Bekomme ich in der Probezeit …?" may be answered by what there is after it. */
const asksWhether = /^\P{L}*\p{L}+ (?:ich|man|wir|es|sie|du|er)(?!\p{L})/iu;

/**
 * Whether a German sentence says what is true before or after the time that the question asks about: for "Kündigungsfrist in der
 * Probezeit" it is no answer what the notice period is "Nach der Probezeit".
 */
export function isOtherTime(sentence: string, question: string): boolean {
  const time = otherTime.exec(sentence)?.[1];
  if (!time || !asksDuring.test(question)) return false;
  if (asksForOtherTime.test(question) || asksWhether.test(question)) return false;
  const asked = parseWords(question, "de").filter(({ isStopWord }) => !isStopWord);
  return parseWords(time, "de").some(word => !word.isStopWord && matchWord(word, asked) === 1);
}

/** The beginning of a sentence that goes on about the case of the one before. */
const goesOn = /^(?:(?:In|Während|Innerhalb) dieser (?:Zeit|Frist)|Dann|Dabei|Dafür|In diesem Fall) /;

/** Whether a sentence goes on about the case of the one before it: "Während dieser Zeit …". */
export const continuesCase = (sentence: string): boolean => goesOn.test(sentence);

/**
 * Whether a German sentence is restricted to a special case that the question does not name: for "Wie lange dauert die
 * Probezeit?" the rule comes before "Bei Auszubildenden dauert die Probezeit vier Monate". Not for English: a sentence that
 * begins with "For …," answers a question of the labelled data there.
 */
export function isSpecialCase(sentence: string, question: string): boolean {
  const [, named, attribute = ""] = restriction.exec(sentence) ?? group.exec(sentence) ?? [];
  if (!named) return false;
  const asked = parseWords(question, "de").filter(({ isStopWord }) => !isStopWord);
  const related = asked.flatMap(({ folded }) => [...relatedWords(folded, "de")]).join(" ");
  const known = [...asked, ...parseWords(related, "de")];
  const isNew = (text: string) =>
    parseWords(text, "de").every(word => word.isStopWord || matchWord(word, known) < minMatch);
  return isNew(named) || (attribute !== "" && isNew(attribute));
}
