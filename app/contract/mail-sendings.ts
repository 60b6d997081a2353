import { z } from "zod";
import { endpoint, Id, IdInput, Instant } from "./endpoint";
import { languages } from "./language";
import { letterPurposes } from "./letter-purposes";
import { MailContentFields } from "./mail-blocks";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

const optionalId = z
  .union([z.literal("").transform(() => null), z.uuid()], "field.required")
  .nullable()
  .default(null);

/** A letter of the operator and its recipients: one person, or all people who match every choice. */
export const LetterFields = MailContentFields.extend({
  purpose: z.enum(letterPurposes, "field.required"),
  language: z.enum(languages, "field.required"),
  /** The address of one person; the group is ignored then. */
  to: oneLine().max(254, tooLong).default(""),
  group: z
    .object({
      role: optionalId,
      company: optionalId,
      language: z
        .union([z.literal("").transform(() => null), z.enum(languages)])
        .nullable()
        .default(null),
    })
    .default({ role: null, company: null, language: null }),
});
export type LetterInput = z.output<typeof LetterFields>;

const MailSending = z.object({
  id: Id,
  purpose: z.enum(letterPurposes),
  language: z.enum(languages),
  subject: z.string(),
  state: z.enum(["draft", "sending", "done", "stopped"]),
  /** The recipients: a person's address, or the names of the choices. */
  to: z.object({
    person: z.string().nullable(),
    role: z.object({ name: z.string().nullable(), key: z.string().nullable() }).nullable(),
    company: z.string().nullable(),
    language: z.enum(languages).nullable(),
  }),
  /** The same as it was chosen. */
  group: z.object({ role: Id.nullable(), company: Id.nullable(), language: z.enum(languages).nullable() }),
  /** How many people it would reach now. */
  recipients: z.number().int(),
  /** How many of them have turned this kind of mail off: they are left out. */
  unwanted: z.number().int(),
  /** The mails that were made of it. */
  queued: z.number().int(),
  /** How many of them a mail server has taken, and how many wait for one. */
  sent: z.number().int(),
  waiting: z.number().int(),
  version: z.number().int(),
  createdAt: Instant,
});
/** A letter with its recipients. */
export type MailSending = z.output<typeof MailSending>;

const OpenSending = z.object({ id: Id, subject: z.string(), state: z.enum(["sending", "stopped"]) });
/** A letter that is being sent, or was stopped. */
export type OpenSending = z.output<typeof OpenSending>;

const MailSendingDetails = MailSending.extend({
  content: z.object({ subject: z.string(), blocks: MailContentFields.shape.blocks }),
  preview: z.object({ subject: z.string(), text: z.string(), light: z.string(), dark: z.string() }),
});

const writing = { action: "create", subject: "Email", area: "admin" } as const;

/** Letters of the operator to people of the installation. */
export const mailSendings = {
  choices: endpoint(
    writing,
    "GET",
    "/mail-sendings/choices",
    "Lists the roles and companies that a letter can go to, and the letters' own words in a language",
  )
    .input(
      z.object({
        purpose: z.enum(letterPurposes).default("notice"),
        language: z.enum(languages).default("de"),
      }),
    )
    .output(
      z.object({
        roles: z.array(z.object({ id: Id, name: z.string().nullable(), key: z.string().nullable() })),
        companies: z.array(z.object({ id: Id, name: z.string() })),
        content: z.object({ subject: z.string(), blocks: MailContentFields.shape.blocks }),
      }),
    ),
  draft: endpoint(
    writing,
    "POST",
    "/mail-sendings",
    "Stores a letter with its recipients; nothing is sent yet",
  )
    .input(LetterFields)
    .output(MailSendingDetails),
  read: endpoint(
    writing,
    "GET",
    "/mail-sendings/{id}",
    "Returns a letter, how many people it reaches, and how it looks",
  )
    .input(IdInput)
    .output(MailSendingDetails),
  send: endpoint(
    writing,
    "POST",
    "/mail-sendings/{id}/dispatch",
    "Sends a letter: one mail a person, in the background; a stopped one goes to those who have not got it",
  )
    .input(IdInput)
    .output(MailSendingDetails),
  stop: endpoint(
    writing,
    "POST",
    "/mail-sendings/{id}/stoppage",
    "Stops a letter: mails that wait are withdrawn, and no more are made",
  )
    .input(IdInput)
    .output(MailSendingDetails),
  open: endpoint(
    writing,
    "GET",
    "/mail-sendings",
    "Lists the letters that are being sent, and those that were stopped in the last seven days",
  ).output(z.object({ rows: z.array(OpenSending) })),
};
