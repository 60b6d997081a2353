const ligatures = ["ff", "fi", "fl", "ffi", "ffl"];

/** The characters of TeX's fonts at the codes of control characters, in the encodings OT1 (7 bits) and T1 (8 bits). */
const ot1 = new Map([
  ...ligatures.map((text, at): [number, string] => [0x0b + at, text]),
  [0x19, "ß"],
  [0x1a, "æ"],
  [0x1b, "œ"],
  [0x1c, "ø"],
]);
const t1 = new Map([
  ...[..."“”„«»–—"].map((text, at): [number, string] => [0x10 + at, text]),
  ...ligatures.map((text, at): [number, string] => [0x1b + at, text]),
  // The code of "ÿ" in other encodings.
  [0xff, "ß"],
]);

const carriageReturn = 0x0d;
const besideLetters = /(?<=\p{L}{2})\p{Cc}|\p{Cc}(?=\p{L}{2})/gu;

/**
 * Creates the decoder of a Type 3 font without names of glyphs: "spéci\x1cque" becomes "spécifique".
 * @param whole all text of a page in this font, from which the encoding is detected
 */
export function texDecoder(whole: string): (text: string) => string {
  const codes = [...whole.matchAll(besideLetters)].map(([sign]) => sign.charCodeAt(0));
  const hasLigature = (letters: Map<number, string>) =>
    codes.some(code => code !== carriageReturn && ligatures.includes(letters.get(code) ?? ""));
  const letters = hasLigature(ot1) ? ot1 : hasLigature(t1) ? t1 : undefined;
  if (!letters) return text => text;
  return text => text.replace(/[\p{Cc}ÿ]/gu, sign => letters.get(sign.charCodeAt(0)) ?? sign);
}
