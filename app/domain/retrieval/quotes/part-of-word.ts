import { withoutRequest } from "~/domain/retrieval/question/without-request";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";
import { relatedWords } from "~/domain/retrieval/words/synonyms";
import { questionWords } from "./match-passage";

/** Minimum length of a part of a compound. */
const minPart = 4;

/**
 * Whether the passages contain only a part of the single content word of a question in their language, and no synonym of it: of
 * "Weihnachtsgeld" the "Weihnachtstag". Both parts of a compound in the best sentence are the whole word: "Sonntagsarbeit …
 * Zuschlag" for "Sonntagszuschlag".
 */
export function containsPartOnly(question: string, passages: FoundPassage[], bestSentence: string): boolean {
  const language = detectLanguage(question);
  if (passages[0]?.language !== language) return false;
  const word = questionWords(withoutRequest(question), language, language).find(one => !one.isStopWord);
  if (!word || hasBothParts(stripAccents(word.folded), bestSentence)) return false;
  const synonyms = [...relatedWords(word.folded, language)].map(synonym => stem(foldText(synonym), language));
  const forms = [word.folded, word.stem, ...word.forms, ...synonyms].map(stripAccents);
  return !passages.some(({ heading, text }) => {
    const folded = stripAccents(foldText(`${heading ?? ""} ${text}`));
    return forms.some(form => folded.includes(form));
  });
}

/** Whether a word is this one, or a compound that ends with it: no "Feiertag" for the "feier" of "Weihnachtsfeier". */
const endsWord = (head: string, folded: string) =>
  new RegExp(`${head}(?:e[nrs]?|n|s)?(?![\\p{L}\\p{N}])`, "u").test(folded);

function hasBothParts(word: string, sentence: string): boolean {
  const folded = stripAccents(foldText(sentence));
  for (let at = minPart; at <= word.length - minPart; at++) {
    const [modifier, head] = [word.slice(0, at).replace(/s$/, ""), word.slice(at)];
    if (folded.includes(modifier) && endsWord(head, folded)) return true;
  }
  return false;
}
