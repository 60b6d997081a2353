import { z } from "zod";
import { Citation } from "./answers";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf, Piece, pieceOf } from "./endpoint";
import {
  AnswerFeedbackFields,
  feedbackSorts,
  feedbackSources,
  OperatorFeedbackFields,
  PublicFeedbackFields,
  PublicFormFields,
} from "./feedback-fields";
import { HumanAnswer } from "./human-check-fields";
import { moods } from "./moods";
import { periods } from "./periods";
import { TagIds } from "./tag-fields";
import { TagMark } from "./tags";

const count = z.number().int();
const Said = z.object({
  mood: z.enum(moods).nullable(),
  liked: z.boolean().nullable(),
  rating: z.number().int().nullable(),
  comment: z.string(),
});

export const Feedback = Said.extend({
  id: Id,
  source: z.enum(feedbackSources),
  /** The question, if its asker handed it on and it still exists; null otherwise. */
  question: z.string().nullable(),
  /** Where the giver wants an answer; only public feedback has one. */
  contactEmail: z.string().nullable(),
  /** The data manager who gave it, and their company: only the operator's feedback names them. */
  giver: z.object({ name: z.string(), email: z.string(), company: z.string() }).nullable(),
  tags: z.array(TagMark),
  settledAt: Instant.nullable(),
  version: z.number().int(),
  createdAt: Instant,
});
/** A feedback as the company, or the operator, reads it: never with an employee's name. */
export type Feedback = z.output<typeof Feedback>;

export const FeedbackDetails = Feedback.extend({
  /** The answer that it is about and its sources, if the question was handed on. */
  answer: z.object({ text: z.string(), citations: z.array(Citation) }).nullable(),
  /** Given at an answer that is deleted meanwhile, or whose question was not handed on. */
  about: z.enum(["answer", "withheld", "gone", "nothing"]),
});
export type FeedbackDetails = z.output<typeof FeedbackDetails>;

const Day = z.iso.date("field.date");
export const FeedbackFilter = z.object({
  /** Words of the comment, of a question that was handed on, or of the contact address. */
  search: ListInput.shape.search,
  source: z.enum(feedbackSources).optional(),
  mood: z.enum(moods).optional(),
  liked: z.enum(["yes", "no"]).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  tagId: Id.optional(),
  settled: z.enum(["yes", "no"]).optional(),
  /** Days in the company's time zone (the operator's: the actor's own); the last one counts. */
  from: Day.optional(),
  to: Day.optional(),
  sort: z.enum(feedbackSorts).default("-date"),
});
export type FeedbackFilter = z.output<typeof FeedbackFilter>;
export const FeedbackQuery = ListInput.extend(FeedbackFilter.shape);

const PublicFormSetting = PublicFormFields.required().extend({ version: z.number().int() });
/** The fields of a company's public form besides the feedback. */
export type PublicFormSetting = z.output<typeof PublicFormSetting>;

const Counts = z.object({
  total: count,
  happy: count,
  neutral: count,
  negative: count,
  liked: count,
  disliked: count,
});
export type FeedbackCounts = z.output<typeof Counts>;

export const FeedbackReport = z.object({
  period: z.enum(periods),
  timeZone: z.string(),
  from: Instant,
  to: Instant,
  unit: z.enum(["day", "week", "month"]),
  totals: Counts.extend({ settled: count, ratings: z.array(count).length(5) }),
  /** The totals of the equally long period before. */
  before: Counts,
  /** Every day, week or month of the period without gaps; `start` is its first day, "2026-11-20". */
  buckets: z.array(Counts.extend({ start: z.iso.date() })),
  /** The tags used most, at most 12. */
  tags: z.array(Counts.extend({ tag: TagMark })),
});
export type FeedbackReport = z.output<typeof FeedbackReport>;

const OwnFeedback = Said.extend({
  tagId: Id.nullable(),
  handedOn: z.boolean(),
  /** When the company settled it. */
  settledAt: Instant.nullable(),
});
/** Feedback as its giver sees it. */
export type OwnFeedback = z.output<typeof OwnFeedback>;

const reading = { action: "read", subject: "Feedback" } as const;
const giving = { action: "create", subject: "Feedback" } as const;
const settling = { action: "update", subject: "Feedback" } as const;

/** Feedback. Its readers are the company that it was given to, or for the operator's own its administrators. */
export const feedback = {
  list: endpoint(reading, "GET", "/feedback", "Lists the feedback given to the company or the operator")
    .input(FeedbackQuery)
    .output(listOf(Feedback).extend({ tags: z.array(TagMark) })),
  export: endpoint(
    reading,
    "GET",
    "/feedback/export",
    "Returns the feedback that a filter finds, 500 a piece",
  )
    .input(FeedbackFilter.extend(Piece.shape))
    .output(pieceOf(Feedback)),
  report: endpoint(
    reading,
    "GET",
    "/feedback/report",
    "Returns moods, likes and ratings of a period as numbers, of the feedback that a filter finds",
  )
    .input(FeedbackFilter.omit({ sort: true }).extend({ period: z.enum(periods).default("90d") }))
    .output(FeedbackReport),
  share: endpoint(
    { ...reading, area: "user" },
    "GET",
    "/feedback/form",
    "Returns the company's public code, which its public feedback form is opened with, and what the form asks for",
  ).output(z.object({ code: z.string() }).extend(PublicFormSetting.shape)),
  changeForm: endpoint(
    { action: "update", subject: "Company", area: "user" },
    "PUT",
    "/feedback/form",
    "Chooses whether the company's public feedback form asks for an email address for an answer, and whether answers by mail lead to it",
  )
    .input(PublicFormFields.strict())
    .output(PublicFormSetting),
  read: endpoint(
    reading,
    "GET",
    "/feedback/{id}",
    "Returns a feedback with the answer that it is about, if the question was handed on",
  )
    .input(IdInput)
    .output(FeedbackDetails),
  settle: endpoint(settling, "PUT", "/feedback/{id}/settlement", "Marks a feedback as settled")
    .input(IdInput)
    .output(Feedback),
  reopen: endpoint(settling, "DELETE", "/feedback/{id}/settlement", "Marks a feedback as open again")
    .input(IdInput)
    .output(Feedback),
  setTags: endpoint(settling, "PUT", "/feedback/{id}/tags", "Sets the tags of a company's feedback")
    .input(IdInput.extend({ tagIds: TagIds }))
    .output(Feedback),
  own: endpoint(giving, "GET", "/chats/{id}/feedback", "Returns the user's own feedback at answers of a chat")
    .input(IdInput.extend({ messageIds: z.array(Id).max(100).default([]) }))
    .output(z.array(OwnFeedback.extend({ messageId: Id }))),
  form: endpoint(
    giving,
    "GET",
    "/messages/{id}/feedback",
    "Returns what the form of feedback at an answer needs",
  )
    .input(IdInput)
    .output(
      z.object({
        chatId: Id,
        question: z.string(),
        /** The company that reads it. */
        company: z.string(),
        /** Whether a question that is handed on may be sent to the company's model, which names topics. */
        namesTopics: z.boolean(),
        tags: z.array(TagMark),
        own: OwnFeedback.nullable(),
      }),
    ),
  give: endpoint(
    giving,
    "PUT",
    "/messages/{id}/feedback",
    "Gives feedback at an answer to an own question, or changes it",
  )
    .input(AnswerFeedbackFields.extend({ id: Id }))
    .output(OwnFeedback),
  like: endpoint(
    giving,
    "PUT",
    "/messages/{id}/feedback/like",
    "Likes or dislikes an answer to an own question",
  )
    .input(IdInput.extend({ liked: z.boolean() }))
    .output(OwnFeedback),
  unlike: endpoint(
    giving,
    "DELETE",
    "/messages/{id}/feedback/like",
    "Takes back that the user liked or disliked an answer",
  )
    .input(IdInput)
    .output(OwnFeedback.nullable()),
  handOn: endpoint(
    giving,
    "PUT",
    "/messages/{id}/feedback/hand-over",
    "Hands an own question with its answer on to the data managers, who tell when it is settled",
  )
    .input(IdInput)
    .output(OwnFeedback),
  takeBack: endpoint(
    giving,
    "DELETE",
    "/messages/{id}/feedback/hand-over",
    "Takes back that the user handed a question on to the data managers",
  )
    .input(IdInput)
    .output(OwnFeedback.nullable()),
  withdraw: endpoint(
    giving,
    "DELETE",
    "/messages/{id}/feedback",
    "Deletes the user's own feedback at an answer",
  )
    .input(IdInput)
    .output(Done),
  giveOperator: endpoint(
    { ...giving, area: "user" },
    "POST",
    "/operator-feedback",
    "Gives the operator feedback as a company's data manager",
  )
    .input(OperatorFeedbackFields)
    .output(Done),
  publicForm: endpoint(
    "public",
    "GET",
    "/public-feedback",
    "Returns whose public form it is by a company's public code, the tags that it offers, and whether it asks for an address",
  )
    .input(z.object({ code: z.string().max(100).default("") }))
    .output(z.object({ company: z.string().nullable(), tags: z.array(TagMark), asksAddress: z.boolean() })),
  givePublic: endpoint(
    "public",
    "POST",
    "/public-feedback",
    "Gives feedback without an account to a company by its public code, or else to the operator",
  )
    .input(
      PublicFeedbackFields.extend({
        code: z.string().max(100).default(""),
        via: z.enum(["form", "mail"]).default("form"),
        human: HumanAnswer,
      }),
    )
    .output(Done),
};
