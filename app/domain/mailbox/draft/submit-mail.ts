import sql from "sql-template-tag";
import type { MailSecurity } from "~/contract/mail-securities";
import type { Db } from "~/db/connection";
import { asAccount, type SignInRow } from "~/domain/companies/mail-consent/as-account";
import { mailServerPolicy } from "~/domain/companies/smtp/mail-server-policy";
import { type SmtpTimeouts, smtpTransport } from "~/integrations/mailbox/verify-smtp";
import { type MailSubmission, submissionOf } from "~/integrations/mailbox/written-mail";
import { preparationLimitMs, retryThroughOutages } from "./retry-through-outages";
import type { Outgoing } from "./written-row";

type Row = SignInRow & { host: string; port: number; security: MailSecurity };

/** Submits a mail, composed as `raw`, to the SMTP server of its setting. Throws only the signal's reason. */
export async function submitMail(
  db: Db,
  mail: Outgoing,
  raw: Buffer,
  signal: AbortSignal,
  timeouts?: SmtpTimeouts,
): Promise<MailSubmission> {
  const setting = sql`
    select id, email, smtp_host as host, smtp_port as port, smtp_security as security, sign_in as "signIn",
      sealed_password as sealed
    from smtp_settings where id = ${mail.settingId}`;
  const row = await retryThroughOutages(() => db.maybe<Row>(setting), { signal, maxMs: preparationLimitMs });
  if (!row) return { sent: false, permanent: true, unclear: false, reason: "gone" };
  try {
    return await asAccount(db, row, async account => {
      const transport = await smtpTransport(row, account, { policy: mailServerPolicy(), signal }, timeouts);
      try {
        const to = [...new Set([...mail.to, ...mail.cc, ...mail.bcc])];
        const { rejected } = await transport.sendMail({ envelope: { from: mail.fromAddress, to }, raw });
        return { sent: true, refused: (rejected ?? []).map(String) };
      } finally {
        transport.close();
      }
    });
  } catch (error) {
    signal.throwIfAborted();
    return submissionOf(error);
  }
}
