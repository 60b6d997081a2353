/** How questions ended: with an answer, without one in the documents, or before the end. */
export const questionOutcomes = ["answered", "declined", "unfinished"] as const;

/** What their asker said of the answers. */
export const questionOpinions = ["liked", "disliked"] as const;
