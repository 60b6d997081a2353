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
/** Chosen: no list has more items. */
const maxNumber = 5000;

/** Formats a number of a list in one of Word's formats (17.18.59 of ECMA-376), in decimal digits for an unknown one. */
export function formatNumber(format: string, count: number): string {
  const decimal = String(count);
  if (!Number.isInteger(count) || count < 1 || count > maxNumber) return decimal;
  if (format === "lowerLetter") return repeatedLetter(latin, count);
  if (format === "upperLetter") return repeatedLetter(latin, count).toUpperCase();
  if (format === "lowerRoman") return romanNumeral(count);
  if (format === "upperRoman") return romanNumeral(count).toUpperCase();
  if (format === "decimalZero") return decimal.padStart(2, "0");
  if (format === "arabicAlpha") return repeatedLetter(alpha, count);
  if (format === "arabicAbjad") return repeatedLetter(abjad, count);
  return decimal;
}

/** After "z" come "aa", "bb". */
function repeatedLetter(letters: string[], count: number): string {
  return letters[(count - 1) % letters.length]!.repeat(Math.ceil(count / letters.length));
}

function romanNumeral(count: number): string {
  let text = "";
  let rest = count;
  for (const [value, letters] of roman) for (; rest >= value; rest -= value) text += letters;
  return text;
}
