import { foldText } from "~/domain/retrieval/words/normalise";
import { isStopWord } from "~/domain/retrieval/words/stop-words";

/** A title with a name, or what a contact is reached by. */
const contact =
  /(?<!\p{L})(?:Frau|Herrn?|Dr\.|Prof\.|Mrs?\.?|Ms\.?) \p{Lu}|\S@\S|(?<!\p{L})(?:zu sprechen|erreichbar|Raum \d)|(?<!\d)0\d{2,5}[ /-]\d{3}|\+\d\d/u;
const capitalisedPair =
  /(?<![\p{L}-])(\p{Lu}\p{Ll}+)(?:-\p{Lu}\p{Ll}+)? (?!Sie |Ihnen |Ihr)\p{Lu}\p{Ll}{2,}(?![\p{L}-])/gu;
const namesPerson = (sentence: string) =>
  contact.test(sentence) ||
  [...sentence.matchAll(capitalisedPair)].some(
    ([, first = ""]) => !isStopWord(foldText(first), "de") && !isStopWord(foldText(first), "en"),
  );
const asksWhoHolds =
  /^\s*(?:(?:und|and) )?(?:wer (?:ist|sind)|who (?:is|are|['’]s)) (?:(?:hier|bei uns|denn|eigentlich) )?(?:mein|unser|der|die|das|my|our|the)e?r? /iu;
/** What describes the post: "Führungskraft ist, wer …". */
const described = /(?<!\p{L})(?:ist|sind|is|are),? (?:der|die|das|eine?|wer|the|an?)(?!\p{L})/u;

/**
 * Whether a question asks who holds a post of the asker's company ("Wer ist mein Chef?") and none of the sentences names a
 * person, says who it is or how they are reached.
 */
export function lacksPerson(question: string, sentences: string[]): boolean {
  if (!asksWhoHolds.test(question)) return false;
  return !sentences.some(sentence => namesPerson(sentence) || described.test(sentence));
}
