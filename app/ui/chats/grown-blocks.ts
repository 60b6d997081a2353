import type { MarkedBlock } from "./answer-blocks";

/** The blocks of a growing answer from the index `from` on; earlier ones are unchanged. */
export type GrownBlocks = { from: number; blocks: MarkedBlock[] };
