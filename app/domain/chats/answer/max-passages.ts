/** Chosen: the maximum number of passages that an answer is written from. */
export const maxPassages = 8;
