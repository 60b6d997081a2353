import { z } from "zod";
import { QuestionFields } from "./chat-fields";
import { Done, endpoint, Id, IdInput, Instant } from "./endpoint";
import { languages } from "./language";

export const answerStates = [
  "waiting",
  "streaming",
  "complete",
  "declined",
  "stopped",
  "interrupted",
  "failed",
] as const;

/** Why the built-in answerer stood in for a model: a budget is used up, or its provider kept failing. */
const standIns = ["budget", "breaker"] as const;
export type StandIn = (typeof standIns)[number];

export const Citation = z.object({
  number: z.number().int(),
  fileName: z.string(),
  pageNumber: z.number().int().nullable(),
  heading: z.string().nullable(),
  sentence: z.string(),
  /** Null if the actor may not open the page (a public chat) or the file is gone. */
  fileId: Id.nullable(),
  pageId: Id.nullable(),
  /** The division that holds the source; null if the actor may not read it. */
  divisionId: Id.nullable().default(null),
  start: z.number().int(),
  end: z.number().int(),
  /** The sentences around a quote on the page; null if none is shown. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** A quote well behind the first one: shown apart from the answer. */
  further: z.boolean().default(false),
  /** The main language of the file; null if the file is gone. */
  language: z.string().nullable().default(null),
  /** How sure OCR was of the scanned page, from 0 to 100; null for other pages. */
  confidence: z.number().int().nullable().default(null),
  /** Of an approved answer: who approved it (null if gone), its last day, and whether it is still given in these words. */
  approved: z
    .object({
      by: z.string().nullable(),
      until: z.iso.date(),
      state: z.enum(["valid", "changed", "ended"]),
    })
    .nullable()
    .default(null),
  /** The file has been replaced by a new version since; the quote is of the one before. */
  replaced: z.boolean().default(false),
  /** The last day on which the file was valid, once that day is over. */
  expiredOn: z.iso.date().nullable().default(null),
});
/** A numbered source: the exact sentence, and its position in the page's text (UTF-16 offsets). */
export type Citation = z.output<typeof Citation>;

export const Message = z.object({
  id: Id,
  chatId: Id,
  /** Counts from 1; each attempt replaces the answer of the one before. */
  attempt: z.number().int(),
  /** The name of another reader of a shared chat who asked; null for the user's own questions. */
  askedBy: z.string().nullable().default(null),
  question: z.string(),
  answer: z.string(),
  state: z.enum(answerStates),
  reason: z.string().nullable(),
  answerer: z.string(),
  /** Why the built-in answerer replaced the chosen model; null if it did not. */
  standIn: z.enum(standIns).nullable().default(null),
  /** Of a declined question: the nearest passages, if any are near. */
  citations: z.array(Citation),
  /**
   * Why answer and citations are empty: the actor may no longer read a cited division, or a cited file is deleted. Null
   * for answers that are shown.
   */
  withheld: z.enum(["division", "file"]).nullable().default(null),
  /** Sentences of the answer that no passage supports, as [start, end] in `answer`. */
  unsupported: z.array(z.tuple([z.number().int(), z.number().int()])),
  /** Number of sentences that could not be compared with their source, because it is in another language. */
  unchecked: z.number().int(),
  /** How many sentences of a model's answer make a claim; null for quotes. */
  claims: z.number().int().nullable().default(null),
  /** The built-in answerer's first quote is a rule, and the question asks whether one may or must. */
  givesRule: z.boolean().default(false),
  /** The question as it was searched, if that differs: spelling corrected, or with words of the previous question. */
  searchedAs: z.string().nullable(),
  /**
   * 'used': searched with words of the previous question; 'off': without them, as its asker wished; null: it needs
   * none.
   */
  context: z.enum(["used", "off"]).nullable().default(null),
  /** Of a declined question: the languages of the searched documents, if the question is in none of them. */
  otherLanguages: z.array(z.enum(languages)),
  /** The ids of all versions of an edited question, the first version first; empty if it has only one. */
  versions: z.array(Id).default([]),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
});
/** A question with its latest answer. */
export type Message = z.output<typeof Message>;

const Retried = Message.extend({ free: z.boolean() });
/** A question that is answered again. `free`: only documents and question of a limited number, both unchanged. */
export type Retried = z.output<typeof Retried>;

export const answers = {
  /** Newest first by cursor; `older` is the cursor of the next page, null at the beginning of the conversation. */
  list: endpoint(
    { action: "read", subject: "Chat" },
    "GET",
    "/chats/{id}/messages",
    "Lists the questions that the user reads in a chat, newest first: their own, or all of a shared chat; where questions were edited one branch, the newest or the newest with the question `branch`",
  )
    .input(
      IdInput.extend({
        before: Id.optional(),
        branch: Id.optional(),
        size: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        messages: z.array(Message),
        older: Id.nullable(),
        /** The newest question of the branch; null in a thread without edited questions. */
        latest: Id.nullable(),
        /** Questions left this month; null without a limit. */
        questionsLeft: z.number().int().nullable(),
      }),
    ),
  export: endpoint(
    { action: "read", subject: "Chat" },
    "GET",
    "/chats/{id}/messages/export",
    "Lists what the list of a chat's questions does, oldest first, 100 a piece; `next` is the cursor of the next piece",
  )
    .input(IdInput.extend({ branch: Id.optional(), after: Id.optional() }))
    .output(z.object({ messages: z.array(Message), next: Id.nullable(), latest: Id.nullable() })),
  read: endpoint(
    { action: "read", subject: "Chat" },
    "GET",
    "/messages/{id}",
    "Returns a question with its answer so far",
  )
    .input(IdInput)
    .output(Message),
  ask: endpoint(
    { action: "read", subject: "Chat" },
    "POST",
    "/chats/{id}/messages",
    "Asks a question and starts its answer; follows the question `after` in its branch, without it the newest question",
  )
    .input(QuestionFields.extend({ id: Id, after: Id.optional() }))
    .output(Message),
  edit: endpoint(
    { action: "read", subject: "Chat" },
    "POST",
    "/messages/{id}/versions",
    "Asks one of the user's questions in other words, as a version beside it that begins a branch; counts as a question",
  )
    .input(QuestionFields.extend({ id: Id }))
    .output(Message),
  retry: endpoint(
    { action: "read", subject: "Chat" },
    "POST",
    "/messages/{id}/attempts",
    "Answers the same question again, as the next attempt; `free` if it did not count as a question; `alone` without the words of the question before it, or with them again",
  )
    .input(IdInput.extend({ alone: z.boolean().optional() }))
    .output(Retried),
  cancel: endpoint(
    { action: "read", subject: "Chat" },
    "POST",
    "/messages/{id}/cancellation",
    "Stops an answer that is being written",
  )
    .input(IdInput)
    .output(Done),
};
