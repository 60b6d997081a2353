/** What the list shows: what waits for a person, or one kind of what is done. */
export const answerLists = ["open", "sent", "refused", "skipped"] as const;
export type AnswerList = (typeof answerLists)[number];
