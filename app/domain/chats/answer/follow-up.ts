import { detectLanguage } from "~/domain/retrieval/language";
import { foldText } from "~/domain/retrieval/normalise";
import { isStopWord } from "~/domain/retrieval/stop-words";

/** "Und wie lange gilt das?" */
const begins = /^\s*(?:und|aber|and|but|et|mais)\s|^\s*و/i;
/** Case matters for "Sie", and for nouns, which tell the article "das" from the pronoun. */
const refers = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "[Dd]as(?!\\s+(?:\\p{Ll}+e[nrs]?\\s+)?\\p{Lu})|[Dd]ies\\p{L}{0,2}|(?<![Gg]ibt\\s)[Ee]s(?!\\s+gibt)|sie|ihn|[Dd]afür|[Dd]avon|[Dd]amit|[Dd]azu|[Dd]ort|[Dd]abei",
    "[Ii]t|[Tt]hat|[Tt]his|[Tt]hey|them|[Tt]hose|[Tt]hese|(?<!(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere)\\s)there",
    "[Çç]a|[Cc]ela|[Cc]elui|[Cc]elle",
    "هذا|هذه|ذلك",
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);
/** Questions with more content words than these stand for themselves. */
const mostWords = { begins: 4, refers: 2 };

/**
 * What to search for: a question that refers to the one before is searched with that one's content words.
 * `before`: the conversation's last question, undefined at its beginning.
 */
export function searchedQuestion(question: string, before: string | undefined): string {
  if (!before) return question;
  const words = contentWords(question).length;
  const follows =
    (begins.test(question) && words <= mostWords.begins) ||
    (refers.test(question) && words <= mostWords.refers);
  return follows ? `${question} (${contentWords(before).join(" ")})` : question;
}

/** As they are written. */
function contentWords(text: string): string[] {
  const language = detectLanguage(text);
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word, at, all) => !isStopWord(foldText(word), language) && all.indexOf(word) === at,
  );
}
