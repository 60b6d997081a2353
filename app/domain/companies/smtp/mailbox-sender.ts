import sql from "sql-template-tag";
import type { MailSecurity } from "~/contract/mail-securities";
import type { Db } from "~/db/connection";
import { asAccount, type SignInRow } from "~/domain/companies/mail-consent/as-account";
import { MailServerFault } from "~/integrations/mailbox/mail-server";
import { smtpTransport } from "~/integrations/mailbox/verify-smtp";
import { type Identity, type Sender, senderOver } from "~/integrations/smtp/send";
import { mailServerPolicy } from "./mail-server-policy";

type Row = SignInRow & {
  from: string;
  host: string;
  port: number;
  security: MailSecurity;
};

/** Sends mails from a company's mailbox, by the rules of its test; undefined once the mailbox is gone. */
export async function mailboxSender(db: Db, id: string, identity: Identity): Promise<Sender | undefined> {
  const row = await db.maybe<Row>(sql`
    select id, email, email_from as from, smtp_host as host, smtp_port as port, smtp_security as security,
           sign_in as "signIn", sealed_password as sealed
    from smtp_settings where id = ${id}`);
  if (!row) return undefined;
  return {
    async send(mail, signal) {
      try {
        return await asAccount(db, row, async account => {
          const transport = await smtpTransport(row, account, { policy: mailServerPolicy(), signal });
          try {
            // A refused token is renewed before the mail is handed over.
            if ("accessToken" in account) await transport.verify();
            return await senderOver(transport, row.from, identity).send(mail, signal);
          } finally {
            transport.close();
          }
        });
      } catch (error) {
        signal?.throwIfAborted();
        // The data manager can mend the setting, so the mail waits.
        const { step, fault } = error instanceof MailServerFault ? error : { step: "sign_in", fault: "" };
        return { sent: false, permanent: false, reason: `mailbox: ${fault === "consent" ? fault : step}` };
      }
    },
  };
}
