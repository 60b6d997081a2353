import { z } from "zod";
import { EmailDetails, ListedEmail, MailboxSync } from "./emails";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";
import { mailStates } from "./mail-states";
import { OperatorReplyText } from "./operator-reply-fields";

/** A reply to a mail that the operator's mailbox has received; it is in the outbox. */
export const OperatorReply = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: Instant,
});
export type OperatorReply = z.output<typeof OperatorReply>;

/** A mail that the operator's mailbox has received. */
export const OperatorInboxMail = EmailDetails.extend({
  /** The address for a reply; empty if the mail names none. */
  recipients: z.array(z.string()),
  /** The mail of the outbox that it reports as undelivered. */
  reportsOnMail: z.object({ id: Id, to: z.string(), subject: z.string() }).nullable(),
  replies: z.array(OperatorReply),
});
export type OperatorInboxMail = z.output<typeof OperatorInboxMail>;

export const OperatorInboxQuery = ListInput.extend({ unread: z.enum(["true"]).optional() });

const reading = { action: "read", subject: "Email", area: "admin" } as const;

/** What the operator's own mailbox has received (IMAP_URL). */
export const operatorInbox = {
  state: endpoint(
    reading,
    "GET",
    "/operator-inbox/state",
    "Returns the operator's mailbox and how it is looked after; null where none is set",
  ).output(
    z.object({
      mailbox: z.object({ address: z.string(), unread: z.number().int(), sync: MailboxSync }).nullable(),
    }),
  ),
  list: endpoint(
    reading,
    "GET",
    "/operator-inbox",
    "Lists the mails that the operator's mailbox has received, newest first",
  )
    .input(OperatorInboxQuery)
    .output(listOf(ListedEmail)),
  read: endpoint(
    reading,
    "GET",
    "/operator-inbox/{id}",
    "Returns a mail that the operator's mailbox has received, with its text and the replies to it",
  )
    .input(IdInput)
    .output(OperatorInboxMail),
  html: endpoint(
    reading,
    "GET",
    "/operator-inbox/{id}/html",
    "Returns the HTML of a received mail as it may be shown; null where there is none. Pictures are fetched only if asked for",
  )
    .input(IdInput.extend({ pictures: z.literal("shown").optional() }))
    .output(z.object({ html: z.string().nullable() })),
  markRead: endpoint(
    { action: "update", subject: "Email", area: "admin" },
    "PUT",
    "/operator-inbox/{id}/reading",
    "Marks a received mail as read, here and at its server",
  )
    .input(IdInput)
    .output(Done),
  reply: endpoint(
    { action: "create", subject: "Email", area: "admin" },
    "POST",
    "/operator-inbox/{id}/replies",
    "Sends a reply through the operator's mail server, in the thread of the mail",
  )
    .input(IdInput.extend({ text: OperatorReplyText }))
    .output(z.object({ id: Id })),
};
