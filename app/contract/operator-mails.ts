import { z } from "zod";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Piece, pieceOf } from "./endpoint";
import { mailPurposes } from "./mail-purposes";
import { mailStateFilters, mailStates } from "./mail-states";
import { sortsOf } from "./sort";

export const OperatorMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  purpose: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  /** Why it was not taken, or came back: a keyword, then the words of the mail server. */
  reason: z.string().nullable(),
  /** When a waiting mail is tried next; null without a mail server. */
  nextAt: Instant.nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
  /** When a mail server has reported that it took the mail and could not deliver it. */
  undeliveredAt: Instant.nullable(),
  /** When an operator marked it as settled after it failed or came back; null after a new failure. */
  settledAt: Instant.nullable(),
  /** The name of that operator; null once their account is deleted. */
  settledBy: z.string().nullable(),
});
/** A mail of the outbox as the operator sees it. */
export type OperatorMail = z.output<typeof OperatorMail>;

export const OperatorMailDetails = OperatorMail.extend({
  /** How long a waiting mail is tried again. */
  retriedUntil: Instant.nullable(),
  /** The company that it concerns. */
  company: z.string().nullable(),
  /** Its text and HTML; null if they contain a link or a code for the recipient only, or are deleted. */
  content: z.object({ text: z.string(), html: z.string() }).nullable(),
  /** Why there is no content. */
  without: z.enum(["secret", "deleted"]).nullable(),
  /** The report, in the operator's mailbox. */
  undeliveredReport: Id.nullable(),
  /** Whether it has failed and can be sent again. */
  resendable: z.boolean(),
  /** Whether it has failed or came back, and is not settled. */
  settleable: z.boolean(),
});
export type OperatorMailDetails = z.output<typeof OperatorMailDetails>;

const columns = ["date", "to", "attempts"] as const;
export type OperatorMailColumn = (typeof columns)[number];

export const OperatorMailFilter = z.object({
  /** Words of the address or the subject. */
  search: ListInput.shape.search,
  state: z.enum(mailStateFilters).optional(),
  purpose: z.enum(mailPurposes).optional(),
  sort: z.enum(sortsOf(columns)).default("-date"),
});
export type OperatorMailFilter = z.output<typeof OperatorMailFilter>;
export const OperatorMailQuery = ListInput.extend(OperatorMailFilter.shape);

const reading = { action: "read", subject: "Email", area: "admin" } as const;

/** The mails that the installation sends, for the operator. */
export const operatorMails = {
  list: endpoint(reading, "GET", "/operator-mails", "Lists the mails that the installation sends")
    .input(OperatorMailQuery)
    .output(listOf(OperatorMail)),
  export: endpoint(
    reading,
    "GET",
    "/operator-mails/export",
    "Returns the mails that a filter finds, 500 a piece",
  )
    .input(OperatorMailFilter.extend(Piece.shape))
    .output(pieceOf(OperatorMail)),
  read: endpoint(
    reading,
    "GET",
    "/operator-mails/{id}",
    "Returns a mail; its text only where it holds no link or code for the recipient alone",
  )
    .input(IdInput)
    .output(OperatorMailDetails),
  resend: endpoint(
    { action: "update", subject: "Email", area: "admin" },
    "POST",
    "/operator-mails/{id}/attempts",
    "Sends a failed mail again",
  )
    .input(IdInput)
    .output(OperatorMailDetails),
  settle: endpoint(
    { action: "update", subject: "Email", area: "admin" },
    "PUT",
    "/operator-mails/{id}/settlement",
    "Marks a mail that failed or came back as settled, until it fails again",
  )
    .input(IdInput)
    .output(OperatorMailDetails),
  reopen: endpoint(
    { action: "update", subject: "Email", area: "admin" },
    "DELETE",
    "/operator-mails/{id}/settlement",
    "Marks a settled mail as open again",
  )
    .input(IdInput)
    .output(OperatorMailDetails),
};
