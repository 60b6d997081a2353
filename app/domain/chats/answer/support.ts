import type { Language } from "~/contract/language";
import { foldText, words } from "~/domain/retrieval/normalise";
import { stem } from "~/domain/retrieval/stem";
import { isStopWord } from "~/domain/retrieval/stop-words";

/** The comparable parts of a text: its content words with stems, and its figures. */
export interface Evidence {
  language: Language;
  words: string[];
  stems: ReadonlySet<string>;
  /** Without separators: 1.000 and 1,000 are 1000. */
  figures: ReadonlySet<string>;
}

/** Share of a sentence's content words that its source must contain. */
export const supportThreshold = 0.5;

export function evidence(text: string, language: Language): Evidence {
  const folded = foldText(text);
  const content = [...new Set(words(folded))].filter(
    word => word.length > 2 && !/^\d/.test(word) && !isStopWord(word, language),
  );
  const figures = (folded.match(/\d+(?:[.,:]\d+)*/g) ?? []).map(figure => figure.replace(/[.,:]/g, ""));
  return {
    language,
    words: content,
    stems: new Set(content.map(word => stem(word, language))),
    figures: new Set(figures),
  };
}

/** The share of a claim's words found in a source, 0 to 1: same stem, or one word inside the other (compounds). */
export function wordShare(claim: Evidence, source: Evidence): number {
  if (claim.words.length === 0) return 1;
  const found = claim.words.filter(word => {
    const root = stem(word, claim.language);
    return source.stems.has(root) || source.words.some(other => within(root, other) || within(other, word));
  });
  return found.length / claim.words.length;
}

/** Matches a part of a compound; short parts only at its beginning or end. */
function within(part: string, whole: string): boolean {
  if (part.length < 4) return false;
  return part.length > 4 ? whole.includes(part) : whole.startsWith(part) || whole.endsWith(part);
}

/**
 * Whether sources support a claim, by words: they must contain every figure and half of the content words. If
 * languages differ, only figures count. Negation and changed meaning are not detected: a passing sentence is
 * found in the source, not proved by it.
 */
export function isSupported(claim: Evidence, sources: Evidence[]): boolean {
  if (sources.length === 0) return false;
  for (const figure of claim.figures) {
    if (!sources.some(source => source.figures.has(figure))) return false;
  }
  const same = sources.filter(source => source.language === claim.language);
  if (same.length < sources.length) return true;
  return wordShare(claim, merged(same)) >= supportThreshold;
}

function merged(sources: Evidence[]): Evidence {
  return {
    language: sources[0]!.language,
    words: sources.flatMap(source => source.words),
    stems: new Set(sources.flatMap(source => [...source.stems])),
    figures: new Set(),
  };
}
