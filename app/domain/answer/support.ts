import type { Language } from "../retrieval/language";
import { foldText, words } from "../retrieval/normalise";
import { isSmallWord } from "../retrieval/small-words";
import { stem } from "../retrieval/stem";

/** What of a text can be looked for in another: its content words with their stems, and its figures. */
export interface Evidence {
  language: Language;
  words: string[];
  stems: ReadonlySet<string>;
  /** Without separators: 1.000 and 1,000 are 1000. */
  figures: ReadonlySet<string>;
}

/** Share of a sentence's content words that must stand in what it cites. */
export const supportThreshold = 0.5;

export function evidence(text: string, language: Language): Evidence {
  const folded = foldText(text);
  const content = [...new Set(words(folded))].filter(
    word => word.length > 2 && !/^\d/.test(word) && !isSmallWord(word, language),
  );
  const figures = (folded.match(/\d+(?:[.,:]\d+)*/g) ?? []).map(figure => figure.replace(/[.,:]/g, ""));
  return {
    language,
    words: content,
    stems: new Set(content.map(word => stem(word, language))),
    figures: new Set(figures),
  };
}

/** How much of a claim stands in a source: 0 to 1; the same stem, or one word inside the other (compounds). */
export function wordShare(claim: Evidence, source: Evidence): number {
  if (claim.words.length === 0) return 1;
  const found = claim.words.filter(word => {
    const root = stem(word, claim.language);
    return source.stems.has(root) || source.words.some(other => within(root, other) || within(other, word));
  });
  return found.length / claim.words.length;
}

/** A part of a compound: short ones only where it begins or ends. */
function within(part: string, whole: string): boolean {
  if (part.length < 4) return false;
  return part.length > 4 ? whole.includes(part) : whole.startsWith(part) || whole.endsWith(part);
}

/**
 * Whether sources hold a claim, by its words: every figure must stand there, and half of the content
 * words. A claim in another language than its sources is judged by its figures alone. It sees no
 * negation and no turned meaning: a sentence that passes is found in the source, not proved by it.
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
