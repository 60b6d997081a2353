/** Amounts in sentences: figures and number words with their units, for folded text without accents. */

/** Number words that answer "how many". */
const countWords = [
  "zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|hundert|tausend|million\\p{L}*|milliarde\\p{L}*|halbe\\p{L}?|anderthalb",
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|billion|half",
  "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|cent|mille|moitie",
  "واحد|اثنان|اثنين|ثلاثه|ثلاث|اربعه|اربع|خمسه|خمس|سته|ست|سبعه|سبع|ثمانيه|ثماني|تسعه|تسع|عشره|عشر|عشرون|عشرين|ثلاثون|ثلاثين|مائه|الف|مليون|مليار|نصف",
].join("|");
/** Number words and ordinals, which are amounts by themselves. */
export const numberWords = [
  countWords,
  "mehrere\\p{L}?|paar|(?:erst|zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt)e[mnrs]?",
  "several|few|plusieurs",
].join("|");
/** Articles are amounts before a unit only: "ein Jahr". */
const numberWordsBeforeUnits = `${numberWords}|eine?[mnrs]?|une?`;
/** A figure or number word and a unit, with at most one word between: "6 ganze Monate"; "ein HTML-Tag" is no day. */
export const amountOf = (...units: string[]) => amountPattern(numberWordsBeforeUnits, units);
const amountPattern = (words: string, units: string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.,])(?:\\d[\\d.,]*|(?:${words})(?!\\p{L}))[ -]*(?:\\p{L}+(?: |-(?!tags?(?!\\p{L}))))?(?:${units.join("|")})(?![\\p{L}\\p{N}])`,
    "u",
  );

/** A pattern for the counted noun in any form: "tage" also matches "arbeitstage", "tagen" and "tag". */
const countedUnit = (counted: string) => `\\p{L}*${rootOf(counted)}\\p{L}{0,3}`;

function rootOf(counted: string): string {
  return counted.length > 4 ? counted.replace(/(?:en|er|es|e|n|s)$/, "") : counted.replace(/[es]$/, "");
}

/** A German adjective with number and noun: "vierstellig" has four "Stellen". */
const joined = (counted: string) =>
  new RegExp(
    `(?<!\\p{L})(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|\\d+-?)${rootOf(counted)}ig(?:e[mnrs]?)?(?!\\p{L})`,
    "u",
  );

/** "Nur ein Server", "a single server". */
const onlyOne = (unit: string) =>
  new RegExp(
    `(?<!\\p{L})(?:(?:(?:nur|lediglich|genau|hochstens|maximal|jeweils) )+eine?[mnrs]?|(?:eine?[mnrs]? |kein(?:e[mnrs]?)? )?einzige[mnrs]?|(?:only|just|exactly|at most) (?:one|an?)|an? single|(?:une? )?seule?) (?:\\p{L}+ )?${unit}(?!\\p{L})`,
    "u",
  );

/** Units that are counted by name, folded, and how documents write them after a figure. */
const units: [noun: RegExp, written: string][] = [
  [/^(?:prozent|percent)/, "%|prozent|percent"],
  [/^met(?:er|re)s?$/, "m|met(?:er|re)[ns]?"],
  [/^kilomet(?:er|re)s?$/, "km|kilomet(?:er|re)[ns]?"],
  [/^[zc]entimet(?:er|re)s?$/, "cm|[zc]entimet(?:er|re)[ns]?"],
  [/^kilo(?:s|gram\p{L}*)?$/u, "kg|kilos?|kilogramm[es]?|kilogram(?:me)?s?"],
  [/^gram(?:m|mes|s)?$/, "g|gramm|gram(?:me)?s?"],
  [/^lit(?:er|re)s?$/, "l|lit(?:er|re)[ns]?"],
  [/^(?:grad|degrees?|degres?)$/, "°c?|grad|degrees?|degres?"],
  [/^euros?$/, "€|euros?|eur"],
];

/** How a counted unit is written, as a pattern; undefined for other nouns. */
export const unitOf = (noun: string): string | undefined => {
  const written = units.find(([name]) => name.test(noun))?.[1];
  return written && `(?:${written})`;
};

/** Whether a folded sentence says how many of a noun there are: "acht Arbeitstage" of "tage", "50 %" of "prozent". */
export function countsNoun(noun: string, folded: string): boolean {
  const unit = unitOf(noun) ?? countedUnit(noun);
  // "Urlaubstage im Jahr: 30" is a cell of a table with its column's head.
  const cell = new RegExp(`(?<![\\p{L}\\p{N}])${unit}(?: [^:;.]{1,40})?: \\d`, "u");
  return [amountPattern(countWords, [unit]), onlyOne(unit), joined(noun), cell].some(pattern =>
    pattern.test(folded),
  );
}
