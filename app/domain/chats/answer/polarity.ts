import { wholeWords } from "~/domain/retrieval/answer-type";
import { stripAccents } from "~/domain/retrieval/normalise";

/** Limits that a sentence sets, as words; two sentences that set opposite ones do not say the same. */
export type Limit = "only" | "onlyIf" | "must" | "except" | "also" | "all" | "atLeast" | "atMost";

/** Words that may have a conjunction, a preposition and the article before them. */
const arabic = (words: string) => `[وف]?[بكل]?(?:ال)?(?:${words})`;

/** What happens every week, or every six months, is no limit. */
const often =
  "(?! (?:week|month|quarter|year|hour|minute|(?:mon|tues|wednes|thurs|fri|satur|sun)day|woche|monat|quartal|jahr|stunde|minute|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|trimestre|annee|an|heure|اسبوع|شهر|سنه|عام|ساعه|دقيقه|(?:[\\p{L}\\p{N}]+ )(?:week|month|year|day|hour|minute|wochen|monat|jahr|tage|stunden|minuten|semaine|mois|an|jour|heure|اسابيع|اشهر|سنوات|ايام|ساعات)))";

/** Prepositions are limits before a number only: "über 18", not "über das Portal". */
const number =
  "(?= (?:[\\d€£]|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|hundert|tausend|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|thousand|the age))";

/** "Only twelve months" judges the amount, and "all three" counts: they leave nothing out. */
const uncounted = number.replace("(?=", "(?!");
const frenchUncounted =
  "(?! (?:\\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cinquante|cent|mille))";

const limits: Record<Limit, RegExp> = {
  only: wholeWords(
    `(?<!oder )nur${uncounted}|ausschliesslich|allein|einzig|lediglich${uncounted}`,
    `(?<!-|or )only${uncounted}|solely|exclusively`,
    `(?<!ou )seulement${frenchUncounted}|uniquement|exclusivement|n(?:e |')[\\p{L}']+(?: \\p{L}+){0,2} que${frenchUncounted}|rien que`,
    arabic("فقط|الا|حصرا"),
  ),
  // A condition that is said to be met is what "must" demands.
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
  // They say of all but some what "only" says of these.
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
    `(?<!(?:nicht|vor|not|above|after|at) )(?:all(?:e[mnrs]?)?|jede[mnrs]?)${often}${uncounted}|immer|stets|jederzeit|grundsatzlich(?! nicht)|samtliche[nr]?|uberall|ausnahmslos|taglich`,
    `(?<!not )every${often}|(?<!not )each${often}|any(?! given)|always|everyone|everybody|anytime|daily`,
    `(?<!pas )(?:tou(?:s|te|tes|t)(?! les [\\p{L}\\p{N}]+ (?:semaine|mois|an|jour|heure))|chaque${often})|toujours|quotidien\\p{L}*`,
    arabic(`(?<!ليس )كل${often}|جميع|داءما|دايما|يوميا`),
  ),
  atLeast: wholeWords(
    `mindestens|wenigstens|ab(?! und)(?= [\\p{L}\\p{N}])|fruhestens|nicht (?:unter|weniger als|kurzer als)|langer als|mehr als|uber${number}|(?<!nicht )(?:uberschreite\\p{L}*|ubersteig\\p{L}*)`,
    `at least|at the earliest|minimum|from${number}|no less than|not less than|more than|over${number}|longer than|(?<!(?:not|cannot|never|n't) )exceed\\p{L}*`,
    "au moins|au plus tot|minimum|a partir de|plus de|(?<!pas )(?:depass|exced)\\p{L}*",
    "(?:علي الاقل|[وف]?اكثر|ابتداء|لا (?:يقل|تقل))",
  ),
  atMost: wholeWords(
    `hochstens|maximal|bis zu|(?:begrenzt|beschrankt) auf|spatestens|nicht (?:uber|(?:mehr|langer|schneller|hoher|grosser|schwerer|weiter|tiefer|spater) als|uberschreiten|ubersteigen)|weniger als|unter${number}`,
    `at most|maximum|up to|(?:limited|restricted) to|no more than|not more than|no later than|less than|under${number}|at the latest|within|(?:not|cannot|never|\\p{L}+n't) (?:be )?(?:exceed|longer|more|larger|bigger|higher|faster|heavier)(?: than)?`,
    "au plus|au maximum|(?:limitee?|restreinte?)s? a|jusqu'a|moins de|au plus tard|pas (?:depasser|exceder)",
    arabic("علي الاكثر|حتي|حد اقصي|القصوي|الاقصي|اقل من|لا (?:يزيد|تزيد|يتجاوز|تتجاوز)"),
  ),
};

/** Not a denial: "nicht nur", "ne … que", and limits that are said by a denial. */
const noDenial =
  /(?<!\p{L})(?:a moins qu(?:e |')[^,.;]{1,40}? n(?:e |')|لا \p{L}+(?: \p{L}+){0,4} الا|nicht (?:nur|(?:mehr|langer|schneller|hoher|grosser|schwerer|weiter|tiefer|spater|weniger|kurzer) als|uber|unter|uberschreiten|ubersteigen)|not only|no (?:more|less|later) than|(?:not|cannot|never|\p{L}+n't) (?:be )?(?:(?:more|less|later|longer|larger|bigger|higher|faster|heavier) than|exceed)|n(?:e |')[\p{L}']+(?: \p{L}+){0,2} que|(?:ne |n')\p{L}+ pas (?:depasser|exceder)|pas seulement|non seulement|لا (?:يقل|تقل|يزيد|تزيد|يتجاوز|تتجاوز))(?!\p{L})/gu;
const denial =
  /(?<!\p{L})(?:(?:nicht|kein\p{L}{0,2}|keinesfalls|keineswegs|nie|niemals|niemand\p{L}*|ohne|weder|nichts|verbot\p{L}*|untersagt\p{L}*|unzulassig\p{L}*|unmoglich\p{L}*|ausgeschlossen\p{L}*|entfall\p{L}*|\p{L}*sperren?|fehl(?:t|en|te|ten)|verweiger\p{L}*|not|no|never|none|nobody|without|cannot|\p{L}+n't|neither|forbidden|prohibited|banned|disallow\p{L}*|denie[sd]|missing|lack(?:s|ing|ed)?|absent|unable|impossibles?|ne|non|manqu(?:e|ent|ait)|refus(?:e[sd]?|ees?|ent)|sans|aucun\p{L}?|jamais|interdit\p{L}*|defendu\p{L}*|[وف]?(?:لا|لم|لن|ليس\p{L}*|غير|بدون|دون|ممنوع\p{L}*|يحظر|محظور\p{L}*))(?!\p{L})|n'(?=\p{L})|(?<=(?:support|unterstutzung|entwicklung|wartung|prise en charge)\P{L}(?:[^.;]{0,40}\P{L})?)(?:ended|ceased|discontinued|endete\p{L}*|beendet|eingestellt|abandonnee?|cesse)(?!\p{L}))/gu;

const without = /(?<!\p{L})(?:ohne|without|sans|بدون|دون)(?!\p{L})/u;
const not = /(?<!\p{L})(?:nicht|kein\p{L}{0,2}|nie|no|not|cannot|never|ne|n'\p{L}+|aucune?|لا|لن)(?!\p{L})/u;

/** They deny what follows them only. */
const prepositions = /^(?:ohne|without|sans|[وف]?(?:بدون|دون))$/;

/** "Faster than 10 km/h one must not drive" says "not faster than 10 km/h". */
const deniedAfterwards = new RegExp(
  `(?<=^|[,.;:] )((?:${[
    "(?:mehr|schneller|langer|hoher|grosser|schwerer|weiter|tiefer|spater) als",
    "(?:more|faster|longer|higher|larger|bigger|heavier|later) than",
  ].join("|")}) [^,.;:]{1,80}?) (nicht|not)(?!\\p{L})`,
  "u",
);

/** A folded sentence without accents, its denial before the limit that it belongs to. */
function plain(folded: string): string {
  return stripAccents(folded).replace(deniedAfterwards, "$2 $1");
}

/** "Es ist unmöglich, das Datum zu ändern" denies what follows its comma. */
const deniedInfinitive =
  /((?:unmoglich|verboten|untersagt|unzulassig|nicht (?:moglich|erlaubt|gestattet|zulassig|notig|erforderlich))),(?= (?:[^,;:.]* )?(?:\p{L}*zu\p{L}*|dass)(?!\p{L}))/gu;

/** How many words before and after a denial it may be about. */
const deniedBefore = 1;
const deniedAfter = 3;
/** At the end of its clause it is about what stands before: "mit Säuren vermischen dürfen Sie ihn keinesfalls". */
const deniedAtEnd = 6;

/** The words next to the denials of a folded sentence, without accents. */
export function deniedWords(folded: string): Set<string> {
  const text = plain(folded).replace(noDenial, " ").replace(deniedInfinitive, "$1");
  // "Ohne Schloss kein Schutz" says as much as "nur mit Schloss".
  if (without.test(text) && not.test(text)) return new Set();
  const near = new Set<string>();
  for (const { index, 0: found } of text.matchAll(denial)) {
    const clause = (part: string) => part.match(/[\p{L}\p{N}]+/gu) ?? [];
    const before = clause(
      text
        .slice(0, index)
        .split(/[,;:.]/)
        .at(-1)!,
    );
    const after = clause(text.slice(index + found.length).split(/[,;:.]/)[0]!);
    const reach = after.length === 0 && /^kein(?:esf|esw)/.test(found) ? deniedAtEnd : deniedBefore;
    for (const word of before.slice(prepositions.test(found) ? Number.POSITIVE_INFINITY : -reach))
      near.add(word);
    for (const word of after.slice(0, deniedAfter)) near.add(word);
  }
  return near;
}

/** Words that only the exceptional part of a folded sentence has: what follows "unless", or the clause with "exempt". */
export function exceptedWords(folded: string): string[] {
  const text = stripAccents(folded);
  const found = limits.except.exec(text);
  if (!found) return [];
  const start = Math.max(...[";", ","].map(sign => text.lastIndexOf(sign, found.index))) + 1;
  const exempts = /ausgenommen|exempt|مستثن/.test(found[0]);
  const end = exempts ? text.slice(found.index).search(/[;,]/) : -1;
  const [from, to] = [exempts ? start : found.index, end < 0 ? text.length : found.index + end];
  const rest = new Set(`${text.slice(0, from)} ${text.slice(to)}`.match(/[\p{L}\p{N}]+/gu));
  return (text.slice(from, to).match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => !rest.has(word));
}

/** "At the latest three days before" is at least three days before, and "at the earliest" at most. */
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

/** The limits that a folded sentence sets. */
export function limitsIn(folded: string): Set<Limit> {
  const text = plain(folded);
  const found = new Set((Object.keys(limits) as Limit[]).filter(limit => limits[limit].test(text)));
  // Without its accent it would be an article.
  if (/(?<!\p{L})dès(?!\p{L})/u.test(folded)) found.add("atLeast");
  const [latest, earliest] = [latestAhead.test(text), earliestAhead.test(text)];
  if (latest !== earliest) {
    found.delete(latest ? "atMost" : "atLeast");
    found.add(latest ? "atLeast" : "atMost");
  }
  return found;
}
