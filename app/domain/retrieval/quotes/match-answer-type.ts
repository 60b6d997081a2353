import { type AnswerType, type ExpectedAnswer, wholeWords } from "~/domain/retrieval/question/answer-type";
import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";
import { amountOf, countsNoun, numberWords, unitOf } from "./amounts";
import { type Artefact, artefacts, isArtefact } from "./artefacts";
import { conditionWeight, ignoresConditions, withoutConditions } from "./conditions";
import { isEntryTerm } from "./entry-terms";
import { instructionScore, procedureScore } from "./match-instruction";
import { withoutBlanks, withoutReferences } from "./no-amounts";

const time = [
  "\\p{L}*(?:sekunde|minute|stunde|woche)n?|\\p{L}*(?:tag|monat|jahr)(?:e[ns]?|s)?|\\p{L}*quartale?n?|semester[ns]?",
  "seconds?|minutes?|hours?|days?|weeks?|months?|years?",
  // "An" is a preposition in German: "ein Richter an einem Verfahren".
  `secondes?|heures?|jours?|semaines?|mois|annees?|(?<=(?:\\d|(?<!\\p{L})(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|cent)) )ans?`,
  "ثانيه|ثواني?|دقيقه|دقايق|ساعه|ساعات|يوم\\p{L}*|ايام|اسبوع\\p{L}*|اسابيع|شهر\\p{L}*|اشهر|شهور|سنه|سنوات|عام\\p{L}*|اعوام",
];
const month = wholeWords(
  "januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember",
  // "May" is mostly a verb.
  "january|february|march|june|july|october|december|(?:in|since|until|till|by|of|early|late|mid|from|on|\\d{1,2}(?:st|nd|rd|th)?) may|may (?:of |\\d)",
  "janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre",
  "يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر",
);
const weekday = wholeWords(
  "(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?",
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?",
  "lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?",
  "الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت",
);
const clock =
  /(?<![\p{L}\p{N}])(?:\d{1,2}(?:[:.h]\d\d)? ?(?:uhr|h|am|pm|a\.m\.|p\.m\.)|\d{1,2}:\d\d|\p{L}{3,} uhr|noon|midnight|(?:a|de|avant|apres|vers|jusqu.a) midi|minuit|mitternacht|\p{L}{2,} (?:o.clock|heures? du (?:matin|soir)))(?![\p{L}\p{N}])/u;
/** A day of each month: "am letzten Werktag des Monats", "bis zum 15. des Folgemonats". */
const dayOfMonth = wholeWords(
  "(?:(?:erst|zweit|dritt|letzt)en \\p{L}*tag|\\d{1,2}\\.) (?:des|eines|jedes|im) (?:\\p{L}+ )?\\p{L}*monats?",
  "(?:first|second|third|last|\\d{1,2}(?:st|nd|rd|th)) (?:\\p{L}+ ){0,2}of (?:the|each|every) (?:\\p{L}+ )?month",
  "(?:(?:premier|dernier) jour|le \\d{1,2}) (?:\\p{L}+ )?(?:du|de chaque) mois",
);
/** A deadline without a date: at once, as soon as, before work. */
const deadline = wholeWords(
  "unverzuglich|umgehend|sofort|sobald|bevor|nachdem|jederzeit|taglich|nachts|morgens|mittags|abends|(?:am|zum|vor|nach|zu|bis) (?:\\p{L}+ )?\\p{L}*(?:anfang|beginn|ende|schluss)s?",
  "immediately|at once|as soon as|(?:every|each|at) (?:day|night|morning|evening)|daily|nightly|at any time",
  "immediatement|sans delai|des que|chaque (?:jour|nuit|matin|soir)|a tout moment",
  "فورا|حالما|يوميا",
);
/** A condition also says when something holds: "Die Schlichtung ist entbehrlich, wenn …". */
const condition = wholeWords(
  "wenn|sofern|falls|soweit|solange",
  "if|when|where|provided that|as long as",
  "si|lorsque|lorsqu|quand|en cas d\\p{L}+|a condition",
  "اذا|عندما|في حال\\p{L}*",
);
const money =
  /[€£¥]|\$ ?\d|\d ?\$|(?<![\p{L}\p{N}])(?:euro|eur|cent|usd|chf|franken|dollars?|pounds?|francs?|kosten\p{L}*los|gratis|(?<!feel |means? )free(?! (?:software|to|space|memory|form|text|hand|of (?!charge)))|gratuit\p{L}*|unentgeltlich\p{L}*|umsonst|يورو|دولار|دينار|ريال|مجان\p{L}*)(?![\p{L}\p{N}])/u;
/** A figure under a head for prices: "Preis: 7,00". */
const pricedCell =
  /(?<!\p{L})(?:\p{L}*preis|gebuhr|tarif|prix|frais|price|fee|cost)s?(?: [^:;]{1,20})?: ?\d/u;
/** "Rabatt von 5 %", "bis zu 10 %"; "zu 100 % sicher" is a degree. */
const percentage = /(?<![\d.,]|(?<!bis )zu )\d[\d.,]* ?(?:%|prozent)/;
const relativePrice = wholeWords(
  "kosten?t? (?:\\p{L}+ ){0,5}(?:genau ?so ?viel|eben ?so ?viel|gleich ?viel|so ?viel wie|(?:doppelt|halb) so ?viel|nichts)",
  "costs? (?:\\p{L}+ ){0,5}(?:as much as|the same|twice|half|nothing)",
  "coute(?:nt)? (?:\\p{L}+ ){0,5}(?:autant|la meme chose|le double|la moitie|rien)",
);
const numeral = wholeWords(
  "(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|mehr|viel)mal|einige\\p{L}?|doppelt",
  "once|twice|double|deux fois|مرتين",
  numberWords,
);
/** "Ein Zeichen genügt." */
const article = wholeWords("eine?[mnrs]?|une?");
/** "Geben Sie das Kennwort ein." */
const separatedPrefix = /(?<!\p{L})ein(?= ?(?:[.,;:!?)]|$))/gu;
const duration = amountOf(...time);
const era = wholeWords(
  "\\p{L}*jahrhundert\\p{L}*|\\p{L}*zeitalter\\p{L}*|\\d+er(?: jahren?)?|(?:vor|nach|v\\.|n\\.) ?chr\\p{L}*",
  "\\p{L}*centur(?:y|ies)|\\d+s|decades?|bce?|ad|ce",
  "siecles?|annees \\d+|av\\. j\\.-c",
  "قرن|القرن|ميلادي\\p{L}*|هجري\\p{L}*|عام|سنه",
);
const ago = wholeWords("vor|spater|danach|seit", "ago|later|since", "il y a|plus tard|depuis", "قبل|منذ|بعد");
/** "Vom 1. Oktober bis 31. März" */
const period = new RegExp(
  `(?<!\\p{L})(?:vom|from|du) \\d.{0,30}? (?:bis|to|until|au) (?:(?:zum|the) )?\\d{1,2}(?:st|nd|rd|th|er)?\\.? ?(?:${month.source}|\\d{1,2}\\.)`,
  "u",
);
const endless = wholeWords(
  "unbefristet\\p{L}*|unbegrenzt\\p{L}*|lebenslang\\p{L}*|dauerhaft\\p{L}*|indefinitely|forever|illimite\\p{L}*|دايما",
);
/** A span or a time that comes again: "jeden zweiten Dienstag". "Alle Beteiligten" and "jede Software" are no times. */
const recurring =
  "(?:(?:zweite|dritte|vierte|erste|letzte)n? )?(?:mal|\\p{L}*(?:sekunde|minute|stunde|tag|woche|monat|quartal|semester|halbjahr|jahr|mittwoch|morgen|abend|nacht|sonnabend))";
const frequency = wholeWords(
  // "Normal" and "maximal" are no numbers of times, "auf jeden Fall" is no occasion.
  `\\p{L}*(?:taglich|wochentlich|monatlich|jahrlich|stundlich)\\p{L}*|(?!(?:ab|for|nor|opti|maxi|mini|dezi|merk|denk)mal(?!\\p{L}))(?<!(?:noch|auf|nicht|erst) )\\p{L}+mal|(?:\\d+|\\p{L}+) mal|alle (?:\\d+|paar|${numberWords}) \\p{L}+|jede[mnrs]? ${recurring}|(?:bei|vor|nach|mit|zu) jede[mnrs]? (?!fall(?!\\p{L}))\\p{L}+|(?:pro|je|im|in der) (?:tag|woche|monat|quartal|jahr)|regelmassig|nie|niemals|immer`,
  "once|twice|(?:\\d+|\\p{L}+) times|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|hourly|(?:every|each) (?:\\p{L}+ |\\d+ )?(?:times?|seconds?|minutes?|hours?|\\p{L}*days?|nights?|mornings?|evenings?|weeks?|months?|quarters?|years?)|(?:at|before|after|on|with|for) (?:every|each)|per (?:day|week|month|year|hour|minute|second)|never|always|regularly",
  `(?:\\d+|\\p{L}+) fois|quotidien\\p{L}*|hebdomadaire\\p{L}*|mensuel\\p{L}*|annuel\\p{L}*|(?:tous|toutes) les (?:\\d+|${numberWords}|secondes|minutes|heures|jours|semaines|mois|trimestres|ans|annees|\\p{L}+dis)|chaque (?:fois|seconde|minute|heure|jour|semaine|mois|trimestre|annee|\\p{L}+di|matin|soir|nuit)|(?:a|avant|apres|lors de|pour) chaque|par (?:jour|semaine|mois|an)|jamais|toujours`,
  "مره|مرات|مرتين|يوميا|اسبوعيا|شهريا|سنويا|كل",
);
const distance = amountOf(
  "mm|cm|dm|m|km|nm|(?:milli|zenti|centi|kilo)?met(?:er[ns]?|res?|ers)|zoll|fuss|inch(?:es)?|feet|foot|miles?|meilen?|pouces?|pieds?|pixels?|px|متر\\p{L}*|امتار|كيلومتر\\p{L}*|سنتيمتر\\p{L}*",
);
/** The unit in words apart from its figure: "Default: 1024; Beschreibung: Breite in Pixeln". */
const inUnit = wholeWords(
  "in (?:pixeln?|px|(?:milli|zenti|kilo)?metern?|[mck]m|zoll|punkt(?:en)?|pixels|(?:milli|centi|kilo)?met(?:er|re)s|inches|points)|en (?:pixels?|(?:milli|centi|kilo)?metres?|pouces|points)",
);
const weight = amountOf(
  "mg|g|kg|t|(?:kilo|milli)?gramm[es]?|(?:kilo)?gram(?:mes?|s)?|tonnen?|pfund|pounds?|lbs?|كيلو\\p{L}*|غرام\\p{L}*|طن|اطنان",
);
const speed =
  /\d ?(?:km\/h|m\/s|kmh|mph|knoten|knots|n(?:œ|oe)uds)|stundenkilometer|schrittgeschwindigkeit|schritttempo|walking (?:speed|pace)/u;

/**
 * How well a sentence contains the expected type of answer: 0 to 1. Words and figures of the question do not count.
 * @param headingAbove the heading or term directly above the sentence, which the sentence may define
 */
export function matchAnswerType(
  expected: ExpectedAnswer,
  quoted: string,
  question: string,
  headingAbove: string | null = null,
): number {
  if (expected.type === "other") return 0;
  const sentence = quoted.replace(answerMark, "");
  const foldedQuestion = stripAccents(foldText(question));
  if (expected.type === "person") return Math.min(2, countNewNames(sentence, foldedQuestion)) / 2;
  if (expected.type === "rule") return rulePattern.test(stripAccents(foldText(sentence))) ? 1 : 0;
  if (isArtefact(expected.type)) {
    const pattern = artefacts[expected.type];
    const term = headingAbove !== null && isEntryTerm(headingAbove) ? headingAbove : "";
    return pattern.test(sentence) || pattern.test(term) ? 1 : 0;
  }
  if (expected.type === "list") return enumeration.test(sentence) || /:$/.test(sentence) ? 1 : 0;
  if (expected.type === "instruction") return instructionScore(stripAccents(foldText(sentence)).trim());
  if (expected.type === "procedure") return procedureScore(stripAccents(foldText(sentence)).trim());
  const folded = withoutReferences(withoutBlanks(stripAccents(foldText(sentence))));
  if (expected.type !== "definition" && indirect.test(folded)) return 0;
  if (expected.type === "definition") {
    const above = headingAbove === null ? "" : `${stripAccents(foldText(headingAbove))}: `;
    return Math.max(...[folded, above + folded].map(text => definitionScore(text, expected.noun)));
  }
  const { type } = expected;
  const measured = folded.replace(listMark, "");
  const matchIn = (text: string) =>
    matchMeasure(type, "noun" in expected ? expected.noun : "", text, foldedQuestion);
  const match = matchIn(measured);
  if (match === 0 || !ignoresConditions(type, foldedQuestion)) return match;
  const stated = withoutConditions(measured);
  return stated === measured ? match : Math.max(matchIn(stated), match * conditionWeight);
}

/** How well a folded sentence contains a measure, a number or a date of the expected type: 0 to 1. */
function matchMeasure(
  type: PatternType | "number" | "counted",
  noun: string,
  folded: string,
  foldedQuestion: string,
): number {
  const figures = newFigures(folded, foldedQuestion);
  const counts = type === "number" || type === "counted";
  const amounts = counts ? newFigures(folded.replace(datePattern, " "), foldedQuestion) : figures;
  const number = amounts.length
    ? 1
    : figures.length || numeral.test(folded)
      ? 0.6
      : article.test(folded.replace(separatedPrefix, " "))
        ? 0.3
        : 0;
  if (type === "number") return number;
  if (type === "counted") return countsNoun(noun, folded) ? 1 : unitOf(noun) ? 0 : number / 2;
  return isExact[type](folded) ? 1 : (partialMatch[type]?.(folded, figures) ?? 0);
}

/** What an answer in a list of questions and answers begins with: "A: Ja, …". */
const answerMark = /^(?:a|antwort|answer|r|réponse|ج) ?: ?(?:(?:ja|nein|yes|no|oui|non), )?/i;

/** The number of an item of a list, which is no amount; "1. Mai" is a date. */
const listMark = new RegExp(`^\\s*\\d{1,2}[.)] (?!${month.source})`, "iu");

/** Whether the line above a sentence is exactly the term that it should define, as in an entry of a glossary. */
export function isEntryOf(expected: ExpectedAnswer, headingAbove: string | null): boolean {
  if (expected.type !== "definition" || headingAbove === null) return false;
  const above = stripAccents(foldText(headingAbove)).replace(
    /^(?:\d+(?:\.\d+)*[.)]?|[–•-]) |["“”„«»:]/gu,
    "",
  );
  return above.includes(expected.noun) && above.replace(expected.noun, "").trim().length <= maxEnding;
}

/** Letters of an inflection. */
const maxEnding = 2;

/** An indirect question ("…, wie viele Tage offen sind") contains no answer to a question of its type. */
const indirect =
  /, (?:(?:bis|ab|seit) )?(?:wie (?:viele?|lange|oft|hoch|weit|schnell|teuer)|wann|how (?:many|much|long|often|far|fast)|when exactly|combien|quand) /u;

/** The figures of a sentence that are not in the question; those of names ("e2resize", "R300") are none. */
const newFigures = (folded: string, foldedQuestion: string) =>
  (folded.match(/(?<![a-z_]\d*)\d[\d.,]*/g) ?? []).filter(
    figure => !foldedQuestion.includes(figure.replace(/[.,]+$/, "")),
  );

/** Figures of dates, which are no amounts: "1. August 2015", "31.12.", "im Jahr 2015". */
const datePattern = new RegExp(
  `(?<!\\d)\\d{1,2}\\.? ?${month.source}(?: \\d{4})?|(?<!\\d)\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4})?|(?<![\\d.,])(?:19|20)\\d\\d(?![\\d.,]*\\d| ?[€%$\\p{L}])`,
  "gu",
);

/**
 * How well a sentence defines a noun: 1 for "A passage is a …", "Passage: …", "Passages are …", less for "The passage is
 * important". Of a noun with a name ("message no paper") the name alone is enough.
 */
function definitionScore(folded: string, noun: string): number {
  const start = folded.search(/[\p{L}\p{N}]/u);
  const name = noun.split(" ").slice(1).join(" ");
  const grades = [noun, name].map(term => {
    const at = term.length >= minTermLetters ? folded.indexOf(term) : -1;
    const before = folded.slice(0, at);
    if (at < 0 || (at - start > maxCharsBefore && !clauseStart.test(before)) || isDependent.test(before))
      return 0;
    const after = folded.slice(at + term.length);
    return copula.test(after) ? (attribute.test(after) ? 0.5 : 1) : 0;
  });
  return Math.max(...grades);
}

const minTermLetters = 3;
/** Maximum number of characters before the noun, for an article or "By definition, ". */
const maxCharsBefore = 24;
/** "…, ein X ist" begins a definition, "…, dessen X ist" does not. */
const clauseStart = /[,;:] (?:und |and |et )?(?:(?:ein|eine|der|die|das|an?|the|une?|les?|la) )?$/u;
/** In "the author of X is …" the term is no subject. */
export const dependent =
  "(?<!\\p{L})(?:von|vom|des|mit|fur|of|for|with|de|du|d'|pour|avec) ?(?:(?:d(?:er|em|en)|the|la|les?) |l')?";
const isDependent = new RegExp(`${dependent}$`, "u");
const copula =
  /^(?:e[nrs]?|n|s|\d)?["“”»«)]? ?(?:\([^)]*\) ?)?(?:(?:hingegen|dagegen|jedoch|aber|however) )?(?:[:–-] |; (?:bedeutung|beschreibung|erklarung|meaning|description|signification|definition): |(?:ist|sind|bezeichne[nt]|bedeute[nt]|heisst|dien(?:t|en)|steh(?:t|en) fur|is|are|will be(?= (?:an?|the|some\p{L}*|one) )|means?|stands? for|refers|lets?|allows?|enables?|serves?|ermoglich(?:t|en)|biet(?:et|en)(?= (?:\p{L}+ )?moglichkeit)|erlaub(?:t|en)|beschreib(?:t|en)|definier(?:t|en)|defines?|describes?|est|sont|designe(?:nt)?|definit|definissent|decrit|decrivent|signifient?|permet(?:tent)?|ser(?:t|vent)|هو|هي|يعني|تعني)(?![\p{L}\p{N}]))/u;
/**
 * "Is" without an article or a similar word after it, or "are" and a single word, which attribute a property instead of
 * defining the noun.
 */
const attribute = new RegExp(
  `^\\P{L}*(?:e[nrs]?|n|s)?["“”»«)]? ?(?:\\([^)]*\\) ?)?(?:${[
    "(?:sind|are|sont) (?:nicht |not )?\\p{L}+ ?(?:[.;!(]|$)",
    "(?:ist|is|est) (?:\\p{L}+ )?(?:nur|lediglich|only|in der lage)(?!\\p{L})",
    "ist (?!(?:\\p{L}+ ){0,2}(?:ein|der|die|das|dies|eine[mnrs]?|jede[rs]?|wenn)(?![\\p{L}\\p{N}]))",
    "is (?!(?:\\p{L}+ ){0,2}(?:an?|the|any|what|when)(?![\\p{L}\\p{N}]))",
    "est (?!(?:\\p{L}+ ){0,2}(?:une?|les?|la|l'|ce qu)(?![\\p{L}\\p{N}]))",
  ].join("|")})`,
  "u",
);

/** Words that allow, forbid, demand or enable. */
const rulePattern = wholeWords(
  "darf|durft?|durfen|kann|konn(?:t|en)|muss|musst|mussen|soll(?:t|te|ten|en)?|erlaubt|verboten|gestattet|untersagt|zulassig|unzulassig|moglich|unmoglich|moglichkeit(?:en)?|lasst sich|lassen sich|nicht notig|notwendig|erforderlich|pflicht|verpflichtet|berechtigt|haben anspruch|genug(?:t|en)|(?:un)?wirksam|(?:wird|werden|ist|sind) (?:nur|nie|niemals)|(?:ist|sind) (?:\\p{L}+ ){0,6}zu \\p{L}+en|zu \\p{L}+en (?:ist|sind|hat|haben)",
  "may|must|can|cannot|should|allowed|forbidden|permitted|prohibited|possible|impossible|required|not need",
  "peu(?:t|vent|x)|doi(?:t|vent|s)|devrai(?:t|ent)|faut|interdit\\p{L}*|permis\\p{L}*|autorise\\p{L}*|possible|impossible|obligatoire|necessaire",
  "يجب|يجوز|يمكن|ممنوع|مسموح|يحظر",
);

/** "A, B und C", of a few words each. */
const enumeration =
  /(?:^|[:\s])(?:[\p{L}\p{N}„“"»«.+-][^,;:.!?]{0,40}, ){1,}[^,;:.!?]{1,40} (?:und|oder|sowie|and|or|et|ou|و) [\p{L}\p{N}„“"«]/u;

type PatternType = Exclude<
  AnswerType,
  | "other"
  | "list"
  | "rule"
  | "instruction"
  | "procedure"
  | "person"
  | "counted"
  | "number"
  | "definition"
  | Artefact
>;

const isExact: Record<PatternType, (folded: string) => boolean> = {
  price: folded => money.test(folded) || pricedCell.test(folded),
  duration: folded => duration.test(folded) || endless.test(folded),
  frequency: folded => frequency.test(folded),
  distance: folded => distance.test(folded),
  weight: folded => weight.test(folded),
  speed: folded => speed.test(folded),
  date: folded =>
    month.test(folded) ||
    dayOfMonth.test(folded) ||
    clock.test(folded) ||
    // "3.27.92" is a version.
    /(?<![\p{L}\d])(?:1[0-9]|20)\d\d(?![\p{L}\d])|(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?!\d(?:\D|$)|\d{3}(?!\d))/u.test(
      folded,
    ),
  past: folded => isExact.date(folded) || era.test(folded),
};

const age = wholeWords("jahren? (?:alt|vollendet)", "years? (?:old|of age)", "ans revolus");

const isNoVersion = (figure: string) => !/^\d+\.\d+/.test(figure);

const partialMatch: Partial<Record<PatternType, (folded: string, figures: string[]) => number>> = {
  // "Der Abriss kostet genauso viel wie der Bau."
  price: folded =>
    percentage.test(folded)
      ? 0.8
      : /\d[.,]\d\d(?!\d)/.test(folded.replace(datePattern, " "))
        ? 0.6
        : relativePrice.test(folded)
          ? 0.7
          : 0,
  // A time span ("innerhalb von zwei Wochen") or a deadline ("sofort") often answers "wann".
  date: (folded, figures) =>
    weekday.test(folded)
      ? 0.8
      : duration.test(folded) || deadline.test(folded)
        ? 0.7
        : condition.test(folded)
          ? 0.5
          : figures.some(isNoVersion)
            ? 0.3
            : 0,
  // "Wenige Tage nach Erscheinen einer neuen Version" does not date an event.
  past: (folded, figures) =>
    weekday.test(folded) || (duration.test(folded) && ago.test(folded))
      ? 0.8
      : figures.some(isNoVersion)
        ? 0.3
        : 0,
  duration: (folded, figures) =>
    period.test(folded) ? 0.9 : month.test(folded) || clock.test(folded) ? 0.5 : figures.length ? 0.2 : 0,
  speed: folded => (duration.test(folded.replace(age, " ")) ? 0.7 : 0),
  distance: (folded, figures) => (figures.some(isNoVersion) ? (inUnit.test(folded) ? 1 : 0.4) : 0),
  weight: (_folded, figures) => (figures.some(isNoVersion) ? 0.4 : 0),
};

/** The number of capitalised words inside the sentence that are not in the question. Arabic has no capitals. */
function countNewNames(sentence: string, foldedQuestion: string): number {
  const capitals = sentence.match(/(?<=[\p{L}\p{N},:;(]\s?)\p{Lu}\p{L}+/gu) ?? [];
  return capitals.filter(name => !foldedQuestion.includes(stripAccents(foldText(name)))).length;
}
