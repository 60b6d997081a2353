/** Text as a model wrote it, or the number of a source. */
export type MarkedPiece =
  | { kind: "text"; text: string; strong?: true; italic?: true; code?: true }
  | { kind: "cite"; number: number };
/**
 * Pieces that belong together; `unsupported`: a sentence without support in the sources. `quiet`: what continues of one
 * that is named as such before, in another cell of a table.
 */
export type MarkedRun = { unsupported: boolean; quiet?: true; pieces: MarkedPiece[] };

/** What an answer in Markdown may consist of: no links, no pictures, no markup of its own. */
export type MarkedBlock =
  | { kind: "paragraph"; runs: MarkedRun[] }
  | { kind: "heading"; runs: MarkedRun[] }
  | { kind: "list"; start: number | null; items: MarkedBlock[][] }
  | { kind: "quote"; blocks: MarkedBlock[] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: MarkedRun[][]; rows: MarkedRun[][][] }
  | { kind: "rule" };
