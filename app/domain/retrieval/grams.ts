import { foldText, stripAccents, words } from "./normalise";

/** Hashes of 4-grams have 21 bits: about 2 bytes each when packed as sorted differences. */
export const gramBits = 21;
const gramShift = 32 - gramBits;

/** The text whose 4-grams count: folded words without accents, ae/oe/ue as a/o/u, one space around each. */
export function gramText(text: string): string {
  const folded = stripAccents(foldText(text));
  return ` ${words(folded)
    .join(" ")
    .replace(/(?<=[ao])e|(?<=(?<![aeouq])u)e/g, "")} `;
}

/** A hash for each 4-gram of a text, in reading order, repeats kept; 4-grams cross word borders. */
export function grams(text: string): Uint32Array {
  const spelled = gramText(text);
  const count = Math.max(0, spelled.length - 3);
  const hashes = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    let hash = Math.imul(spelled.charCodeAt(at) ^ 0x9e3779b9, 0x85ebca6b);
    hash = Math.imul((hash ^ (hash >>> 13)) + spelled.charCodeAt(at + 1), 0xc2b2ae35);
    hash = Math.imul((hash ^ (hash >>> 15)) + spelled.charCodeAt(at + 2), 0x27d4eb2f);
    hash = Math.imul((hash ^ (hash >>> 14)) + spelled.charCodeAt(at + 3), 0x165667b1);
    hashes[at] = (hash ^ (hash >>> 16)) >>> gramShift;
  }
  return hashes;
}
