import { AppError } from "~/contract/errors";
import type { SmtpInput } from "~/contract/smtp-fields";
import type { SmtpTrial } from "~/contract/smtp-settings";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { countWithin, type Limit, secondsUntilRoom } from "~/domain/core/limit/count-within";
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
 * same rule as when saving. A user may test ten times a minute, so that nobody guesses passwords this way.
 * @throws AppError form_invalid, too_many_requests
 */
export async function trySmtpSetting(
  db: Db,
  actor: Actor,
  { id, ...input }: SmtpInput & { id?: string | undefined },
): Promise<SmtpTrial> {
  const companyId = ownCompany(actor);
  const limit: Limit = { what: "mail trial", whom: actor.id, most: 10, minutes: 1 };
  if (!(await countWithin(db, limit)))
    throw new AppError("too_many_requests", {
      values: { seconds: Math.max(1, await secondsUntilRoom(db, limit)) },
    });
  const fields = checkedServers(input);
  const password = input.password || (id && (await storedPassword(db, companyId, id, fields)));
  if (!password) throw new AppError("form_invalid", { fields: { password: ["field.required"] } });
  const account = { user: fields.email, password };
  const terms = { policy: mailServerPolicy(), signal: AbortSignal.timeout(trialMs) };
  const [smtp, imap] = await Promise.all([
    verifySmtp(
      { host: fields.smtpHost, port: fields.smtpPort, security: fields.smtpSecurity },
      account,
      terms,
    ),
    verifyImap(
      { host: fields.imapHost, port: fields.imapPort, security: fields.imapSecurity },
      account,
      terms,
    ),
  ]);
  return { smtp, imap };
}

async function storedPassword(
  db: Db,
  companyId: string,
  id: string,
  fields: Pick<SmtpInput, "email" | "smtpHost" | "imapHost">,
): Promise<string | undefined> {
  const stored = await storedServers(db, companyId, id);
  if (!stored) return undefined;
  if (!keepsPassword(stored, fields))
    throw new AppError("form_invalid", { fields: { password: ["mail.passwordAgain"] } });
  return openPassword(stored.id, stored.sealed);
}
