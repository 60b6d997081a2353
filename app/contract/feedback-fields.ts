import { z } from "zod";
import { commentLimit } from "./comment-limit";
import { moods } from "./moods";
import { sortsOf } from "./sort";
import { tooLong } from "./too-long";

/**
 * Where it came from: an employee at an answer, the public (form, or reader of a public chat), the link of an answer that
 * was mailed, or a data manager.
 */
export const feedbackSources = ["answer", "public", "mail", "manager"] as const;
export type FeedbackSource = (typeof feedbackSources)[number];

const Liked = z.union([z.boolean(), z.stringbool()], "field.required").nullable().default(null);
const Rating = z.coerce
  .number("feedback.rating")
  .int("feedback.rating")
  .min(1, "feedback.rating")
  .max(5, "feedback.rating");
const Comment = z.string().trim().max(commentLimit, tooLong).default("");
const TagId = z.uuid("field.required").nullable().default(null);

/** The content of feedback; each part may be missing, but not all. */
const FeedbackFields = z.object({
  mood: z.enum(moods, "field.required").nullable().default(null),
  liked: Liked,
  rating: Rating.nullable().default(null),
  comment: Comment,
});

/** Feedback at an answer. With `handedOn` the company may read the question with its answer. */
export const AnswerFeedbackFields = FeedbackFields.extend({
  tagId: TagId,
  handedOn: z.union([z.boolean(), z.stringbool()]).default(false),
});
export type AnswerFeedbackInput = z.output<typeof AnswerFeedbackFields>;

/** The public form: the mood is required, an address is for an answer only. */
export const PublicFeedbackFields = FeedbackFields.extend({
  mood: z.enum(moods, "feedback.mood"),
  tagId: TagId,
  contactEmail: z
    .union([
      z.literal("").transform(() => null),
      z.string().trim().max(254, tooLong).pipe(z.email("field.email")),
    ])
    .nullable()
    .default(null),
});
export type PublicFeedbackInput = z.output<typeof PublicFeedbackFields>;

const checkbox = z.union([z.boolean(), z.literal("on").transform(() => true)]).default(false);
/** Whether a company's public form asks for an address for an answer, and whether answers by mail link to it. */
export const PublicFormFields = z.object({ asksAddress: checkbox, inMails: checkbox });

/** A data manager's feedback to the operator. */
export const OperatorFeedbackFields = z.object({
  mood: z.enum(moods, "feedback.mood"),
  rating: Rating.nullable().default(null),
  comment: Comment,
});
export type OperatorFeedbackInput = z.output<typeof OperatorFeedbackFields>;

const columns = ["date", "mood", "rating"] as const;
export type FeedbackColumn = (typeof columns)[number];
export const feedbackSorts = sortsOf(columns);
