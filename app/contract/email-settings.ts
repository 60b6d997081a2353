import { z } from "zod";
import { Quota } from "./divisions";
import { answerings, emailPaces, emailTells } from "./email-setting-choices";
import { EmailSettingFields } from "./email-setting-fields";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Named } from "./endpoint";

/** The notices that a division's recipients get, and the mailbox that sends them. */
export const EmailSetting = z.object({
  id: Id,
  divisionId: Id,
  division: z.string(),
  smtpSettingId: Id,
  /** The address of the mailbox. */
  email: z.string(),
  toEmails: z.array(z.string()),
  /** The recipients who have stopped the mails by the link in one. */
  stopped: z.array(z.string()),
  tells: z.array(z.enum(emailTells)),
  pace: z.enum(emailPaces),
  answering: z.enum(answerings),
  supportThreshold: z.number().int(),
  takesAttachments: z.boolean(),
  version: z.number().int(),
  createdAt: Instant,
});
export type EmailSetting = z.output<typeof EmailSetting>;

const MailStop = z.object({ divisions: z.array(z.string()), company: z.string(), stopped: z.boolean() });
/** Whose mails a recipient's link stops, and whether they are stopped. */
export type MailStop = z.output<typeof MailStop>;
const uuid = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";
/** The secrets of a mail's link: one for each division that the mail mentions, with dots between them. */
const Token = z.object({ token: z.string().regex(new RegExp(`^${uuid}(?:\\.${uuid}){0,19}$`)) });

export const emailSettings = {
  list: endpoint(
    { action: "read", subject: "EmailSetting" },
    "GET",
    "/email-settings",
    "Lists the email settings of the company's divisions",
  )
    .input(ListInput.pick({ page: true, size: true }))
    .output(listOf(EmailSetting).extend({ quota: Quota })),
  choices: endpoint(
    { action: "read", subject: "EmailSetting" },
    "GET",
    "/email-setting-choices",
    "Returns the divisions without an email setting, and the company's mailboxes",
  ).output(
    z.object({ divisions: z.array(Named), mailboxes: z.array(z.object({ id: Id, email: z.string() })) }),
  ),
  read: endpoint(
    { action: "read", subject: "EmailSetting" },
    "GET",
    "/email-settings/{id}",
    "Returns an email setting",
  )
    .input(IdInput)
    .output(EmailSetting),
  add: endpoint(
    { action: "create", subject: "EmailSetting" },
    "POST",
    "/email-settings",
    "Adds the email setting of a division that has none",
  )
    .input(EmailSettingFields)
    .output(EmailSetting),
  change: endpoint(
    { action: "update", subject: "EmailSetting" },
    "PUT",
    "/email-settings/{id}",
    "Changes an email setting; its division stays",
  )
    .input(EmailSettingFields.omit({ divisionId: true }).extend({ id: Id }))
    .output(EmailSetting),
  remove: endpoint(
    { action: "delete", subject: "EmailSetting" },
    "DELETE",
    "/email-settings/{id}",
    "Deletes an email setting",
  )
    .input(IdInput)
    .output(Named),
  readStop: endpoint(
    "public",
    "GET",
    "/email-recipients/stop",
    "Returns which mails the link of a mail stops, and whether they are stopped",
  )
    .input(Token)
    .output(MailStop),
  stop: endpoint(
    "public",
    "PUT",
    "/email-recipients/stop",
    "Stops the mails of a division to the recipient that a link was sent to, or has them sent again",
  )
    .input(Token.extend({ stopped: z.boolean().default(true) }))
    .output(MailStop),
};
