/** Leftover, missing or stuck data. */
export interface Finding {
  /** The problem as a short sentence for the operator. */
  what: string;
  /** The affected id or storage key. */
  id: string;
}

/** One sentence for many ids. */
export function findings(what: string, ids: string[]): Finding[] {
  return ids.map(id => ({ what, id }));
}
