const roman: [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];
const latin = [..."abcdefghijklmnopqrstuvwxyz"];
const alpha = [..."أبتثجحخدذرزسشصضطظعغفقكلمنهوي"];
const abjad = [..."أبجدهوزحطيكلمنسعفصقرشتثخذضظغ"];
/** Chosen: a greater number is none of a list. */
const greatest = 5000;

/** A number of a list in one of Word's formats (17.18.59 of ECMA-376); unknown ones in decimal digits. */
export function formatNumber(format: string, count: number): string {
  const usual = String(count);
  if (!Number.isInteger(count) || count < 1 || count > greatest) return usual;
  if (format === "lowerLetter") return repeated(latin, count);
  if (format === "upperLetter") return repeated(latin, count).toUpperCase();
  if (format === "lowerRoman") return inRoman(count);
  if (format === "upperRoman") return inRoman(count).toUpperCase();
  if (format === "decimalZero") return usual.padStart(2, "0");
  if (format === "arabicAlpha") return repeated(alpha, count);
  if (format === "arabicAbjad") return repeated(abjad, count);
  return usual;
}

/** After "z" come "aa", "bb". */
function repeated(letters: string[], count: number): string {
  return letters[(count - 1) % letters.length]!.repeat(Math.ceil(count / letters.length));
}

function inRoman(count: number): string {
  let text = "";
  let rest = count;
  for (const [value, letters] of roman) for (; rest >= value; rest -= value) text += letters;
  return text;
}
