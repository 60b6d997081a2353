/** Something that is left over, missing or stuck. */
export interface Finding {
  /** What is wrong, as a short sentence for the operator. */
  what: string;
  /** The id or storage key that it is wrong with. */
  id: string;
}

/** One sentence for many ids. */
export function findings(what: string, ids: string[]): Finding[] {
  return ids.map(id => ({ what, id }));
}
