/** Text of a model, or the number of a source. */
export type MarkedPiece =
  | { kind: "text"; text: string; strong?: true; italic?: true; code?: true }
  | { kind: "cite"; number: number };
/**
 * Pieces that belong together; `unsupported`: a sentence without support in the sources. `quiet`: the continuation of a
 * sentence in another cell of a table, which is labelled in the first one.
 */
export type MarkedRun = { unsupported: boolean; quiet?: true; pieces: MarkedPiece[] };

/** The blocks of an answer in Markdown: without links, pictures and HTML. */
export type MarkedBlock =
  | { kind: "paragraph"; runs: MarkedRun[] }
  | { kind: "heading"; runs: MarkedRun[] }
  | { kind: "list"; start: number | null; items: MarkedBlock[][] }
  | { kind: "quote"; blocks: MarkedBlock[] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: MarkedRun[][]; rows: MarkedRun[][][] }
  | { kind: "rule" };
