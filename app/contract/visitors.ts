import { z } from "zod";
import { Done, endpoint, Id, IdInput, Instant } from "./endpoint";
import { HumanAnswer } from "./human-check-fields";
import { VisitorLinkFields, VisitorQuestionFields } from "./visitor-fields";

export const VisitorLink = z.object({
  code: z.string(),
  /** Origins that may frame the chat. */
  sites: z.array(z.string()),
  /** A hex colour; empty for the product's. */
  colour: z.string(),
  version: z.number().int(),
  since: Instant,
});
/** The link by which visitors without an account ask in a public chat. */
export type VisitorLink = z.output<typeof VisitorLink>;

const AskedByVisitor = z.object({
  id: Id,
  question: z.string(),
  answered: z.boolean(),
  at: Instant,
});

/** A sentence of a document, with its file and page. */
const VisitorQuote = z.object({
  sentence: z.string(),
  fileName: z.string(),
  pageNumber: z.number().int().nullable(),
  /** Well behind the first quote: shown apart from the answer. */
  further: z.boolean().default(false),
});

const code = z.string().max(100);
const owning = { action: "update", subject: "Chat" } as const;

/** Public chats for visitors without an account. Only the owner of a public chat turns its link on and off. */
export const visitors = {
  link: endpoint(
    owning,
    "GET",
    "/chats/{id}/visitor-link",
    "Returns the link for visitors of one of the user's chats, and what visitors asked last",
  )
    .input(IdInput)
    .output(
      z.object({ link: VisitorLink.nullable(), asked: z.array(AskedByVisitor), total: z.number().int() }),
    ),
  open: endpoint(
    owning,
    "PUT",
    "/chats/{id}/visitor-link",
    "Opens one of the user's public chats to visitors, or changes its sites and colour",
  )
    .input(VisitorLinkFields.extend({ id: Id }))
    .output(VisitorLink),
  close: endpoint(
    owning,
    "DELETE",
    "/chats/{id}/visitor-link",
    "Closes one of the user's chats to visitors: its link is not found from then on",
  )
    .input(IdInput)
    .output(Done),
  read: endpoint("public", "GET", "/visitor-chats/{code}", "Returns the chat that a visitors' link opens")
    .input(z.object({ code }))
    .output(
      z.object({ name: z.string(), company: z.string(), colour: z.string(), sites: z.array(z.string()) }),
    ),
  ask: endpoint(
    "public",
    "POST",
    "/visitor-chats/{code}/questions",
    "Answers a visitor's question with quoted sentences, after the human check",
  )
    .input(
      VisitorQuestionFields.extend({
        code,
        human: HumanAnswer,
        /** The answer before: a question that refers to its question is searched with that one's words. */
        after: Id.optional(),
      }),
    )
    .output(IdInput),
  answer: endpoint(
    "public",
    "GET",
    "/visitor-chats/{code}/questions/{id}",
    "Returns a visitor's question with the quoted sentences that are still given",
  )
    .input(z.object({ code, id: Id }))
    .output(
      z.object({
        question: z.string(),
        /** The reply to a greeting, thanks or the like, which has no quotes; null for questions. */
        reply: z.string().nullable(),
        quotes: z.array(VisitorQuote),
        withdrawn: z.number().int(),
      }),
    ),
};
