import type { Language } from "~/contract/language";
import { grams } from "./grams";
import { stem, stems } from "./stem";
import { abbreviatedWeekdays } from "./weekdays";

/** The first byte of packed terms. Terms of another version are outdated and must be computed from the text again. */
export const termsVersion = 2;

/** A passage's terms for the index: hashes in ascending order with their counts. */
export interface Terms {
  stems: TermCounts;
  grams: TermCounts;
}

/** Distinct terms with the number of their occurrences, at most 255 for each. */
export interface TermCounts {
  /** Number of all occurrences: the length used by BM25. */
  length: number;
  hashes: Uint32Array;
  counts: Uint8Array;
}

/**
 * A 32-bit hash of a stem (FNV-1a over UTF-16 units, finalised as in murmur3). It includes the language, so that
 * a question is compared with each passage by stems of the passage's language.
 */
export function hashStem(stem: string, language: Language): number {
  let hash = 0x811c9dc5 ^ language.charCodeAt(0);
  for (let at = 0; at < stem.length; at++) hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The stems of a text, also of the weekdays that it abbreviates, and its 4-grams, with their counts. */
export function countTerms(text: string, language: Language): Terms {
  const spelled = [
    ...stems(text, language),
    ...abbreviatedWeekdays(text, language).map(day => stem(day, language)),
  ];
  return {
    stems: count(Uint32Array.from(spelled, one => hashStem(one, language))),
    grams: count(grams(text)),
  };
}

function count(all: Uint32Array): TermCounts {
  const sorted = all.slice().sort();
  const hashes = new Uint32Array(sorted.length);
  const counts = new Uint8Array(sorted.length);
  let distinct = 0;
  for (const hash of sorted) {
    if (distinct && hashes[distinct - 1] === hash)
      counts[distinct - 1] = Math.min(255, counts[distinct - 1]! + 1);
    else {
      hashes[distinct] = hash;
      counts[distinct] = 1;
      distinct += 1;
    }
  }
  return { length: all.length, hashes: hashes.slice(0, distinct), counts: counts.slice(0, distinct) };
}

/**
 * Packs the terms of a text in the format of `passages.terms`: the version, then for stems and for 4-grams: length,
 * number of distinct hashes, and for each the difference to the hash before, doubled, plus one if a count follows
 * (all as variable-length integers, 7 bits a byte). About 1.4 KB for 700 characters.
 */
export function packTerms(text: string, language: Language): Buffer {
  const terms = countTerms(text, language);
  const bytes: number[] = [termsVersion];
  for (const counted of [terms.stems, terms.grams]) {
    writeInteger(bytes, counted.length);
    writeInteger(bytes, counted.hashes.length);
    let previous = 0;
    for (let at = 0; at < counted.hashes.length; at++) {
      const occurrences = counted.counts[at]!;
      writeInteger(bytes, (counted.hashes[at]! - previous) * 2 + (occurrences > 1 ? 1 : 0));
      if (occurrences > 1) writeInteger(bytes, occurrences);
      previous = counted.hashes[at]!;
    }
  }
  return Buffer.from(bytes);
}

/** The inverse of `packTerms`; undefined for another version. */
export function unpackTerms(packed: Uint8Array): Terms | undefined {
  if (packed[0] !== termsVersion) return undefined;
  let at = 1;
  // Multiplication, not shifts: a doubled 32-bit difference has 33 bits.
  const readInteger = (): number => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = packed[at++]!;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  const readCounts = (): TermCounts => {
    const length = readInteger();
    const distinct = readInteger();
    const hashes = new Uint32Array(distinct);
    const counts = new Uint8Array(distinct);
    let previous = 0;
    for (let term = 0; term < distinct; term++) {
      const value = readInteger();
      previous += Math.floor(value / 2);
      hashes[term] = previous;
      counts[term] = value % 2 ? readInteger() : 1;
    }
    return { length, hashes, counts };
  };
  return { stems: readCounts(), grams: readCounts() };
}

function writeInteger(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
