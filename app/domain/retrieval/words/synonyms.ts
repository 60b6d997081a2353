import type { Language } from "~/contract/language";
import { foldText } from "./normalise";
import { pluralForms } from "./other-forms";
import { stem } from "./stem";
import { separablePrefixes, strongForms } from "./strong-verbs";
import { arabic } from "./synonyms/arabic";
import { arabicEveryday } from "./synonyms/arabic-everyday";
import { english } from "./synonyms/english";
import { englishEveryday } from "./synonyms/english-everyday";
import { englishHandbooks } from "./synonyms/english-handbooks";
import { french } from "./synonyms/french";
import { frenchEveryday } from "./synonyms/french-everyday";
import { frenchHandbooks } from "./synonyms/french-handbooks";
import { german } from "./synonyms/german";
import { germanCitizensAToE } from "./synonyms/german-citizens-a-e";
import { germanCitizensFToL } from "./synonyms/german-citizens-f-l";
import { germanCitizensMToS } from "./synonyms/german-citizens-m-s";
import { germanCitizensTToZ } from "./synonyms/german-citizens-t-z";
import { germanCompany } from "./synonyms/german-company";
import { germanComputing } from "./synonyms/german-computing";
import { germanCustomersAToG } from "./synonyms/german-customers-a-g";
import { germanCustomersHToQ } from "./synonyms/german-customers-h-q";
import { germanCustomersRToZ } from "./synonyms/german-customers-r-z";
import { germanDomains } from "./synonyms/german-domains";
import { germanEveryday } from "./synonyms/german-everyday";
import { germanEverydayVerbs } from "./synonyms/german-everyday-verbs";
import { germanHandbooks } from "./synonyms/german-handbooks";
import { germanWorkAToE } from "./synonyms/german-work-a-e";
import { germanWorkFToK } from "./synonyms/german-work-f-k";
import { germanWorkLToS } from "./synonyms/german-work-l-s";
import { germanWorkTToZ } from "./synonyms/german-work-t-z";

const lists: Record<Language, string> = { de: german, en: english, fr: french, ar: arabic };
/** Groups of related words, some more general than others. */
const looseLists: Record<Language, string> = {
  de: germanHandbooks,
  en: englishHandbooks,
  fr: frenchHandbooks,
  ar: "",
};

/** Everyday words and those of documents, in this direction only: "loswerden > entfernen, löschen". */
const everydayLists: Record<Language, string> = {
  de: [
    germanEverydayVerbs,
    germanEveryday,
    germanCompany,
    germanDomains,
    germanComputing,
    germanWorkAToE,
    germanWorkFToK,
    germanWorkLToS,
    germanWorkTToZ,
    germanCitizensAToE,
    germanCitizensFToL,
    germanCitizensMToS,
    germanCitizensTToZ,
    germanCustomersAToG,
    germanCustomersHToQ,
    germanCustomersRToZ,
  ].join("\n"),
  en: englishEveryday,
  fr: frenchEveryday,
  ar: arabicEveryday,
};

/** The words of each listed word's groups, by its key. */
type Groups = ReadonlyMap<string, ReadonlySet<string>>;
const synonymGroups = new Map<Language, Groups>();
const relatedGroups = new Map<Language, Groups>();

/**
 * The synonyms of a folded word and what documents say for an everyday word, in the spelling of the lists; empty for a word that
 * no list contains.
 */
export function synonymsOf(word: string, language: Language): ReadonlySet<string> {
  return lookUp(word, language, groupsOf(synonymGroups, language, lists[language]));
}

/** The synonyms of a folded word and more loosely related words, in the spelling of the lists. */
export function relatedWords(word: string, language: Language): ReadonlySet<string> {
  const both = lists[language] + looseLists[language];
  return lookUp(word, language, groupsOf(relatedGroups, language, both));
}

/** The words of all lists, of everyday words those on the left. */
const listedWords = new Map<Language, ReadonlySet<string>>();

/** Whether the lists contain a folded word in this form, or the infinitive of a German verb. */
export function isListed(word: string, language: Language): boolean {
  let words = listedWords.get(language);
  if (!words) {
    const everyday = everydayLists[language].replace(/ > [^;\n]*/g, "");
    words = new Set(
      `${lists[language]}\n${looseLists[language]}\n${everyday}`.split(/;?\s*\n|; |, /).map(foldText),
    );
    listedWords.set(language, words);
  }
  return [...forms(word, language), ...(language === "de" ? [`${word}n`] : [])].some(form => words.has(form));
}

/** A German noun in -er, which has the stem of its verb. */
const agentNoun = /\p{L}{3}er(?:n|s|in|innen)?$/u;

/** The key of an everyday word, whose targets are none of its stem's other words: "Wärter > Aufsicht" is not for "warten". */
const everydayKey = (word: string, language: Language) =>
  `> ${stem(word, language)}${language === "de" && agentNoun.test(word) ? "er" : ""}`;

function lookUp(word: string, language: Language, groups: Groups): ReadonlySet<string> {
  for (const form of forms(word, language)) {
    const [own, everyday] = [stem(form, language), everydayKey(form, language)].map(key => groups.get(key));
    if (own && everyday) return new Set([...own, ...everyday]);
    const found = own ?? everyday;
    if (found) return found;
  }
  return new Set();
}

/** The word, its singular or plural in -s, and the possible infinitives of an inflected German verb: "kostet", "heiratest". */
function forms(word: string, language: Language): string[] {
  if (language !== "de") return [word];
  return [
    word,
    ...pluralForms(word, language),
    ...["t", "et", "st"].filter(end => word.endsWith(end)).map(end => `${word.slice(0, -end.length)}en`),
    ...infinitivesOf(word),
  ];
}

const participle = new RegExp(`^(${separablePrefixes})?ge(\\p{L}{3,}?)e?t$`, "u");

/** The possible infinitives of a folded German participle: "umgekippt", "gestorben". */
function infinitivesOf(word: string): string[] {
  const [, prefix = "", root] = participle.exec(word) ?? [];
  const strong = strongForms(word).filter(form => form.endsWith("en"));
  return [...(root ? [`${prefix}${root}en`] : []), ...strong];
}

/** The other words of each word's groups, and the targets of each everyday word, by its stem. */
function groupsOf(cache: Map<Language, Groups>, language: Language, list: string): Groups {
  let groups = cache.get(language);
  if (!groups) {
    const built = new Map<string, Set<string>>();
    for (const line of list.trim().split(/;?\n|; /)) {
      const group = line.split(", ");
      for (const word of group) {
        const key = stem(foldText(word), language);
        const others = built.get(key) ?? new Set();
        for (const other of group) if (other !== word) others.add(other);
        built.set(key, others);
      }
    }
    for (const entry of everydayLists[language].trim().split(/;?\n|; /)) {
      const [word, targets] = entry.split(" > ");
      if (!word || !targets) continue;
      const key = everydayKey(foldText(word), language);
      built.set(key, new Set([...(built.get(key) ?? []), ...targets.split(", ")]));
    }
    groups = built;
    cache.set(language, groups);
  }
  return groups;
}
