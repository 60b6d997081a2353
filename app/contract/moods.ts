/** Apart from the fields of feedback, whose validation lists and charts in the browser do without. */
export const moods = ["happy", "neutral", "negative"] as const;
export type Mood = (typeof moods)[number];
