import { languages } from "~/contract/language";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { isStopWord } from "~/domain/retrieval/words/stop-words";
import { politePhrases } from "./polite-phrases";

const phrases = languages.map(language => politePhrases[language]);
const separator = "[\\s,.:;!،…–-]";
const greeting = `(?:${phrases.map(one => `(?:${one.greeting})(?: (?:${one.addressee}))?`).join("|")})`;
const interjection = `(?:${phrases.map(one => one.interjection).join("|")})(?=\\s?(?:[,.:;!،…–]|-\\s))`;
const announcement = phrases.flatMap(one => one.announcement).join("|");
const beginning = new RegExp(
  `^\\s*(?:(?:${greeting}(?=${separator})|${interjection})${separator}+)*(?:(?:${announcement})(?=${separator})${separator}+)*`,
  "iu",
);
const thanks = new RegExp(
  `(?<=[\\p{L}\\p{M}?؟.!,])[\\s,.!]+(?:${phrases.map(one => one.thanks).join("|")})[\\s.!]*$`,
  "iu",
);
const filler = new RegExp(
  `(?:^|[\\s,]+)(?:${phrases.flatMap(one => one.filler).join("|")})(?![\\p{L}\\p{M}\\p{N}-])`,
  "giu",
);
/** Thanks are looked for in these last characters only. */
const maxThanks = 100;

/**
 * A question without what does not change it: greeting, thanks, the clause that announces it, and fillers, which the search
 * would look for like any word. The text itself if no content words are left.
 */
export function cleanQuestion(question: string): string {
  const polite = withoutThanks(withoutThanks(question.replace(beginning, "")));
  const clean = polite.replace(filler, "").trim();
  return [clean, polite].find(hasContentWords) ?? question;
}

const withoutThanks = (text: string) =>
  text.slice(0, -maxThanks) + text.slice(-maxThanks).replace(thanks, "");

/** Whether a text has words that a search can find. */
export function hasContentWords(text: string): boolean {
  const language = detectLanguage(text);
  return words(foldText(text)).some(word => word.length > 2 && !isStopWord(word, language));
}
