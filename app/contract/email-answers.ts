import { z } from "zod";
import { answerLists } from "./answer-lists";
import { answerStates, ReplyText } from "./email-answer-fields";
import { endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";
import { languages } from "./language";

export const EmailAnswer = z.object({
  id: Id,
  division: z.string(),
  fromName: z.string(),
  fromAddress: z.string(),
  subject: z.string(),
  state: z.enum(answerStates),
  /** Why it was skipped, a code; or why it could not be sent, a keyword and the server's words. */
  reason: z.string(),
  /** Whether the documents do not contain the answer. */
  declined: z.boolean(),
  /** How clearly the documents support the answer, in percent. */
  support: z.number().int().nullable(),
  /** Whether it was sent without approval. */
  automatic: z.boolean(),
  version: z.number().int(),
  createdAt: Instant,
});
/** What became of a mail that a division may answer. */
export type EmailAnswer = z.output<typeof EmailAnswer>;

const Source = z.object({
  number: z.number().int(),
  fileName: z.string(),
  pageNumber: z.number().int().nullable(),
  heading: z.string().nullable(),
  sentence: z.string(),
});

export const EmailAnswerDetails = EmailAnswer.extend({
  /** The mail that it answers, while that is stored. */
  emailId: Id.nullable(),
  question: z.string(),
  language: z.enum(languages).nullable(),
  answer: z.string(),
  sources: z.array(Source),
  /** 'builtin', or provider/model. */
  answerer: z.string(),
});
export type EmailAnswerDetails = z.output<typeof EmailAnswerDetails>;

export const EmailAnswerQuery = ListInput.pick({ page: true, size: true }).extend({
  list: z.enum(answerLists).default("open"),
});
export type EmailAnswerQuery = z.output<typeof EmailAnswerQuery>;

const reading = { action: "read", subject: "Email", area: "user" } as const;
const changing = { action: "update", subject: "Email", area: "user" } as const;

/** Answers to mails from a division's documents, and their approval. */
export const emailAnswers = {
  list: endpoint(
    reading,
    "GET",
    "/email-answers",
    "Lists answers to mails, those that wait for approval first",
  )
    .input(EmailAnswerQuery)
    .output(listOf(EmailAnswer).extend({ open: z.number().int() })),
  read: endpoint(reading, "GET", "/email-answers/{id}", "Returns an answer with its question and sources")
    .input(IdInput)
    .output(EmailAnswerDetails),
  change: endpoint(
    changing,
    "PUT",
    "/email-answers/{id}",
    "Changes the text of an answer that waits for approval",
  )
    .input(IdInput.extend({ answer: ReplyText }))
    .output(EmailAnswerDetails),
  approve: endpoint(
    changing,
    "POST",
    "/email-answers/{id}/approval",
    "Sends an answer that waits for approval, with this text",
  )
    .input(IdInput.extend({ answer: ReplyText }))
    .output(EmailAnswerDetails),
  refuse: endpoint(changing, "POST", "/email-answers/{id}/refusal", "Refuses an answer: it is not sent")
    .input(IdInput)
    .output(EmailAnswerDetails),
};
