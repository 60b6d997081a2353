import { z } from "zod";
import { QuestionFields } from "./chat-fields";
import { answerSkips, answerStates } from "./email-answer-fields";
import { emailFolders, emailLabels, emailPlaces, emailStates } from "./email-fields";
import { endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";
import { fileStatuses } from "./file-states";
import { mailFaults, mailSteps } from "./mail-faults";
import { LookAlike, MailSender, mailSignatures } from "./mail-sender";
import { TagIds } from "./tag-fields";
import { TagMark } from "./tags";

export const Email = z.object({
  id: Id,
  fromName: z.string(),
  fromAddress: z.string(),
  to: z.array(z.string()),
  /** The names of its recipients, also of copies, by their addresses in lower case. */
  recipientNames: z.record(z.string(), z.string()),
  subject: z.string(),
  /** The first 200 characters of its text. */
  start: z.string(),
  read: z.boolean(),
  starred: z.boolean(),
  labels: z.array(z.enum(emailLabels)),
  tags: z.array(TagMark),
  attachments: z.array(z.string()),
  folder: z.enum(emailPlaces),
  /** The server's own folder that it is in; null in the others. */
  serverFolder: z.object({ id: Id, name: z.string() }).nullable(),
  /** The mails of its thread, in a list of threads; otherwise 1. */
  mails: z.number().int(),
  state: z.enum(emailStates),
  /** Whether it is a draft that can be written on here; those of the server's own folder cannot. */
  draft: z.boolean(),
  /** Whether a mail server has reported that it did not reach everyone. */
  bounced: z.boolean(),
  sentAt: Instant,
});
/** A mail of a company's mailbox. */
export type Email = z.output<typeof Email>;

/** The same in a list, with the one that its sender may be mistaken for. */
export const ListedEmail = Email.extend({ lookAlike: LookAlike.nullable() });
export type ListedEmail = z.output<typeof ListedEmail>;

/** What became of an attachment of a mail that a division answers. */
export const TakenAttachment = z.object({
  division: z.string(),
  state: z.enum(["waiting", "added", "version", "there", "refused"]),
  /** A code of contract/errors with its values: why it was not stored, or what it waits for. */
  reason: z.string().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The division's file; null without one, or once that is deleted. */
  file: z.object({ id: Id, status: z.enum(fileStatuses), reason: z.string().nullable() }).nullable(),
});
export type TakenAttachment = z.output<typeof TakenAttachment>;

/** What became of a mail that a division may answer. */
const AnswerOutcome = z.object({
  id: Id,
  division: z.string(),
  state: z.enum(answerStates),
  /** Why it gets no answer; null unless it was skipped. */
  skip: z.enum(answerSkips).nullable(),
  /** Whether its attachments therefore stay in the mailbox, though the division takes attachments. */
  leavesAttachments: z.boolean(),
});
export type AnswerOutcome = z.output<typeof AnswerOutcome>;

export const EmailDetails = Email.extend({
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  /** Reply-To: the address that gets an answer instead of the sender. */
  replyTo: z.array(z.string()),
  text: z.string(),
  /** Whether it could be parsed. */
  readable: z.boolean(),
  /** Whether it is so long that its text here may be only a part. */
  partial: z.boolean(),
  /** Whether there is HTML that may be shown. */
  html: z.boolean(),
  /** The number of its remote pictures; they are loaded only when a reader asks for them. */
  pictures: z.number().int(),
  /** The check of its sender; null unless it was received. */
  sender: MailSender.nullable(),
  /** Null for a mail that no division may answer, such as one from before its setting. */
  answer: AnswerOutcome.nullable(),
  /** Its question: the text without greeting, quotes and signature. */
  question: z.string(),
  /** Its attachments; `available`: whether they can be fetched from its server. */
  files: z.array(
    z.object({
      id: Id,
      name: z.string(),
      type: z.string(),
      size: z.number().int(),
      available: z.boolean(),
      taken: TakenAttachment.nullable(),
    }),
  ),
  /** The mails of its thread with itself, oldest first, fifty at most. */
  thread: z.array(
    z.object({
      id: Id,
      fromName: z.string(),
      fromAddress: z.string(),
      start: z.string(),
      state: z.enum(emailStates),
      draft: z.boolean(),
      read: z.boolean(),
      sentAt: Instant,
    }),
  ),
  /** The mailbox that it is in. */
  smtpSettingId: Id,
  /** Until then a mail that was sent here can be taken back. */
  sendAt: Instant.nullable(),
  /** Why it could not be sent: a keyword, then the server's words. */
  reason: z.string(),
  /** What was changed here last and refused by the mail's server: it is shown as there again. */
  refusedChange: z.enum(["read", "star", "label", "tag", "move", "delete"]).nullable(),
  /** When a mail that was not taken yet is handed over again. */
  nextTryAt: Instant.nullable(),
  /** When it is handed over for the last time. */
  lastTryAt: Instant.nullable(),
  /**
   * Why a sent mail is not in the server's Sent folder yet, in the same form, and when that is tried again; null
   * once it does, or where nothing is wrong.
   */
  unfiled: z.object({ reason: z.string(), nextTryAt: Instant.nullable() }).nullable(),
  /** Recipients that the server did not take. */
  refused: z.array(z.string()),
  /** Reports of mail servers that took a sent mail and could not deliver it. */
  undelivered: z.array(z.object({ id: Id, addresses: z.array(z.string()), at: Instant })),
  /** The sent mail that this mail reports as undelivered. */
  reportsOn: z.object({ id: Id, subject: z.string(), addresses: z.array(z.string()) }).nullable(),
  version: z.number().int(),
});
export type EmailDetails = z.output<typeof EmailDetails>;

export const EmailQuery = ListInput.extend({
  folder: z.enum(emailFolders).optional(),
  /** One of the server's own folders, instead. */
  folderId: Id.optional(),
  label: z.enum(emailLabels).optional(),
  /** Omitted: all folders but spam and trash. */
  tagId: Id.optional(),
  unread: z.enum(["true"]).optional(),
  /** Sent mails that a mail server has reported as undelivered. */
  undelivered: z.enum(["true"]).optional(),
  /** One row a thread: its newest mail here, unread while any of its mails in that folder is. */
  threads: z.enum(["true"]).optional(),
});
export type EmailQuery = z.output<typeof EmailQuery>;

/** The state of the background sync of one mailbox. */
export const MailboxSync = z.object({
  settingId: Id,
  email: z.string(),
  state: z.enum(["waiting", "connecting", "fetching", "watching", "failed"]),
  /** The step at which the last try failed, and the server's own words. */
  failedStep: z.enum(mailSteps).nullable(),
  failedFault: z.enum(mailFaults).nullable(),
  failedDetail: z.string(),
  nextTryAt: Instant.nullable(),
  /** Mails that the first look has stored, of those that it found; null once it is done. */
  progress: z.object({ stored: z.number().int(), found: z.number().int() }).nullable(),
});
export type MailboxSync = z.output<typeof MailboxSync>;

export const MailboxState = z.object({
  /** The addresses of the company's mailboxes. */
  mailboxes: z.array(z.string()),
  fetchedAt: Instant.nullable(),
  /** Mails from then on are fetched; null before the first look. */
  since: Instant.nullable(),
  syncs: z.array(MailboxSync),
  /** Answers that wait for approval. */
  answers: z.number().int(),
  /** Unread mails by folder. */
  unread: z.partialRecord(z.enum(emailFolders), z.number().int()),
});
export type MailboxState = z.output<typeof MailboxState>;

/** A folder of a mail server without a special use, or a parent of such folders that contains no mails. */
export const ServerFolder = z.object({
  /** Null for a name that cannot be opened. */
  id: Id.nullable(),
  settingId: Id,
  /** The address of its mailbox. */
  email: z.string(),
  name: z.string(),
  /** The names of the folders that it is in, outermost first. */
  parents: z.array(z.string()),
  unread: z.number().int(),
});
export type ServerFolder = z.output<typeof ServerFolder>;

const reading = { action: "read", subject: "Email", area: "user" } as const;

/** The mails in the company's mailboxes. */
export const emails = {
  list: endpoint(
    reading,
    "GET",
    "/emails",
    "Lists the mails of a folder, a label, a tag, or all, newest first",
  )
    .input(EmailQuery)
    .output(listOf(ListedEmail)),
  state: endpoint(
    reading,
    "GET",
    "/emails/state",
    "Returns the mailboxes and how many mails are unread",
  ).output(MailboxState),
  folders: endpoint(
    reading,
    "GET",
    "/emails/folders",
    "Lists the mail servers' own folders, each below the one that it is in",
  ).output(
    z.object({
      folders: z.array(ServerFolder),
      /** Whether a server has more of them than are read. */
      partial: z.boolean(),
    }),
  ),
  read: endpoint(reading, "GET", "/emails/{id}", "Returns a mail with its text")
    .input(IdInput)
    .output(EmailDetails),
  setTags: endpoint(
    { action: "update", subject: "Email", area: "user" },
    "PUT",
    "/emails/{id}/tags",
    "Sets the tags of a mail",
  )
    .input(IdInput.extend({ tagIds: TagIds }))
    .output(z.object({ tags: z.array(TagMark) })),
  html: endpoint(
    reading,
    "GET",
    "/emails/{id}/html",
    "Returns the HTML of a mail as it may be shown; null where there is none. Pictures are fetched only if asked for",
  )
    .input(IdInput.extend({ pictures: z.literal("shown").optional() }))
    .output(z.object({ html: z.string().nullable() })),
  checkSender: endpoint(
    { action: "update", subject: "Email", area: "user" },
    "POST",
    "/emails/{id}/sender-checks",
    "Fetches a mail from its server, checks whether the domain of its sender has signed it (DKIM), and notes the result",
  )
    .input(IdInput)
    .output(z.object({ signature: z.enum(mailSignatures) })),
  ask: endpoint(
    { action: "create", subject: "Email", area: "user" },
    "POST",
    "/emails/{id}/questions",
    "Answers a mail from the documents of divisions, as a draft; null where they do not hold the answer",
  )
    .input(IdInput.extend({ ...QuestionFields.shape, divisionIds: z.array(Id).min(1).max(100) }))
    .output(z.object({ draftId: Id.nullable() })),
  older: endpoint(
    { action: "update", subject: "Email", area: "user" },
    "POST",
    "/emails/older",
    "Asks for the mails of one more year, which are fetched in the background",
  ).output(
    z.object({
      /** False while an earlier sync runs, or before the first. */
      asked: z.boolean(),
    }),
  ),
  fetch: endpoint(
    { action: "update", subject: "Email", area: "user" },
    "POST",
    "/emails/fetches",
    "Asks for a look at each mailbox now, and waits a few seconds for it",
  ).output(
    z.object({
      /** Mails that came in since then. */
      added: z.number().int(),
      /** Whether all looks had ended by then. */
      finished: z.boolean(),
      /** The first server that could not be read, and why. */
      failed: z.object({ email: z.string(), step: z.enum(mailSteps) }).nullable(),
    }),
  ),
};
