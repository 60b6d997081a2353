import type { MarkedBlock } from "./answer-blocks";

/** The blocks of a growing answer from `from` on; those before stay. */
export type GrownBlocks = { from: number; blocks: MarkedBlock[] };
