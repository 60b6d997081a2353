import { z } from "zod";
import { EmailDraftFields } from "./email-draft-fields";
import { Done, endpoint, Id, IdInput, Instant } from "./endpoint";

/** An attachment of a draft; `sourceId` is the file or attachment that it is a copy of. */
export const EmailFile = z.object({
  id: Id,
  name: z.string(),
  size: z.number().int(),
  sourceId: Id.nullable(),
});
export type EmailFile = z.output<typeof EmailFile>;

export const EmailDraft = z.object({
  id: Id,
  smtpSettingId: Id,
  /** Each with its name, if it has one, as `Ada Weiß <ada@kontor.example>`; copies too. */
  recipients: z.array(z.string()),
  copies: z.array(z.string()),
  blindCopies: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  files: z.array(EmailFile),
  version: z.number().int(),
});
export type EmailDraft = z.output<typeof EmailDraft>;

/** A mailbox that the company's people may send from. */
export const SendingMailbox = z.object({
  id: Id,
  email: z.string(),
  from: z.string(),
  signature: z.string(),
});
export type SendingMailbox = z.output<typeof SendingMailbox>;

/** A person or address that a mail can be written to; the name may be empty. */
export const Correspondent = z.object({ name: z.string(), address: z.string() });
export type Correspondent = z.output<typeof Correspondent>;

const writing = { action: "create", subject: "Email", area: "user" } as const;

/** Mails that are written here, until they are sent. */
export const emailDrafts = {
  senders: endpoint(
    writing,
    "GET",
    "/email-drafts/senders",
    "Lists the mailboxes that mails can be sent from",
  ).output(z.array(SendingMailbox)),
  correspondents: endpoint(
    writing,
    "GET",
    "/email-drafts/correspondents",
    "Lists addresses to suggest as recipients: those of the newest mails, then the company's people, 500 at most",
  ).output(z.array(Correspondent)),
  read: endpoint(writing, "GET", "/email-drafts/{id}", "Returns a draft").input(IdInput).output(EmailDraft),
  save: endpoint(
    writing,
    "PUT",
    "/email-drafts/{id}",
    "Saves a draft; an id that is not in use becomes a new one",
  )
    .input(EmailDraftFields.extend({ id: Id }))
    .output(EmailDraft),
  remove: endpoint(writing, "DELETE", "/email-drafts/{id}", "Deletes a draft").input(IdInput).output(Done),
  send: endpoint(
    writing,
    "POST",
    "/email-drafts/{id}/sendings",
    "Sends a draft in ten seconds or at a later time; until then it can be taken back",
  )
    .input(IdInput.extend({ at: Instant.optional() }))
    .output(Done),
  takeBack: endpoint(
    writing,
    "DELETE",
    "/email-drafts/{id}/sendings",
    "Makes a mail that waits or has failed a draft again",
  )
    .input(IdInput)
    .output(Done),
  resend: endpoint(writing, "POST", "/email-drafts/{id}/attempts", "Sends a mail again that has failed")
    .input(IdInput)
    .output(Done),
};
