import { isNamedEntry, namedTerms } from "./quotes/entry-terms";
import type { FoundPassage } from "./search-index/found-passage";

const maxPromoted = 2;

/**
 * Promotes passages with an entry for the key or the option that the question names ("Was macht Strg+E?"). A single letter
 * selects no passage, because words are compared without their signs.
 * @param hits of one search, best first
 */
export function rankNamedEntries(hits: FoundPassage[]): FoundPassage[] {
  const [best] = hits;
  const terms = best ? namedTerms(best.search.corrected) : [];
  if (!best || terms.length === 0) return hits;
  const entries = hits
    .filter(({ text }) => text.split("\n").some(line => isNamedEntry(line, terms)))
    .slice(0, maxPromoted)
    .map((passage, at) => ({ ...passage, score: best.score * (1.1 - 0.1 * at) }));
  return [...entries, ...hits.filter(({ id }) => entries.every(entry => entry.id !== id))];
}
