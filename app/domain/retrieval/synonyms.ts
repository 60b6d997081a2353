import type { Language } from "~/contract/language";
import { foldText } from "./normalise";
import { stem } from "./stem";
import { arabic } from "./synonyms/arabic";
import { english } from "./synonyms/english";
import { french } from "./synonyms/french";
import { german } from "./synonyms/german";

const lists: Record<Language, string> = { de: german, en: english, fr: french, ar: arabic };
const groups = new Map<Language, ReadonlyMap<string, ReadonlySet<string>>>();

/** The words for the same thing as a folded word, as the lists spell them; empty for a word that no list has. */
export function synonymsOf(word: string, language: Language): ReadonlySet<string> {
  const known = groupsOf(language);
  for (const form of forms(word, language)) {
    const found = known.get(stem(form, language));
    if (found) return found;
  }
  return new Set();
}

/** The word, and the infinitives of a German verb that ends so: "kostet", "heiratest". */
function forms(word: string, language: Language): string[] {
  if (language !== "de") return [word];
  return [
    word,
    ...["t", "et", "st"].filter(end => word.endsWith(end)).map(end => `${word.slice(0, -end.length)}en`),
  ];
}

/** The synonyms of each word by its stem. A word in several groups has the words of all. */
function groupsOf(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  let known = groups.get(language);
  if (!known) {
    const made = new Map<string, Set<string>>();
    for (const line of lists[language].trim().split("\n")) {
      const group = line.split(", ");
      for (const word of group) {
        const key = stem(foldText(word), language);
        const others = made.get(key) ?? new Set();
        for (const other of group) if (other !== word) others.add(other);
        made.set(key, others);
      }
    }
    known = made;
    groups.set(language, known);
  }
  return known;
}
