import { foldText } from "~/domain/retrieval/words/normalise";
import { isStopWord } from "~/domain/retrieval/words/stop-words";

/** A title with a name, or what a contact is reached by. */
const contact =
  /(?<!\p{L})(?:Frau|Herrn?|Dr\.|Prof\.|Mrs?\.?|Ms\.?) \p{Lu}|\S@\S|(?<!\d)0\d{2,5}[ /-]\d{3}|\+\d\d/u;
const capitalisedPair =
  /(?<![\p{L}-])(\p{Lu}\p{Ll}+)(?:-\p{Lu}\p{Ll}+)? (?!Sie |Ihnen |Ihr)\p{Lu}\p{Ll}{2,}(?![\p{L}-])/gu;
/** "Betriebsärztliche Sprechstunde" at the beginning of a sentence. */
const adjective = /(?:lich|isch|ig)e[mnrs]?$/u;
const namesPerson = (sentence: string) =>
  contact.test(sentence) ||
  [...sentence.matchAll(capitalisedPair)].some(
    ([, first = ""]) =>
      !adjective.test(first) && !isStopWord(foldText(first), "de") && !isStopWord(foldText(first), "en"),
  );
const possessive = "(?:(?:hier|bei uns|denn|eigentlich) )?(?:mein|unser|der|die|das|my|our|the)e?r? ";
const asksWhoHolds = new RegExp(
  `^\\s*(?:(?:und|and) )?(?:wer (?:ist|sind)|who (?:is|are|['’]s)) ${possessive}`,
  "iu",
);
/** "Wie heißt unser Betriebsarzt?" */
const asksForName = new RegExp(
  `^\\s*(?:und )?wie hei(?:ß|ss)t ${possessive}[\\p{L}-]*(?:arzt|ärztin|chef(?:in)?|leiter(?:in)?|vorsitzende[rn]?|beauftragte[rn]?|führer(?:in)?|inhaber(?:in)?|ausbilder(?:in)?|hausmeister(?:in)?|partner(?:in)?|betreuer(?:in)?|kolleg(?:e|in)|direktor(?:in)?|sprecher(?:in)?|trainer(?:in)?|lehrer(?:in)?)(?![\\p{L}-])`,
  "iu",
);
/** What describes the post ("Führungskraft ist, wer …"), or says where its holder is. */
const described =
  /(?<!\p{L})(?:ist|sind|is|are),? (?:der|die|das|eine?|wer|the|an?)(?!\p{L})|(?<!\p{L})(?:zu sprechen|erreichbar|Raum \d)/u;

/**
 * Whether a question asks for the holder of a post of the asker's company ("Wer ist mein Chef?", "Wie heißt der Betriebsarzt?")
 * and none of the sentences names a person; the first question may also be answered by what the post is or where its holder is.
 */
export function lacksPerson(question: string, sentences: string[], contentWordCount: number): boolean {
  if (sentences.some(namesPerson)) return false;
  if (asksForName.test(question)) return true;
  return (
    contentWordCount === 1 &&
    asksWhoHolds.test(question) &&
    !sentences.some(sentence => described.test(sentence))
  );
}
