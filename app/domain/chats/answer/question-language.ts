import type { Language } from "~/contract/language";
import { evidentLanguage } from "~/domain/retrieval/words/language";
import { foldText } from "~/domain/retrieval/words/normalise";
import { isStopWord } from "~/domain/retrieval/words/stop-words";

const latin = ["de", "en", "fr"] as const;

/**
 * The language of a question. The script tells Arabic in every question; a short one in the other languages may have no word
 * that is frequent in texts. Then its stop words decide, and last the language that its asker has chosen for the account.
 */
export function questionLanguage(question: string, asker: Language): Language {
  const words = (question.match(/\p{L}+/gu) ?? []).map(foldText);
  const [first, second] = latin
    .map(language => ({ language, count: words.filter(word => isStopWord(word, language)).length }))
    .sort((a, b) => b.count - a.count);
  const clear = first!.count > second!.count ? first!.language : undefined;
  return evidentLanguage(question) ?? clear ?? asker;
}
