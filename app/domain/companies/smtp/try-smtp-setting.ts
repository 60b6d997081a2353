import { AppError } from "~/contract/errors";
import type { SmtpInput } from "~/contract/smtp-fields";
import type { SmtpTrial } from "~/contract/smtp-settings";
import type { Db } from "~/db/connection";
import { accessToken } from "~/domain/companies/mail-consent/access-token";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitRate } from "~/domain/core/limit/limit-rate";
import { type MailAccount, MailServerFault } from "~/integrations/mailbox/mail-server";
import { verifyImap } from "~/integrations/mailbox/verify-imap";
import { verifySmtp } from "~/integrations/mailbox/verify-smtp";
import { checkedServers, keepsPassword } from "./checked-servers";
import { mailServerPolicy } from "./mail-server-policy";
import { openPassword } from "./mailbox-password";
import { storedServers } from "./read-smtp-setting";

/** Specified: the maximum time of a test. */
const trialMs = 15_000;

/**
 * Connects and signs in at both servers of the form, without saving. An empty password means the stored one, under the
 * same rule as when saving. A user may test ten times a minute, to prevent guessing passwords.
 * The stored consent is used in the same way.
 * @throws AppError form_invalid, too_many_requests
 */
export async function trySmtpSetting(
  db: Db,
  actor: Actor,
  { id, ...input }: SmtpInput & { id?: string | undefined },
  timeoutMs = trialMs,
): Promise<SmtpTrial> {
  const companyId = ownCompany(actor);
  await limitRate(db, { what: "mail trial", whom: actor.id, max: 10, minutes: 1 });
  const fields = checkedServers(input);
  const account = await accountOf(db, companyId, { ...input, ...fields, id });
  const terms = { policy: mailServerPolicy(), signal: AbortSignal.timeout(timeoutMs) };
  const [smtp, imap] = await Promise.all([
    verifySmtp(
      { host: fields.smtpHost, port: fields.smtpPort, security: fields.smtpSecurity },
      account,
      terms,
      input.emailFrom || input.email,
    ),
    verifyImap(
      { host: fields.imapHost, port: fields.imapPort, security: fields.imapSecurity },
      account,
      terms,
    ),
  ]);
  return { smtp, imap };
}

async function accountOf(
  db: Db,
  companyId: string,
  { id, password, ...fields }: SmtpInput & { id: string | undefined },
): Promise<MailAccount> {
  const user = fields.email;
  if (password && fields.signIn === "password") return { user, password };
  const stored = id ? await storedServers(db, companyId, id) : undefined;
  const usesStored = stored && stored.signIn === fields.signIn && keepsPassword(stored, fields);
  if (fields.signIn !== "password") {
    if (!usesStored) throw new AppError("form_invalid", { fields: { signIn: ["mail.consentFirst"] } });
    const { signIn } = fields;
    try {
      return { user, accessToken: await accessToken(db, { id: stored.id, signIn }) };
    } catch (error) {
      if (!(error instanceof MailServerFault)) throw error;
      const wrong = error.fault === "consent" ? "mail.consentFirst" : "mail.consentProvider";
      throw new AppError("form_invalid", { fields: { signIn: [wrong] } });
    }
  }
  if (!stored?.sealed) throw new AppError("form_invalid", { fields: { password: ["field.required"] } });
  if (!usesStored) throw new AppError("form_invalid", { fields: { password: ["mail.passwordAgain"] } });
  return { user, password: openPassword(stored.id, stored.sealed) };
}
