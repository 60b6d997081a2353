import { z } from "zod";
import { Quota } from "./divisions";
import { endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";
import { consentStates, mailSignIns } from "./mail-consent";
import { ConsentProof, ConsentRequest } from "./mail-consent-fields";
import { mailSecurities } from "./mail-securities";
import { MailCheck, SenderCheck } from "./mail-server-fields";
import { SmtpFields } from "./smtp-fields";

/** A company's mailbox. Its password is never returned. */
export const SmtpSetting = z.object({
  id: Id,
  email: z.string(),
  emailFrom: z.string(),
  smtpHost: z.string(),
  smtpPort: z.number().int(),
  smtpSecurity: z.enum(mailSecurities),
  imapHost: z.string(),
  imapPort: z.number().int(),
  imapSecurity: z.enum(mailSecurities),
  signIn: z.enum(mailSignIns),
  /** The consent of the mailbox's owner at the provider; null if it signs in with a password. */
  consent: z.enum(consentStates).nullable(),
  allowedEmails: z.array(z.string()),
  /** Whose Authentication-Results are believed, '' for none. */
  authServer: z.string(),
  signature: z.string(),
  /** The names of the divisions whose email settings use it. */
  divisions: z.array(z.string()),
  /** Drafts, planned and failed mails that go with it when it is deleted: they are at no other place. */
  unsent: z.number().int(),
  version: z.number().int(),
  createdAt: Instant,
});
export type SmtpSetting = z.output<typeof SmtpSetting>;

/** What a test found at both servers. */
export const SmtpTrial = z.object({
  /** `sender` is null if it is unknown: the sign-in failed, or the server gave no clear answer. */
  smtp: MailCheck.extend({ sender: SenderCheck.nullable() }),
  imap: MailCheck.extend({ folders: z.number().int() }),
});
export type SmtpTrial = z.output<typeof SmtpTrial>;

/** The address of a deleted setting. */
const Removed = z.object({ id: Id, email: z.string() });

export const smtpSettings = {
  list: endpoint(
    { action: "read", subject: "SmtpSetting" },
    "GET",
    "/smtp-settings",
    "Lists the company's SMTP settings, without passwords",
  )
    .input(ListInput.pick({ page: true, size: true }))
    .output(
      listOf(SmtpSetting).extend({
        quota: Quota,
        plainAllowed: z.boolean(),
        /** What the operator has set up. */
        signIns: z.array(z.enum(mailSignIns)),
      }),
    ),
  read: endpoint(
    { action: "read", subject: "SmtpSetting" },
    "GET",
    "/smtp-settings/{id}",
    "Returns an SMTP setting, without its password",
  )
    .input(IdInput)
    .output(SmtpSetting),
  add: endpoint(
    { action: "create", subject: "SmtpSetting" },
    "POST",
    "/smtp-settings",
    "Adds an SMTP setting",
  )
    .input(SmtpFields)
    .output(SmtpSetting),
  change: endpoint(
    { action: "update", subject: "SmtpSetting" },
    "PUT",
    "/smtp-settings/{id}",
    "Changes an SMTP setting; an empty password keeps the stored one while both servers stay the same",
  )
    .input(SmtpFields.extend({ id: Id }))
    .output(SmtpSetting),
  remove: endpoint(
    { action: "delete", subject: "SmtpSetting" },
    "DELETE",
    "/smtp-settings/{id}",
    "Deletes an SMTP setting that no email setting uses",
  )
    .input(IdInput)
    .output(Removed),
  try: endpoint(
    { action: "create", subject: "SmtpSetting" },
    "POST",
    "/smtp-settings/trials",
    "Connects and signs in at both servers, without saving or sending anything",
  )
    .input(SmtpFields.extend({ id: Id.optional() }))
    .output(SmtpTrial),
  beginConsent: endpoint(
    { action: "update", subject: "SmtpSetting" },
    "GET",
    "/smtp-settings/{id}/consent",
    "Returns the provider's address at which the mailbox's owner consents",
  )
    .input(ConsentRequest.extend({ id: Id }))
    .output(z.object({ address: z.url() })),
  giveConsent: endpoint(
    { action: "update", subject: "SmtpSetting" },
    "PUT",
    "/smtp-settings/{id}/consent",
    "Exchanges the code of a consent for tokens, which are sealed and never returned",
  )
    .input(ConsentProof.extend({ id: Id }))
    .output(SmtpSetting),
};
