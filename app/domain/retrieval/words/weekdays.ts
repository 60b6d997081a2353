import type { Language } from "~/contract/language";

/** Names and abbreviations of the days of a week from Monday on, folded. Arabic writes them in full. */
const weekdays: Partial<Record<Language, { names: string; abbreviations: string; through: string }>> = {
  de: {
    names: "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    abbreviations: "Mo Di Mi Do Fr Sa So",
    through: "bis",
  },
  en: {
    names: "monday tuesday wednesday thursday friday saturday sunday",
    abbreviations: "Mon Tues?|Tue Wed Thu(?:rs?)? Fri Sat Sun",
    through: "to|through|until",
  },
  fr: {
    names: "lundi mardi mercredi jeudi vendredi samedi dimanche",
    abbreviations: "[Ll]un? [Mm]ar [Mm]er [Jj]eu [Vv]en [Ss]am [Dd]im",
    through: "à|au",
  },
};

interface Days {
  names: string[];
  abbreviations: RegExp[];
  /** Abbreviations one after the other, or a single one before a time of the day. */
  listed: RegExp;
  /** Two of them with a range between. */
  range: RegExp;
}

const patterns = new Map(
  Object.entries(weekdays).map(([language, { names, abbreviations, through }]): [string, Days] => {
    const all = abbreviations.split(" ");
    const day = `(?:${all.join("|")})(?![\\p{L}\\p{N}])\\.?`;
    const dash = `\\s?(?:[-–—]|${through})\\s?`;
    const time =
      "(?:[ :]|ab |von |from |de |dès )*\\d{1,2}(?:[.:h]\\d\\d|\\s?(?:[-–—]\\s?\\d|[Uu]hr|h|am|pm)(?!\\p{L}))";
    const joint = `(?:${dash}|\\s?(?:[+/&,·]|und|u\\.|and|et)\\s?)`;
    return [
      language,
      {
        names: names.split(" "),
        abbreviations: all.map(one => new RegExp(`^(?:${one})(?!\\p{L})`, "u")),
        listed: new RegExp(`(?<![\\p{L}\\p{N}])${day}(?:(?:${joint}${day})+|(?=${time}))`, "gu"),
        range: new RegExp(`(${day})(?:${dash}(${day}))?`, "gu"),
      },
    ];
  }),
);

/**
 * The folded names of the weekdays that a text only abbreviates, also of those within a range: Monday to Friday of
 * "Mo–Fr 8–17 Uhr". An abbreviation alone ("So", "Fr.") is no day, unless a time follows it.
 */
export function abbreviatedWeekdays(text: string, language: Language): string[] {
  const days = patterns.get(language);
  if (!days) return [];
  const { names, abbreviations } = days;
  const indexOf = (abbreviation: string) => abbreviations.findIndex(one => one.test(abbreviation));
  const found = new Set<number>();
  for (const [list] of text.matchAll(days.listed)) {
    for (const [, from, to] of list.matchAll(days.range)) {
      const first = indexOf(from!);
      const last = to === undefined ? first : indexOf(to);
      for (let at = first; ; at = (at + 1) % names.length) {
        found.add(at);
        if (at === last) break;
      }
    }
  }
  return [...found].sort().map(at => names[at]!);
}
