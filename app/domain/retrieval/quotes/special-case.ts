import { matchWord, parseWords } from "~/domain/retrieval/words/match-words";
import { relatedWords } from "~/domain/retrieval/words/synonyms";

/** German: what a sentence is restricted to by its first words ("Bei einer Erkrankung im Ausland …"), and its attribute. */
const restriction =
  /^[^\p{L}]*(?:Bei|Beim|Für|Im Falle? (?:von|einer|eines)) ((?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+(?: (?:und|oder) \p{Lu}[\p{L}-]+)?)((?: (?:im|in|am|an|aus|auf|mit|ohne|unter|vor|nach|während)(?: \p{Ll}+){0,2} \p{Lu}[\p{L}-]+)?)/u;
/** Groups of people that a sentence begins with: "Jugendliche unter 18 Jahren haben …". */
const group =
  /^[^\p{L}]*((?:Jugendliche|Minderjährige|Auszubildende|Azubis|Studierende|Werkstudent(?:inn)?en|Praktikant(?:inn)?en|Aushilfen|Leiharbeit\p{Ll}+|Minijobber|Schwangere|Stillende|Schwerbehinderte|Alleinerziehende|Teilzeitkräfte|Teilzeitbeschäftigte|Führungskräfte)(?!\p{L}))/u;
const minMatch = 0.5;

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
