import { type Language, languages } from "~/contract/language";
import type { TagChoice } from "~/contract/tags";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";
import { isStopWord } from "~/domain/retrieval/words/stop-words";
import { tagChoices } from "./list-tags";

/** Chosen: more would be no help in choosing. */
const maxSuggested = 3;
/** Chosen: from this length on, a stem is also found at the beginning of longer words ("Urlaub" in "Urlaubsantrag"). */
const compoundFrom = 5;

/** The company's tags, those first whose names fit the words, the best first; then all others by name. */
export async function chooseTags(
  db: Db,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  text: string,
): Promise<TagChoice[]> {
  const tags = await tagChoices(db, companyId);
  const textStems = stemsOf(text, language);
  const suggested = tags
    .map(tag => ({ tag, share: shareIn(textStems, stemsOf(tag.name, language)) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, maxSuggested)
    .map(({ tag }) => tag);
  return [
    ...suggested.map(tag => ({ ...tag, suggested: true })),
    ...tags.filter(tag => !suggested.includes(tag)).map(tag => ({ ...tag, suggested: false })),
  ];
}

/** The distinct stems of a text, without those words that stand in every text. */
function stemsOf(text: string, language: Language): string[] {
  const telling = words(foldText(text)).filter(
    word => word.length > 2 && !languages.some(one => isStopWord(word, one)),
  );
  return [...new Set(telling.map(word => stem(word, language)))];
}

/** Which share of the wanted stems the given ones hold, from 0 to 1. */
function shareIn(given: readonly string[], wanted: readonly string[]): number {
  if (wanted.length === 0) return 0;
  const matches = wanted.filter(one =>
    given.some(stem => stem === one || (one.length >= compoundFrom && stem.startsWith(one))),
  );
  return matches.length / wanted.length;
}
