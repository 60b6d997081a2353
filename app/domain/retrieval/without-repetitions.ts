import type { FoundPassage } from "./search-index/found-passage";

/**
 * Without the passages whose text an earlier one has word for word, as a manual describes the same field on several pages:
 * they would take the place of others and add nothing.
 * @param hits of one search, best first
 */
export function withoutRepetitions(hits: FoundPassage[]): FoundPassage[] {
  const seen = new Set<string>();
  return hits.filter(({ text }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}
