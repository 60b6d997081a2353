import { spawnSync } from "node:child_process";

/** The text of a PDF as poppler's pdftotext reads it; undefined without pdftotext (Debian: poppler-utils). */
export function pdftotext(path: string): string | undefined {
  const { stdout, error } = spawnSync("pdftotext", ["-enc", "UTF-8", path, "-"], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return error ? undefined : stdout;
}

/**
 * The share of the words in `text` that `other` has anywhere. How often does not matter: the rows of a table repeat its
 * heads here, and running heads are left out.
 */
export function sharedWords(text: string, other: string): number {
  const known = new Set(wordsOf(other));
  const words = wordsOf(text);
  if (words.length === 0) return 1;
  return words.filter(word => known.has(word)).length / words.length;
}

/**
 * Words of at least two letters without accents and hyphens: readers differ in what they make of a hyphen at a line's
 * end and of an accent beside its letter.
 */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\p{Co}¨´ˆ˜ˇ˚¸`^]/gu, "")
    .replace(/[-\u2010\u00ad]\s*\n\s*|[-\u2010\u2011]/g, "")
    .toLowerCase();
  return plain.match(/\p{L}{2,}/gu) ?? [];
}
