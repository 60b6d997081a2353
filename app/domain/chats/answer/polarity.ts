import type { Language } from "~/contract/language";
import { wholeWords } from "~/domain/retrieval/question/answer-type";
import { stripAccents } from "~/domain/retrieval/words/normalise";

/** Limits that a sentence sets. Sentences with contrary limits contradict each other. */
export type Limit = "only" | "onlyIf" | "must" | "except" | "also" | "all" | "atLeast" | "atMost";

/** Arabic words with an optional conjunction, preposition and article as prefixes. */
const arabic = (words: string) => `[وف]?[بكل]?(?:ال)?(?:${words})`;

/** Excludes frequencies, which are no limits: "every week", "every six months". */
const notFrequency =
  "(?! (?:week|month|quarter|year|hour|minute|(?:mon|tues|wednes|thurs|fri|satur|sun)day|woche|monat|quartal|jahr|stunde|minute|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|trimestre|annee|an|heure|اسبوع|شهر|سنه|عام|ساعه|دقيقه|(?:[\\p{L}\\p{N}]+ )(?:week|month|year|day|hour|minute|wochen|monat|jahr|tage|stunden|minuten|semaine|mois|an|jour|heure|اسابيع|اشهر|سنوات|ايام|ساعات)))";

/** A number, before which prepositions are limits: "über 18", but not "über das Portal". */
const number =
  "(?= (?:[\\d€£]|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|hundert|tausend|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|thousand|the age))";

/** Excludes numbers, before which words do not limit: "only twelve months" rates the amount, "all three" counts. */
const noNumber = number.replace("(?=", "(?!");
const noFrenchNumber =
  "(?! (?:\\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cinquante|cent|mille))";

const limits: Record<Limit, RegExp> = {
  only: wholeWords(
    `(?<!oder )nur${noNumber}|ausschliesslich|allein|einzig|lediglich${noNumber}`,
    `(?<!-|or )only${noNumber}|solely|exclusively`,
    `(?<!ou )seulement${noFrenchNumber}|uniquement|exclusivement|n(?:e |')[\\p{L}']+(?: \\p{L}+){0,2} que${noFrenchNumber}|rien que`,
    arabic("فقط|الا|حصرا"),
  ),
  // A necessary condition, as "must" also states.
  onlyIf: wholeWords(
    "nur(?: \\p{L}+){0,4},? wenn",
    "only(?: \\p{L}+){0,4} (?:if|when|with)",
    "(?:seulement|uniquement|que)(?: \\p{L}+){0,4} s(?:i|'il)",
  ),
  must: wholeWords(
    "muss|mussen|erforderlich|notwendig|notig|vorausgesetzt|voraussetzung(?:en)?|benotigt",
    "must|requires?|required|necessary|needs?|needed",
    "doi(?:t|vent)|faut|necessaires?|obligatoires?",
  ),
  // Exceptions, the converse of "only".
  except: wholeWords(
    "es sei denn|ausser|sofern nicht|ausgenommen|mit ausnahme",
    "unless|except|exempt\\p{L}*|with the exception|other than",
    "sauf|hormis|a l'exception|excepte\\p{L}*|a moins que|a moins qu'\\p{L}+",
    arabic("باستثناء|عدا|مستثن\\p{L}*"),
  ),
  also: wholeWords(
    "auch|ebenfalls|ebenso|sogar",
    "also|too|(?<!not )even|as well",
    "aussi|egalement|meme(?! pas)",
    arabic("ايضا|كذلك|حتي"),
  ),
  all: wholeWords(
    `(?<!(?:nicht|vor|not|above|after|at) )(?:all(?:e[mnrs]?)?|jede[mnrs]?)${notFrequency}${noNumber}|immer|stets|jederzeit|grundsatzlich(?! nicht)|samtliche[nr]?|uberall|ausnahmslos|taglich`,
    `(?<!not )every${notFrequency}|(?<!not )each${notFrequency}|any(?! given)|always|everyone|everybody|anytime|daily`,
    `(?<!pas )(?:tou(?:s|te|tes|t)(?! les [\\p{L}\\p{N}]+ (?:semaine|mois|an|jour|heure))|chaque${notFrequency})|toujours|quotidien\\p{L}*`,
    arabic(`(?<!ليس )كل${notFrequency}|جميع|داءما|دايما|يوميا`),
  ),
  atLeast: wholeWords(
    `mindestens|wenigstens|min(?=\\. \\d)|ab(?! und)(?= [\\p{L}\\p{N}])|fruhestens|nicht (?:unter|weniger als|kurzer als)|langer als|mehr als|uber${number}|(?<!nicht )(?:uberschreite\\p{L}*|ubersteig\\p{L}*)`,
    `at least|at the earliest|minimum|from${number}|no less than|not less than|more than|over${number}|longer than|(?<!(?:not|cannot|never|n't) )exceed\\p{L}*`,
    "au moins|au plus tot|minimum|a partir de|plus de|(?<!pas )(?:depass|exced)\\p{L}*",
    "(?:علي الاقل|[وف]?اكثر|ابتداء|لا (?:يقل|تقل))",
  ),
  atMost: wholeWords(
    `hochstens|maximal|max(?=\\.? \\d)|bis zu|bis zum(?= \\d)|(?:begrenzt|beschrankt) auf|spatestens|nicht (?:uber|(?:mehr|langer|schneller|hoher|grosser|schwerer|weiter|tiefer|spater) als|uberschreiten|ubersteigen)|weniger als|unter${number}`,
    `at most|maximum|up to|(?:limited|restricted) to|no more than|not more than|no later than|less than|under${number}|at the latest|within|(?:not|cannot|never|\\p{L}+n't) (?:be )?(?:exceed|longer|more|larger|bigger|higher|faster|heavier)(?: than)?`,
    "au plus|au maximum|(?:limitee?|restreinte?)s? a|jusqu'a|moins de|au plus tard|pas (?:depasser|exceder)",
    arabic("علي الاكثر|حتي|حد اقصي|القصوي|الاقصي|اقل من|لا (?:يزيد|تزيد|يتجاوز|تتجاوز)"),
  ),
};

/** Phrases with a negation word that negate nothing: "nicht nur", "ne … que", and limits such as "not more than". */
const noNegation =
  /(?<!\p{L})(?:a moins qu(?:e |')[^,.;]{1,40}? n(?:e |')|لا \p{L}+(?: \p{L}+){0,4} الا|nicht (?:nur|(?:mehr|langer|schneller|hoher|grosser|schwerer|weiter|tiefer|spater|weniger|kurzer) als|uber|unter|uberschreiten|ubersteigen)|not only|no (?:more|less|later) than|(?:not|cannot|never|\p{L}+n't) (?:be )?(?:(?:more|less|later|longer|larger|bigger|higher|faster|heavier) than|exceed)|n(?:e |')[\p{L}']+(?: \p{L}+){0,2} que|(?:ne |n')\p{L}+ pas (?:depasser|exceder)|pas seulement|non seulement|لا (?:يقل|تقل|يزيد|تزيد|يتجاوز|تتجاوز))(?!\p{L})/gu;
const negation =
  /(?<!\p{L})(?:(?:nicht|kein\p{L}{0,2}|keinesfalls|keineswegs|nie|niemals|niemand\p{L}*|ohne|weder|nichts|verbot\p{L}*|untersagt\p{L}*|unzulassig\p{L}*|unmoglich\p{L}*|ausgeschlossen\p{L}*|entfall\p{L}*|\p{L}*sperren?|fehl(?:t|en|te|ten)|verweiger\p{L}*|not|no|never|none|nobody|without|cannot|\p{L}+n't|neither|forbidden|prohibited|banned|disallow\p{L}*|denie[sd]|missing|lack(?:s|ing|ed)?|absent|unable|impossibles?|ne|non|manqu(?:e|ent|ait)|refus(?:e[sd]?|ees?|ent)|sans|aucun\p{L}?|jamais|interdit\p{L}*|defendu\p{L}*|[وف]?(?:لا|لم|لن|ليس\p{L}*|غير|بدون|دون|ممنوع\p{L}*|يحظر|محظور\p{L}*))(?!\p{L})|n'(?=\p{L})|(?<=(?:support|unterstutzung|entwicklung|wartung|prise en charge)\P{L}(?:[^.;]{0,40}\P{L})?)(?:ended|ceased|discontinued|endete\p{L}*|beendet|eingestellt|abandonnee?|cesse)(?!\p{L}))/gu;

/** A negation of a word that negates: "nicht verboten". */
const negatedProhibition =
  /(?<!\p{L})(?:nicht (?:verboten|untersagt|unzulassig|ausgeschlossen|unmoglich)|not (?:forbidden|prohibited|banned|disallowed)|pas (?:interdite?s?|defendue?s?|impossibles?)|غير (?:ممنوع\p{L}*|محظور\p{L}*))(?!\p{L})/gu;

const withoutWord = /(?<!\p{L})(?:ohne|without|sans|بدون|دون)(?!\p{L})/u;
const notWord =
  /(?<!\p{L})(?:nicht|kein\p{L}{0,2}|nie|no|not|cannot|never|ne|n'\p{L}+|aucune?|لا|لن)(?!\p{L})/u;

/** Prepositions that only negate the words after them. */
const prepositions = /^(?:ohne|without|sans|[وف]?(?:بدون|دون))$/;

/** A limit before its negation: "Faster than 10 km/h one must not drive" means "not faster than 10 km/h". */
const limitBeforeNegation = new RegExp(
  `(?<=^|[,.;:] )((?:${[
    "(?:mehr|schneller|langer|hoher|grosser|schwerer|weiter|tiefer|spater) als",
    "(?:more|faster|longer|higher|larger|bigger|heavier|later) than",
  ].join("|")}) [^,.;:]{1,80}?) (nicht|not)(?!\\p{L})`,
  "u",
);

/** A folded sentence without accents, with negations moved before their limits. */
function normaliseNegations(folded: string): string {
  return stripAccents(folded).replace(limitBeforeNegation, "$2 $1");
}

/** A negation that applies after its comma: "Es ist unmöglich, das Datum zu ändern". */
const negatedInfinitive =
  /((?:unmoglich|verboten|untersagt|unzulassig|nicht (?:moglich|erlaubt|gestattet|zulassig|notig|erforderlich))),(?= (?:[^,;:.]* )?(?:\p{L}*zu\p{L}*|dass)(?!\p{L}))/gu;

/** Number of words before and after a negation that it applies to. */
const scopeBefore = 1;
const scopeAfter = 3;
/** The number before a negation at the end of its clause: "mit Säuren vermischen dürfen Sie ihn keinesfalls". */
const scopeBeforeAtEnd = 6;

/** Extracts the words that negations of a folded sentence apply to, without accents. */
export function negatedWords(folded: string): Set<string> {
  const text = normaliseNegations(folded)
    .replace(noNegation, " ")
    .replace(negatedProhibition, " ")
    .replace(negatedInfinitive, "$1");
  // Two negations cancel out: "Ohne Schloss kein Schutz" means "nur mit Schloss".
  if (withoutWord.test(text) && notWord.test(text)) return new Set();
  const negated = new Set<string>();
  for (const { index, 0: found } of text.matchAll(negation)) {
    const isFrench = /^n[e']/.test(found);
    const wordsOf = (part: string) =>
      // "Il n'y a pas d'équipes" negates the teams.
      (part.match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => !isFrench || (word.length > 1 && word !== "pas"));
    const before = wordsOf(
      text
        .slice(0, index)
        .split(/[,;:.]/)
        .at(-1)!,
    );
    const after = wordsOf(text.slice(index + found.length).split(/[,;:.]/)[0]!);
    const scope = after.length === 0 && /^kein(?:esf|esw)/.test(found) ? scopeBeforeAtEnd : scopeBefore;
    for (const word of before.slice(prepositions.test(found) ? Number.POSITIVE_INFINITY : -scope))
      negated.add(word);
    for (const word of after.slice(0, scopeAfter)) negated.add(word);
  }
  return negated;
}

/**
 * Extracts the words that are only in the exception of a folded sentence: after "unless", or in the clause with
 * "exempt".
 */
export function exceptionWords(folded: string): string[] {
  const text = stripAccents(folded);
  const match = limits.except.exec(text);
  if (!match) return [];
  const start = Math.max(...[";", ","].map(sign => text.lastIndexOf(sign, match.index))) + 1;
  const isClause = /ausgenommen|exempt|مستثن/.test(match[0]);
  const end = isClause ? text.slice(match.index).search(/[;,]/) : -1;
  const [from, to] = [isClause ? start : match.index, end < 0 ? text.length : match.index + end];
  const rest = new Set(`${text.slice(0, from)} ${text.slice(to)}`.match(/[\p{L}\p{N}]+/gu));
  return (text.slice(from, to).match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => !rest.has(word));
}

/** Extracts what a folded sentence states in place of something that it negates: "nicht A, sondern B". */
export function statedInstead(folded: string): string[] {
  const text = stripAccents(folded);
  const match = /(?<!\p{L})(?:sondern(?! auch)|but (?:rather|instead)|بل)(?!\p{L})([^,;:.]*)/u.exec(text);
  const before = new Set(text.slice(0, match?.index).match(/[\p{L}\p{N}]+/gu));
  return (match?.[1]?.match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter(word => !before.has(word));
}

/** Before a date, "at the latest three days before" means at least three days, and "at the earliest" at most. */
const ahead =
  "(?:(?! (?:nach|after|apres|بعد) ) \\S+){0,8} (?:vor|vorher|voraus|before|ahead|beforehand|advance|avant|avance|قبل)(?!\\p{L})";
const latestAhead = new RegExp(
  `(?<!\\p{L})(?:spatestens|at the latest|no later than|au plus tard)${ahead}`,
  "u",
);
const earliestAhead = new RegExp(
  `(?<!\\p{L})(?:fruhestens|at the earliest|no earlier than|au plus tot)${ahead}`,
  "u",
);

/** Extracts the limits that a folded sentence sets. */
export function extractLimits(folded: string, language: Language): Set<Limit> {
  // The French verb "aller" is not the German "aller".
  const text = normaliseNegations(
    language === "fr" ? folded.replace(/(?<!\p{L})aller(?!\p{L})/gu, " ") : folded,
  );
  const present = new Set((Object.keys(limits) as Limit[]).filter(limit => limits[limit].test(text)));
  // Only the accent distinguishes "dès" from the article "des".
  if (/(?<!\p{L})dès(?!\p{L})/u.test(folded)) present.add("atLeast");
  const [latest, earliest] = [latestAhead.test(text), earliestAhead.test(text)];
  if (latest !== earliest) {
    present.delete(latest ? "atMost" : "atLeast");
    present.add(latest ? "atLeast" : "atMost");
  }
  return present;
}
