const ligatures = ["ff", "fi", "fl", "ffi", "ffl"];

/** What TeX's fonts have in the places of control characters: the old 7-bit encoding (OT1), and the one of 8 bits (T1). */
const old = new Map([
  ...ligatures.map((text, at): [number, string] => [0x0b + at, text]),
  [0x19, "ß"],
  [0x1a, "æ"],
  [0x1b, "œ"],
  [0x1c, "ø"],
]);
const cork = new Map([
  ...[..."“”„«»–—"].map((text, at): [number, string] => [0x10 + at, text]),
  ...ligatures.map((text, at): [number, string] => [0x1b + at, text]),
  // The place of "ÿ" in other encodings.
  [0xff, "ß"],
]);

const carriageReturn = 0x0d;
const besideLetters = /(?<=\p{L}{2})\p{Cc}|\p{Cc}(?=\p{L}{2})/gu;

/**
 * How to spell a text in one of a page's fonts: "spéci\x1cque" is "spécifique". `whole` is all that stands in that font,
 * which has pictures of letters without names; it tells which encoding it is in.
 */
export function texSpelling(whole: string): (text: string) => string {
  const codes = [...whole.matchAll(besideLetters)].map(([sign]) => sign.charCodeAt(0));
  const hasLigature = (letters: Map<number, string>) =>
    codes.some(code => code !== carriageReturn && ligatures.includes(letters.get(code) ?? ""));
  const letters = hasLigature(old) ? old : hasLigature(cork) ? cork : undefined;
  if (!letters) return text => text;
  return text => text.replace(/[\p{Cc}ÿ]/gu, sign => letters.get(sign.charCodeAt(0)) ?? sign);
}
