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
 * How to spell the texts of a page whose fonts are TeX's as pictures of their letters, without names: "spéci\x1cque" is
 * "spécifique". The page's whole text tells which encoding they are in.
 */
export function texSpelling(page: string): (text: string) => string {
  const codes = [...page.matchAll(besideLetters)].map(([sign]) => sign.charCodeAt(0));
  const hasLigature = (letters: Map<number, string>) =>
    codes.some(code => code !== carriageReturn && ligatures.includes(letters.get(code) ?? ""));
  const letters = hasLigature(old) ? old : hasLigature(cork) ? cork : undefined;
  if (!letters) return text => text;
  return text => text.replace(/[\p{Cc}ÿ]/gu, sign => letters.get(sign.charCodeAt(0)) ?? sign);
}
