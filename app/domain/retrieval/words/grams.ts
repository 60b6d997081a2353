import { foldText, stripAccents, words } from "./normalise";

/** Hashes of 4-grams have 21 bits: about 2 bytes each when packed as sorted differences. */
export const gramBits = 21;
const gramShift = 32 - gramBits;

/** The text from which 4-grams are taken: folded words without accents, ae/oe/ue as a/o/u, one space around each. */
export function gramText(text: string): string {
  const folded = stripAccents(foldText(text));
  return ` ${words(folded)
    .join(" ")
    .replace(/(?<=[ao])e|(?<=(?<![aeouq])u)e/g, "")} `;
}

const space = 32;

/**
 * The hashes of a text's 4-grams in reading order, repeats kept. They include word boundaries but do not span
 * words: "Antrag auf Urlaub" and "Urlaubsantrag" share most of them.
 */
export function grams(text: string): Uint32Array {
  const padded = gramText(text);
  const hashes = new Uint32Array(Math.max(0, padded.length - 3));
  let count = 0;
  for (let at = 0; at + 3 < padded.length; at++) {
    const second = padded.charCodeAt(at + 1);
    const third = padded.charCodeAt(at + 2);
    if (second === space || third === space) continue;
    let hash = Math.imul(padded.charCodeAt(at) ^ 0x9e3779b9, 0x85ebca6b);
    hash = Math.imul((hash ^ (hash >>> 13)) + second, 0xc2b2ae35);
    hash = Math.imul((hash ^ (hash >>> 15)) + third, 0x27d4eb2f);
    hash = Math.imul((hash ^ (hash >>> 14)) + padded.charCodeAt(at + 3), 0x165667b1);
    hashes[count++] = (hash ^ (hash >>> 16)) >>> gramShift;
  }
  return hashes.slice(0, count);
}
