import sql from "sql-template-tag";
import type { MailSecurity } from "~/contract/mail-securities";
import type { Db } from "~/db/connection";
import { asAccount, type SignInRow } from "~/domain/companies/mail-consent/as-account";
import { headerText } from "~/integrations/header-text";
import { MailServerFault } from "~/integrations/mailbox/mail-server";
import { smtpFault, smtpTransport } from "~/integrations/mailbox/verify-smtp";
import { type Identity, type Sender, senderOver } from "~/integrations/smtp/send";
import { mailServerPolicy } from "./mail-server-policy";

type Row = SignInRow & {
  from: string;
  host: string;
  port: number;
  security: MailSecurity;
};

/** Maximum time of a mail with the sign-in before it: the outbox holds a transaction open, which the database ends after 60 s. */
const defaultMailMs = 45_000;

/** Sends mails from a company's mailbox, by the rules of its test; undefined once the mailbox is gone. */
export async function mailboxSender(
  db: Db,
  id: string,
  { mailMs = defaultMailMs, ...identity }: Identity & { mailMs?: number },
): Promise<Sender | undefined> {
  const row = await db.maybe<Row>(sql`
    select id, email, email_from as from, smtp_host as host, smtp_port as port, smtp_security as security,
           sign_in as "signIn", sealed_password as sealed
    from smtp_settings where id = ${id}`);
  if (!row) return undefined;
  return {
    async send(mail, given) {
      const late = AbortSignal.timeout(mailMs);
      const signal = given ? AbortSignal.any([given, late]) : late;
      const handOver = asAccount(db, row, async account => {
        const transport = await smtpTransport(row, account, { policy: mailServerPolicy(), signal });
        try {
          // A refused token is renewed before the mail is handed over.
          if ("accessToken" in account) await transport.verify();
          signal.throwIfAborted();
          return await senderOver(transport, row.from, identity).send(mail, signal);
        } finally {
          transport.close();
        }
      });
      try {
        return await untilAborted(handOver, signal);
      } catch (error) {
        given?.throwIfAborted();
        // The data manager can mend the setting, so the mail waits.
        return { sent: false, permanent: false, reason: late.aborted ? "timeout" : reasonOf(error) };
      }
    },
  };
}

/** The result of `work`, which the signal may not be able to end. @throws the signal's reason */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

const keywords = { name: "unreachable", port: "unreachable", tls: "tls", signIn: "sign_in" } as const;

/** What kept a mailbox from sending, as a sender says it: a keyword, then the server's reply. */
function reasonOf(error: unknown): string {
  const isOfServer = error instanceof MailServerFault || (error instanceof Error && "code" in error);
  if (!isOfServer) return "sign_in";
  const { step, fault, detail } = smtpFault(error);
  const keyword = fault === "consent" ? fault : fault === "provider" ? "unreachable" : keywords[step];
  return detail ? `${keyword}: ${headerText(detail).slice(0, 200)}` : keyword;
}
