/** How long answers are: the best quote or a sentence or two, a few of them, or all details. */
export const answerLengths = ["short", "normal", "long"] as const;
export type AnswerLength = (typeof answerLengths)[number];

/** Chosen: a list of this many files can still be overlooked; more files belong into a division. */
export const maxChosenFiles = 100;

/** What a chat is shared for: to read it, or to ask along. */
export const shareModes = ["read", "ask"] as const;
