import { stripAccents } from "~/domain/retrieval/words/normalise";
import { figureByWord, months, parseFigure } from "./figures";

/**
 * A number in a text with its unit, undefined for an unknown one. The figure has a decimal point and no other
 * separators; for months and weekdays it is the English name.
 */
export interface Amount {
  figure: string;
  unit: string | undefined;
  /** An article before a unit ("a week"), which counts as an amount in a source but not in a claim. */
  weak?: true;
}

/** Known units by their words in four languages; German ones also end compounds ("Arbeitstage"). */
const units: [string, RegExp][] = [
  ["day", /^(?:\p{L}*tag(?:e[ns]?|s)?|days?|jours?|يوما?|ايام|يومان|يومين)$/u],
  ["week", /^(?:\p{L}*wochen?|weeks?|semaines?|اسبوعا?|اسابيع)$/u],
  ["month", /^(?:\p{L}*monat(?:e[ns]?|s)?|months?|mois|شهرا?|اشهر|شهور)$/u],
  ["year", /^(?:\p{L}*jahr(?:e[ns]?|s)?|years?|ans?|annees?|سنه|سنوات|عاما?|اعوام)$/u],
  ["hour", /^(?:\p{L}*stunden?|hours?|heures?|ساعه|ساعات)$/u],
  ["minute", /^(?:\p{L}*minuten?|min|minutes?|دقيقه|دقايق)$/u],
  ["second", /^(?:sekunden?|seconds?|secondes?|ثانيه|ثواني?)$/u],
  ["quarter", /^(?:quartale?[ns]?|trimestres?)$/u],
  ["euro", /^(?:€|euros?|eur|يورو)$/u],
  ["cent", /^(?:cents?|centimes?|سنتا?|سنتات)$/u],
  ["pound", /^(?:£|pounds?)$/u],
  ["penny", /^(?:pence|penny)$/u],
  ["percent", /^(?:%|prozent|percent|pourcent|بالميه|بالمايه|الميه|المايه)$/u],
  ["km/h", /^(?:km\/h|kmh|stundenkilometer\p{L}*)$/u],
  ["km", /^(?:km|kilometer[ns]?|kilomet(?:re|er)s?|كيلومتر\p{L}*)$/u],
  ["m", /^(?:m|meter[ns]?|met(?:re|er)s?|مترا?|امتار)$/u],
  ["cm", /^(?:cm|zentimeter[ns]?|centimet(?:re|er)s?|سنتيمتر\p{L}*)$/u],
  ["mm", /^(?:mm|millimeter[ns]?|millimet(?:re|er)s?|مليمتر\p{L}*)$/u],
  ["kg", /^(?:kg|kilos?|kilogramm[es]?|kilogram(?:me)?s?|كيلوغرام\p{L}*|كيلو)$/u],
  ["g", /^(?:g|gramm?(?:e?s)?|gram(?:me)?s?|غراما?)$/u],
  ["litre", /^(?:l|liter[ns]?|lit(?:re|er)s?|لترا?)$/u],
];

/** Units that can be converted: "24 months" into "two years", "29 cents" into "0.29 euros". */
const scales = [
  { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 },
  { month: 1, quarter: 3, year: 12 },
  { cent: 0.01, euro: 1 },
  { penny: 0.01, pound: 1 },
  { mm: 0.001, cm: 0.01, m: 1, km: 1000 },
  { g: 0.001, kg: 1 },
] as Record<string, number>[];

/** Maximum distance of a number and its unit in words: "180 bis 220 Millimeter", "drei ganze Monate". */
const maxUnitDistance = 3;
/** Numbers (French ones with spaces), signs of units, words, and punctuation that separates a number from later words. */
const token =
  /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,:]\d+)*|[€£%]|km\/h|[\p{L}\p{M}]+|[;:,.|(\n]/gu;

const code = /(?<![\p{L}\d-])(\p{L}{1,4}-\d+)(?![\d-]|[.,]\d)/gu;
const arabicEleven = /(?<!\p{L})احدي? عشره?(?!\p{L})/gu;
/** Words between two numbers of a range, which share their unit: "180 bis 220 Millimeter". */
const rangeWord = /^(?:bis|oder|und|bzw|to|or|and|a|ou|et|الي|او|و)$/;
/** Words before the time that a number is a rate of: "auf zwei im Monat begrenzt". */
const rateWord = /^(?:im|pro|je|per|par)$/;

/** Extracts the amounts of a folded text, in reading order. */
export function extractAmounts(folded: string): Amount[] {
  const text = stripAccents(folded)
    .replace(/\b(per|pour) cent\b/g, "$1cent")
    .replace(/\b([ap])\.m\./g, "$1m")
    // An elided article is no litre: "le 28 février de l'année".
    .replace(/\b(?:[cdjlmnst]|qu)'(?=\p{L})/gu, "")
    .replace(arabicEleven, "11")
    // A code is no unit of the number before it, and its number none of a thousand: "MM-702 100, MM-703 250".
    .replace(code, "| $1 |");
  const tokens = text.match(token) ?? [];
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const date = dateOf(tokens[at]!);
    const figure = date ? undefined : parseFigure(tokens[at]!);
    if (date) amounts.push(...date);
    if (date) continue;
    if (figure === undefined) {
      amounts.push(...wordAmount(tokens, at));
      continue;
    }
    const read = timeAt(tokens, at) ?? numberAt(tokens, at, figure);
    const before = tokens[at - 1];
    at = read.end;
    const exact = isAndHalf(tokens, at) ? String(Number(read.figure) + 0.5) : read.figure;
    if (exact !== read.figure && tokens[at + 1] === "and") at += 3;
    const after = wordsAfter(tokens, at);
    const unitAfter = isName(exact) ? undefined : after.map(unitOf).find(Boolean);
    const unit = before === "€" ? "euro" : before === "£" ? "pound" : unitAfter;
    // "Cent" is the unit here, not the French hundred.
    if (/^cents?$/.test(tokens[at + 1] ?? "")) at += 1;
    amounts.push({ figure: exact, unit });
  }
  return amounts;
}

/** The day, month and year of a date: "1.8.2015" and "1.8.15" are the first of August. */
function dateOf(digits: string): Amount[] | undefined {
  const [, day, month, year] = /^([0-3]?\d)\.([01]?\d)\.(\d{4}|\d{2})$/.exec(digits) ?? [];
  const name = month && months[Number(month) - 1];
  if (!name) return undefined;
  return [String(Number(day)), name, year!].map(figure => ({ figure, unit: undefined }));
}

interface ReadFigure {
  figure: string;
  /** Index of its last token. */
  end: number;
}

function numberAt(tokens: string[], start: number, first: string): ReadFigure {
  let [figure, end] = [first, start];
  // Before "cent", only French number words count hundreds: "29 Cent" is not 2,900.
  const isJoinable = (next: string | undefined) =>
    !/^cents?$/.test(next ?? "") || frenchHundreds.test(tokens[end]!);
  for (let joined: string | undefined; isJoinable(tokens[end + 1]); figure = joined) {
    joined = joinFigures(figure, tokens[end + 1]);
    if (joined === undefined) break;
    end += 1;
  }
  return { figure, end };
}

const frenchHundreds = /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf)$/;

/** A time of the day: "18 h 30", "18.30 Uhr", "11 pm"; full hours without minutes. */
function timeAt(tokens: string[], start: number): ReadFigure | undefined {
  const [one, next, minutes] = tokens.slice(start, start + 3) as [string, ...(string | undefined)[]];
  if (/^\d{1,2}$/.test(one) && next === "h" && /^\d\d$/.test(minutes ?? ""))
    return { figure: timeOf(one, minutes!), end: start + 2 };
  const [, hour, past = "00"] = /^(\d{1,2})(?:[.:](\d\d))?$/.exec(one) ?? [];
  if (hour === undefined) return undefined;
  const isAfternoon = next === "pm" || next === "مساء";
  if (isAfternoon) return { figure: timeOf(Number(hour) < 12 ? Number(hour) + 12 : hour, past), end: start };
  return next === "uhr" || one.includes(":") ? { figure: timeOf(hour, past), end: start } : undefined;
}

function timeOf(hour: string | number, minutes: string): string {
  return minutes === "00" ? String(Number(hour)) : `${Number(hour)}:${minutes}`;
}

/** "Deux jours et demi", "two and a half days". */
function isAndHalf(tokens: string[], at: number): boolean {
  return /^(?:and a half|(?:\p{L}+ )?et demie?|(?:\p{L}+ )?ونصف)(?: |$)/u.test(
    tokens.slice(at + 1, at + 4).join(" "),
  );
}

/** The amount of a word that is no number: "Fünftagewoche", "montags", "أسبوعين", half an hour, a weekend. */
function wordAmount(tokens: string[], at: number): Amount[] {
  const word = tokens[at]!;
  if (/^(?:wochenende[ns]?|weekends?)$/.test(word))
    return ["saturday", "sunday"].map(figure => ({ figure, unit: undefined }));
  const unit = arabicDuals.find(([, pattern]) => pattern.test(word))?.[0];
  if (unit) return [{ figure: "2", unit }];
  if (/^(?:quarter|quart|viertelstunde|ربع)$/.test(word) && isQuarterHour(tokens, at))
    return [{ figure: "0.25", unit: "hour" }];
  if (/^(?:an?|one|eine?[mnrs]?|une?)$/.test(word)) {
    const one = unitOf(tokens[at + 1] ?? "");
    return one && isTime(one) ? [{ figure: "1", unit: one, weak: true }] : [];
  }
  if (/^(?:half|halbe[nrs]?|demi|نصف)$/.test(word) && tokens[at - 1] !== "a") {
    const next = tokens.slice(at + 1, at + 3).filter(each => !/^an?$/.test(each))[0];
    const half = next && unitOf(next);
    return half && isTime(half) ? [{ figure: "0.5", unit: half }] : [];
  }
  return compoundAmount(word);
}

function isTime(unit: string): boolean {
  return unit in scales[0]! || unit in scales[1]!;
}

function isQuarterHour(tokens: string[], at: number): boolean {
  return tokens[at] === "viertelstunde" || tokens.slice(at + 1, at + 4).some(next => unitOf(next) === "hour");
}

/** Arabic duals. */
const arabicDuals: [string, RegExp][] = [
  ["week", /^(?:ال)?اسبوع(?:ين|ان)$/],
  ["month", /^(?:ال)?شهر(?:ين|ان)$/],
  ["year", /^(?:ال)?(?:سنت|عام)(?:ين|ان)$/],
  ["hour", /^(?:ال)?ساعت(?:ين|ان)$/],
  ["minute", /^(?:ال)?دقيقت(?:ين|ان)$/],
];

/** Whether two amounts are the same, also in different units. An unknown unit equals any unit. */
export function sameAmount(one: Amount, other: Amount): boolean {
  if (one.figure === other.figure && (!one.unit || !other.unit || sameUnit(one.unit, other.unit)))
    return true;
  if (!one.unit || !other.unit) return false;
  const scale = scales.find(units => one.unit! in units && other.unit! in units);
  if (!scale) return false;
  const [value, otherValue] = [one, other].map(({ figure, unit }) => Number(figure) * scale[unit!]!) as [
    number,
    number,
  ];
  return Math.abs(value - otherValue) <= 1e-9 * Math.abs(value);
}

/** What an amount measures: time, money or a unit; undefined without one. */
export function measureOf({ unit }: Amount): string | undefined {
  if (!unit) return undefined;
  if (isTime(unit)) return "time";
  return /^(?:euro|cent|pound|penny)$/.test(unit) ? "money" : unit;
}

/** A unit also equals its speed, because of "10 Kilometer in der Stunde". */
function sameUnit(one: string, other: string): boolean {
  return one === other || one === `${other}/h` || other === `${one}/h`;
}

/** Whether a figure is a month or a weekday. */
const isName = (figure: string | undefined) => /^[a-z]/.test(figure ?? "");

function wordsAfter(tokens: string[], at: number): string[] {
  const after = tokens.slice(at + 1, at + 1 + maxUnitDistance);
  const end = after.findIndex(
    (word, place) =>
      /^[;:,.|(\n]$/.test(word) ||
      rateWord.test(word) ||
      // Another number has a unit of its own, and a month is none: "24 für 4 Tage", "28 février de l'année".
      isName(parseFigure(word)) ||
      (place > 0 && parseFigure(word) !== undefined && !rangeWord.test(after[place - 1]!)),
  );
  return end < 0 ? after : after.slice(0, end);
}

/**
 * A number and the next word as one number ("twenty-five", "dix-sept", "zwei hundert", "ثلاثة عشر"); undefined if
 * they are not one.
 */
function joinFigures(figure: string, next: string | undefined): string | undefined {
  if (next === undefined || /^\d/.test(next)) return undefined;
  if (/^عشره?$/.test(next) && Number(figure) < 10) return String(Number(figure) + 10);
  const other = Number(figureByWord.get(next.replace(/s$/, "")) ?? figureByWord.get(next));
  const one = Number(figure);
  if (!one || !other) return undefined;
  if (one === 4 && other === 20) return "80";
  if (other >= 100 && one < other) return String(one * other);
  const isSum = (one % 10 === 0 && other < 10) || ([60, 80].includes(one) && other < 20);
  return isSum && one >= 10 ? String(one + other) : undefined;
}

/** A number word and a unit of time at the start of a compound: "Fünftagewoche", "dreimonatige". */
const compound =
  /^(zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|vierzehn)(?:(tag)|(woch)|(monat)|(jahr)|(stund)|(minut))/;
const compoundUnits = ["day", "week", "month", "year", "hour", "minute"];

const dayCompound = /^(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s/;

function compoundAmount(word: string): Amount[] {
  const day = dayCompound.exec(word)?.[1];
  if (day) return [{ figure: figureByWord.get(day)!, unit: undefined }];
  const [, number, ...rest] = compound.exec(word) ?? [];
  if (!number) return [];
  return [{ figure: figureByWord.get(number)!, unit: compoundUnits[rest.findIndex(Boolean)] }];
}

/** The unit of a folded word; undefined if it is none. */
export function unitOf(word: string): string | undefined {
  return units.find(([, pattern]) => pattern.test(word))?.[0];
}
