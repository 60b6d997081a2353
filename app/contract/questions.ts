import { z } from "zod";
import { answerStates, Message } from "./answers";
import { maxChosenFiles } from "./chat-choices";
import { ChatFields, QuestionFields } from "./chat-fields";
import { endpoint, Id, Instant, ListInput, Piece, pieceOf } from "./endpoint";
import { questionOpinions, questionOutcomes } from "./question-outcomes";

export const LoggedQuestion = z.object({
  id: Id,
  chatId: Id,
  chatName: z.string(),
  question: z.string(),
  state: z.enum(answerStates),
  /** 'builtin', or provider/model. */
  answerer: z.string(),
  /** The number of its sources; 0 where the answer is withheld. */
  sources: z.number().int(),
  withheld: Message.shape.withheld,
  /** Milliseconds from the question to the first word; null if not measured. */
  firstWordMs: z.number().int().nullable(),
  /** Milliseconds from the question to the end of its first attempt; null for later attempts. */
  tookMs: z.number().int().nullable(),
  /** The asker's own feedback; null for none. */
  liked: z.boolean().nullable(),
  createdAt: Instant,
});
/** One of the actor's own questions as their log lists it. */
export type LoggedQuestion = z.output<typeof LoggedQuestion>;

export const QuestionFilter = z.object({
  search: ListInput.shape.search,
  outcome: z.enum(questionOutcomes).optional(),
  feedback: z.enum(questionOpinions).optional(),
});
export type QuestionFilter = z.output<typeof QuestionFilter>;

/** Newest first by cursor, so that the log of a million questions costs what its page costs. */
export const QuestionQuery = QuestionFilter.extend({
  before: Id.optional(),
  size: ListInput.shape.size,
});
export type QuestionQuery = z.output<typeof QuestionQuery>;

export const Topic = z.object({
  heading: z.string(),
  fileName: z.string(),
  pageNumber: z.number().int().nullable(),
});
/** A heading of a document that a first question can be about. */
export type Topic = z.output<typeof Topic>;

export const ApprovedQuestion = z.object({ question: z.string(), divisionName: z.string() });
/** A question that a division has an approved answer for. */
export type ApprovedQuestion = z.output<typeof ApprovedQuestion>;

export const questions = {
  list: endpoint(
    { action: "read", subject: "Chat" },
    "GET",
    "/questions",
    "Lists the user's own questions of all chats, newest first",
  )
    .input(QuestionQuery)
    .output(z.object({ rows: z.array(LoggedQuestion), older: Id.nullable() })),
  export: endpoint(
    { action: "read", subject: "Chat" },
    "GET",
    "/questions/export",
    "The user's own questions that a filter finds with their answers, 500 a piece",
  )
    .input(QuestionFilter.extend(Piece.shape))
    .output(pieceOf(LoggedQuestion.extend({ answer: z.string() }))),
  ask: endpoint(
    { action: "create", subject: "Chat" },
    "POST",
    "/questions",
    "Creates a private chat over divisions and files (none named: all that the user may search) and asks its first question",
  )
    .input(
      QuestionFields.extend({
        divisionIds: z.array(Id).max(100).default([]),
        /** Files that their divisions are limited to. */
        fileIds: z.array(Id).max(maxChosenFiles).default([]),
        model: ChatFields.shape.model,
      }),
    )
    .output(Message),
  begin: endpoint(
    { action: "read", subject: "Chat" },
    "GET",
    "/questions/beginning",
    "Returns who answers a first question, and what it can be: questions with approved answers, and headings of the newest documents",
  ).output(
    z.object({
      /** 'builtin', or provider/model. */
      answerer: z.string(),
      /** The models that a chat may be given, the company's first; empty if there is no choice. */
      models: z.array(z.string()),
      approved: z.array(ApprovedQuestion),
      topics: z.array(Topic),
      /** Questions left this month; null without a limit. */
      questionsLeft: z.number().int().nullable(),
    }),
  ),
};
