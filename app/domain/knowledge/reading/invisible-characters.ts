/** Characters without a shape; joiners belong to Arabic, Persian and Indic words, and to emoji. */
const shapeless = "\\u200b-\\u200f\\u2060-\\u2064\\u061c\\u180e\\ufeff\\u202a-\\u202e\\u2066-\\u2069";
/** No writing needs so many of them in a row. */
const row = new RegExp(`[${shapeless}\\u00ad]{4,}`, "u");
/** Between the letters of one Latin word they take it apart for a search, not for the eye. */
const apart = /(?:\p{Script=Latin}[\u200b\u2060-\u2064\ufeff]){3}/u;
/** Letters in an order other than the one that is seen. */
const reordered = /[\u202d\u202e][^\u202c]*[\p{L}\p{N}]{3}/u;
/** Tag characters mirror ASCII; flags of regions (🏴 and tags) end with one that cancels them. */
const flag = /\u{1f3f4}[\u{e0020}-\u{e007e}]{2,6}\u{e007f}/gu;
const tags = /[\u{e0000}-\u{e007f}]{2,}/gu;
/** One selector varies a character; several in a row carry bytes. */
const selectors = /(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]){3,}/u;
/** Fillers of Korean syllables, and the blank of Braille. */
const fillers = /[\u115f\u1160\u3164\uffa0\u2800]{6,}/u;

/** A quick look: none of these, nothing to find. */
const suspect =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/u;

/** What ends a direction; Word writes one behind each run of Arabic that it directs, often many in a row. */
const endOfDirection = /[\u202c\u2069]{2,}/g;

/** Text that invisible characters hide, as words that can be seen; undefined if there is none. */
export function invisibleText(written: string): string | undefined {
  if (!suspect.test(written)) return undefined;
  const text = written.replace(endOfDirection, "\u202c");
  const spelled = [...text.replace(flag, "").matchAll(tags)].map(([run]) => spell(run)).join(" ");
  if (spelled.trim()) return spelled.trim();
  if (![row, apart, reordered, selectors, fillers].some(pattern => pattern.test(text))) return undefined;
  return text.replace(new RegExp(`[${shapeless}\\u00ad\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]+`, "gu"), "·");
}

/** Tag characters as the ASCII characters that they mirror. */
function spell(run: string): string {
  return [...run]
    .map(character => character.codePointAt(0)! - 0xe0000)
    .map(code => (code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : ""))
    .join("");
}
