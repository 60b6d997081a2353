import type { Language } from "~/contract/language";
import { foldText } from "./normalise";
import { stem } from "./stem";
import { arabic } from "./synonyms/arabic";
import { english } from "./synonyms/english";
import { englishHandbooks } from "./synonyms/english-handbooks";
import { french } from "./synonyms/french";
import { frenchHandbooks } from "./synonyms/french-handbooks";
import { german } from "./synonyms/german";
import { germanHandbooks } from "./synonyms/german-handbooks";

const lists: Record<Language, string> = { de: german, en: english, fr: french, ar: arabic };
/** Looser groups, in which words may be more or less general than others. */
const looseLists: Record<Language, string> = {
  de: germanHandbooks,
  en: englishHandbooks,
  fr: frenchHandbooks,
  ar: "",
};

type Groups = ReadonlyMap<string, ReadonlySet<string>>;
const synonyms = new Map<Language, Groups>();
const related = new Map<Language, Groups>();

/** The words for the same thing as a folded word, as the lists spell them; empty for a word that no list has. */
export function synonymsOf(word: string, language: Language): ReadonlySet<string> {
  return find(word, language, groupsOf(synonyms, language, lists[language]));
}

/** Synonyms and looser neighbours in meaning, as the lists spell them. */
export function relatedWords(word: string, language: Language): ReadonlySet<string> {
  const both = lists[language] + looseLists[language];
  return find(word, language, groupsOf(related, language, both));
}

function find(word: string, language: Language, groups: Groups): ReadonlySet<string> {
  for (const form of forms(word, language)) {
    const found = groups.get(stem(form, language));
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

/** The other words of each word's groups, by its stem. */
function groupsOf(cache: Map<Language, Groups>, language: Language, list: string): Groups {
  let known = cache.get(language);
  if (!known) {
    const made = new Map<string, Set<string>>();
    for (const line of list.trim().split(/;?\n|; /)) {
      const group = line.split(", ");
      for (const word of group) {
        const key = stem(foldText(word), language);
        const others = made.get(key) ?? new Set();
        for (const other of group) if (other !== word) others.add(other);
        made.set(key, others);
      }
    }
    known = made;
    cache.set(language, known);
  }
  return known;
}
