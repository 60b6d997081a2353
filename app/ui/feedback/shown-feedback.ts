import type { Feedback } from "~/contract/feedback";

/** A feedback as rendered. */
export type ShownFeedback = Pick<
  Feedback,
  | "id"
  | "source"
  | "mood"
  | "liked"
  | "rating"
  | "comment"
  | "question"
  | "tags"
  | "giver"
  | "contactEmail"
  | "version"
> & {
  settled: boolean;
  at: string;
  when: string;
  /** The address of its details. */
  to: string;
};
