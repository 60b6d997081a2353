import { z } from "zod";
import { Done, endpoint, Instant, ListInput, listOf } from "./endpoint";
import { languages } from "./language";
import { MailContentFields } from "./mail-blocks";
import { mailPurposes } from "./mail-purposes";

/** Names a template and its language: "fileReady.de". */
const TemplateId = z.string().max(60);

const MailTemplate = z.object({
  id: TemplateId,
  language: z.enum(languages),
  /** The kind of mail that it is for. */
  purpose: z.enum(mailPurposes),
  subject: z.string(),
  /** Since when the operator's words are used, and who wrote them; null while ours are. */
  edited: z.object({ at: Instant, by: z.string().nullable() }).nullable(),
});
/** A template of the mails that Lotse sends, in one language. */
export type MailTemplate = z.output<typeof MailTemplate>;

const Content = z.object({
  subject: z.string(),
  blocks: z.array(z.object({ kind: z.enum(["heading", "paragraph", "button", "note"]), text: z.string() })),
});

const MailTemplateDetails = MailTemplate.extend({
  content: Content,
  /** Our own words. */
  ours: Content,
  placeholders: z.array(z.object({ name: z.string(), example: z.string() })),
  /** Moves with each change; 1 while nothing has been changed. */
  version: z.number().int(),
  /** The changes, newest first; without content they went back to ours. */
  versions: z.array(
    z.object({
      number: z.number().int(),
      at: Instant,
      by: z.string().nullable(),
      content: Content.nullable(),
    }),
  ),
});
export type MailTemplateDetails = z.output<typeof MailTemplateDetails>;

export const MailPreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** The HTML in light and in dark colours, without rules of its own. */
  light: z.string(),
  dark: z.string(),
});
export type MailPreview = z.output<typeof MailPreview>;

export const MailTemplateQuery = ListInput.extend({
  language: z.enum(languages).optional(),
  purpose: z.enum(mailPurposes).optional(),
  /** Only those in the operator's words, or in ours. */
  edited: z.enum(["yes", "no"]).optional(),
});
export type MailTemplateQuery = z.output<typeof MailTemplateQuery>;

const Drafted = MailContentFields.extend({ id: TemplateId });
const reading = { action: "read", subject: "EmailTemplate", area: "admin" } as const;
const changing = { action: "update", subject: "EmailTemplate", area: "admin" } as const;

/** The words of the mails that Lotse sends. */
export const mailTemplates = {
  list: endpoint(
    reading,
    "GET",
    "/mail-templates",
    "Lists the templates of all mails by purpose and language",
  )
    .input(MailTemplateQuery)
    .output(listOf(MailTemplate)),
  read: endpoint(
    reading,
    "GET",
    "/mail-templates/{id}",
    "Returns a template with our own words, its placeholders and its versions",
  )
    .input(z.object({ id: TemplateId }))
    .output(MailTemplateDetails),
  change: endpoint(
    changing,
    "PUT",
    "/mail-templates/{id}",
    "Changes subject and blocks of a template; mails use them from then on",
  )
    .input(Drafted)
    .output(MailTemplateDetails),
  restore: endpoint(
    changing,
    "POST",
    "/mail-templates/{id}/restoration",
    "Goes back to our own words; the versions stay",
  )
    .input(z.object({ id: TemplateId }))
    .output(MailTemplateDetails),
  preview: endpoint(
    reading,
    "POST",
    "/mail-templates/{id}/previews",
    "Returns how a mail of these words looks, with example values; stores nothing",
    { changesNothing: true },
  )
    .input(Drafted)
    .output(MailPreview),
  test: endpoint(
    changing,
    "POST",
    "/mail-templates/{id}/tests",
    "Sends a mail of these words, with example values, to the caller",
  )
    .input(Drafted)
    .output(Done),
};
