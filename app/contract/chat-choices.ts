/** How long answers are: the best quote or a sentence or two, a few of them, or all details. */
export const answerLengths = ["short", "normal", "long"] as const;
export type AnswerLength = (typeof answerLengths)[number];

/** Chosen: a list of this many files can still be overlooked; more files belong into a division. */
export const maxChosenFiles = 100;

/** The rights that a chat is shared with: to read it, or also to ask questions in it. */
export const shareModes = ["read", "ask"] as const;
