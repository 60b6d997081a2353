/** The figures of number words in four languages, without "one", which is also an article. */
export const figureByWord = new Map(
  [
    "zwei zweit two second deux اثنان اثنين اثنا اثني اثنتا اثنتي يومان يومين",
    "drei dritt three third trois ثلاثه ثلاث",
    "vier viert four fourth quatre اربعه اربع",
    "funf funft five fifth cinq خمسه خمس",
    "sechs sechst six sixth sixieme سته ست",
    "sieben siebt seven seventh sept سبعه سبع",
    "acht eight eighth huit ثمانيه ثماني",
    "neun neunt nine ninth neuf تسعه تسع",
    "zehn zehnt ten tenth dix عشره عشر",
    "elf eleven onze",
    "zwolf twelve douze",
    "dreizehn thirteen treize",
    "vierzehn fourteen quatorze",
    "funfzehn fifteen quinze",
    "sechzehn sixteen seize",
    "siebzehn seventeen",
    "achtzehn eighteen",
    "neunzehn nineteen",
  ].flatMap((row, at) => row.split(" ").map((word): [string, string] => [word, String(at + 2)])),
);
for (const [figure, row] of Object.entries({
  "20": "zwanzig twenty vingt عشرون عشرين",
  "30": "dreissig thirty trente ثلاثون ثلاثين",
  "40": "vierzig forty quarante اربعون اربعين",
  "50": "funfzig fifty cinquante خمسون خمسين",
  "60": "sechzig sixty soixante ستون ستين",
  "70": "siebzig seventy سبعون سبعين",
  "80": "achtzig eighty ثمانون ثمانين",
  "90": "neunzig ninety تسعون تسعين",
  "100": "hundert hundred cent مايه ميه",
  "1000": "tausend thousand mille الف",
  "1000000": "million millionen millions مليون",
  "1.5": "anderthalb eineinhalb",
}))
  for (const word of row.split(" ")) figureByWord.set(word, figure);

/** The names of months in English, from January at 0. */
export const months =
  "january february march april may june july august september october november december".split(" ");

/** Months and weekdays, for comparisons across languages. Without the English "may", which is also a verb. */
for (const [name, row] of Object.entries({
  january: "januar january janvier يناير",
  february: "februar february fevrier فبراير",
  march: "marz march mars مارس",
  april: "april avril ابريل",
  may: "mai مايو",
  june: "juni june juin يونيو",
  july: "juli july juillet يوليو",
  august: "august aout اغسطس",
  september: "september septembre سبتمبر",
  october: "oktober october octobre اكتوبر",
  november: "november novembre نوفمبر",
  december: "dezember december decembre ديسمبر",
  monday: "montag montags monday mondays lundi lundis الاثنين",
  tuesday: "dienstag dienstags tuesday tuesdays mardi mardis الثلاثاء",
  wednesday: "mittwoch mittwochs wednesday wednesdays mercredi mercredis الاربعاء",
  thursday: "donnerstag donnerstags thursday thursdays jeudi jeudis الخميس",
  friday: "freitag freitags friday fridays vendredi vendredis الجمعه",
  saturday: "samstag samstags sonnabend saturday saturdays samedi samedis السبت",
  // "Sonn- und Feiertage"
  sunday: "sonn sonntag sonntags sunday sundays dimanche dimanches الاحد",
}))
  for (const word of row.split(" ")) figureByWord.set(word, name);

/**
 * The figure of a number or a number word, including ordinals, or the name of a month or weekday; undefined for other
 * words.
 */
export function parseFigure(word: string): string | undefined {
  if (/^\d/.test(word)) return plainFigure(word);
  return (
    figureByWord.get(word) ??
    figureByWord.get(word.replace(/e[mnrs]?$/, "")) ??
    // With an Arabic preposition or "and" as a prefix.
    figureByWord.get(word.replace(/^[وفبكل](?=\p{Script=Arabic}{3})/u, "")) ??
    germanFigure(word)
  );
}

/** Normalises digits: 1.000 and 1 000 are 1000, 0,30 is 0.3, 29,00 is 29. A time keeps its colon. */
function plainFigure(digits: string): string {
  const joined = digits.replace(/\s/g, "").replace(/[.,](?=\d{3}(?!\d))/g, "");
  const [, whole, decimals] = /^(\d+)[.,](\d+)$/.exec(joined) ?? [];
  if (whole === undefined) return joined;
  const significant = decimals!.replace(/0+$/, "");
  return significant ? `${whole}.${significant}` : whole;
}

const germanOnes: Record<string, number> = { ein: 1, eins: 1 };
for (const word of "zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig".split(
  " ",
))
  germanOnes[word] = Number(figureByWord.get(word));

/** "fünfundzwanzig", "dreihundert", "fünfhunderttausend", "zweitausendsechsundzwanzig". */
function germanFigure(word: string): string | undefined {
  const half = /^(\p{L}+)einhalb$/u.exec(word)?.[1];
  if (half) return half in germanOnes ? String(germanOnes[half]! + 0.5) : undefined;
  if (!/hundert|tausend|und/.test(word)) return undefined;
  const value = germanValue(word);
  return value === undefined ? undefined : String(value);
}

function germanValue(word: string): number | undefined {
  for (const [name, times] of [
    ["tausend", 1000],
    ["hundert", 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const before = at === 0 ? 1 : germanValue(word.slice(0, at));
    const rest = word.slice(at + name.length).replace(/^und/, "");
    const after = rest === "" ? 0 : germanValue(rest);
    return before === undefined || after === undefined ? undefined : before * times + after;
  }
  const [, ones, tens] = /^(\p{L}+?)und(\p{L}+)$/u.exec(word) ?? [];
  if (ones === undefined) return germanOnes[word];
  const [one, ten] = [germanOnes[ones], germanOnes[tens!]];
  return one !== undefined && one < 10 && ten !== undefined && ten >= 20 ? one + ten : undefined;
}
