import { foldText, stripAccents } from "./normalise";

/** The type of information that some questions ask for. */
export type AnswerType = "price" | "number" | "date" | "person" | "other";

const b = "(?<![\\p{L}\\p{N}])";
const e = "(?![\\p{L}\\p{N}])";
const starts = (...patterns: string[]) => new RegExp(`${b}(?:${patterns.join("|")})${e}`, "u");

/** In folded text without accents: de, en, fr, ar. */
const asks: [AnswerType, RegExp][] = [
  [
    "date",
    starts(
      "(?:seit |bis |ab )?wann",
      "in welchem (?:jahr|monat|jahrhundert)|welches (?:jahr|datum)|welche[mnrs]? tag|zu welchem (?:termin|zeitpunkt)",
      "when|(?:what|which) (?:year|date|month|day|century|decade)",
      "quand|(?:quelle|en quelle) (?:annee|date|epoque)|quel (?:jour|mois|siecle)",
      "متي|(?:في )?(?:اي|ايه) (?:عام|سنه|تاريخ|قرن|يوم|شهر)",
    ),
  ],
  [
    "price",
    starts(
      "kostet|kosten|wie (?:teuer|viel geld)|welche[nrs]? preis\\p{L}*|was (?:muss|musst) \\p{L}+ (?:da)?fur (?:be)?zahlen",
      "(?:what|how much) (?:do(?:es)?|did|will|would|is|are) .*(?:costs?|price)|(?:what|which) prices?",
      "coutent?|quels? prix|quels? tarifs?",
      "بكم|كم (?:يكلف|تكلف|سعر|ثمن)|ما (?:سعر|ثمن)",
    ),
  ],
  [
    "number",
    starts(
      "wie ?viele?[nmrs]?|wie (?:hoch|lang|lange|oft|weit|gross|alt|teuer|schwer|spat|schnell|tief|breit)",
      "welche[mnrs]? (?:anteil|prozentsatz|frist|preis|betrag|hohe|uhrzeit|nummer|telefonnummer)|um wie ?viel uhr",
      "how (?:many|much|long|often|far|old|large|big|high|tall|late|fast)|(?:what|which) (?:percent\\p{L}*|number|amount)",
      "combien|quel (?:pourcentage|nombre|age|montant|taux|delai)|quelle (?:taille|hauteur|distance|somme|superficie|population|duree)",
      "كم|ما (?:عدد|نسبه|مده)",
    ),
  ],
  ["person", starts("wer|wen|wem|wessen|an wen|who|whom|whose|qui|من هو|من هي|لمن")],
];
/** Arabic "من" means "who" at the start of a question, and "from" elsewhere. */
const arabicWho = /^\s*من /;

const month = starts(
  "januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember",
  "january|february|march|may|june|july|october|december",
  "janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre",
  "يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر",
);
const money =
  /[€$£¥]|(?<![\p{L}\p{N}])(?:euro|eur|cent|usd|chf|franken|dollars?|pounds?|francs?|kosten\p{L}*los|gratis|free|gratuit\p{L}*|unentgeltlich\p{L}*|umsonst|يورو|دولار|دينار|ريال|مجان\p{L}*)(?![\p{L}\p{N}])/u;
const numeral = starts(
  "(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|mehr|viel)mal|einige\\p{L}?|mehrere\\p{L}?|paar|doppelt|halb",
  "once|twice|several|few|double|deux fois|plusieurs|مرتين",
  "ein|eine[mnrs]?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|hundert|tausend|million\\p{L}*|milliarde\\p{L}*|halbe\\p{L}?",
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|billion|half",
  "deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|mille|moitie",
  "واحد|اثنان|اثنين|ثلاثه|اربعه|خمسه|سته|سبعه|ثمانيه|تسعه|عشره|مائه|الف|مليون|مليار|نصف",
);

/** The type of information that the question asks for. */
export function expectedAnswerType(question: string): AnswerType {
  const folded = stripAccents(foldText(question));
  if (arabicWho.test(folded)) return "person";
  return asks.find(([, pattern]) => pattern.test(folded))?.[0] ?? "other";
}

/** How well a sentence contains this type of information: 0 to 1. Words of the question itself do not count. */
export function matchesAnswerType(kind: AnswerType, sentence: string, question: string): number {
  if (kind === "other") return 0;
  const asked = stripAccents(foldText(question));
  if (kind === "person") return Math.min(2, names(sentence, asked)) / 2;
  const said = stripAccents(foldText(sentence));
  if (kind === "price") return money.test(said) ? 1 : /\d[.,]\d\d(?!\d)/.test(said) ? 0.6 : 0;
  const figures = (said.match(/\d[\d.,]*/g) ?? []).filter(
    figure => !asked.includes(figure.replace(/[.,]+$/, "")),
  );
  if (kind === "number") return figures.length ? 1 : numeral.test(said) ? 0.6 : 0;
  const dates = figures.filter(figure => /^(?:\d{4}|\d{1,2}\.\d{1,2}\.?(?:\d{2,4})?)[.,]?$/.test(figure));
  return dates.length || month.test(said) ? 1 : figures.length ? 0.4 : 0;
}

/** Capitalised words inside the sentence that are not in the question. Arabic has no capitals. */
function names(sentence: string, asked: string): number {
  const capitals = sentence.match(/(?<=[\p{L}\p{N},:;(]\s?)\p{Lu}\p{L}+/gu) ?? [];
  return capitals.filter(name => !asked.includes(stripAccents(foldText(name)))).length;
}
