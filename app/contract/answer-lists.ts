/** The answers that a list shows: those that wait for a person, or one kind of the done ones. */
export const answerLists = ["open", "sent", "refused", "skipped"] as const;
export type AnswerList = (typeof answerLists)[number];
