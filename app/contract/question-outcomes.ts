/** How questions ended: with an answer, without one in the documents, or before the end. */
export const questionOutcomes = ["answered", "declined", "unfinished"] as const;
