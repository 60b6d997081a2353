/** Characters without a glyph. Joiners are part of Arabic, Persian and Indic words, and of emoji. */
const zeroWidth = "\\u200b-\\u200f\\u2060-\\u2064\\u061c\\u180e\\ufeff\\u202a-\\u202e\\u2066-\\u2069";
/** A run that no writing system needs. */
const run = new RegExp(`[${zeroWidth}\\u00ad]{4,}`, "u");
/** Characters between the letters of a Latin word, which split it for a search but not for readers. */
const splitWord = /(?:\p{Script=Latin}[\u200b\u2060-\u2064\ufeff]){3}/u;
/** Letters in another order than the visible one. */
const reordered = /[\u202d\u202e][^\u202c]*[\p{L}\p{N}]{3}/u;
/** A flag of a region: 🏴, tag characters, which mirror ASCII, and the cancel tag. */
const flag = /\u{1f3f4}[\u{e0020}-\u{e007e}]{2,6}\u{e007f}/gu;
const tags = /[\u{e0000}-\u{e007f}]{2,}/gu;
/** Several variation selectors in a row, which encode bytes instead of varying a character. */
const selectors = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){3,}/u;
/** Fillers of Korean syllables, and the blank of Braille. */
const fillers = /[\u115f\u1160\u3164\uffa0\u2800]{6,}/u;

/** A fast check: without any of these characters there is no invisible text. */
const suspect =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/u;

/** Ends of directions, which Word writes after each run of Arabic, often many in a row. */
const endOfDirection = /[\u202c\u2069]{2,}/g;

/** The text that invisible characters hide, in visible form; undefined if there is none. */
export function invisibleText(original: string): string | undefined {
  if (!suspect.test(original)) return undefined;
  const text = original.replace(endOfDirection, "\u202c");
  const decoded = [...text.replace(flag, "").matchAll(tags)].map(([tagRun]) => decodeTags(tagRun)).join(" ");
  if (decoded.trim()) return decoded.trim();
  if (![run, splitWord, reordered, selectors, fillers].some(pattern => pattern.test(text))) return undefined;
  return text.replace(new RegExp(`[${zeroWidth}\\u00ad\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]+`, "gu"), "·");
}

/** Decodes tag characters to the ASCII characters that they mirror. */
function decodeTags(run: string): string {
  return [...run]
    .map(character => character.codePointAt(0)! - 0xe0000)
    .map(code => (code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : ""))
    .join("");
}
