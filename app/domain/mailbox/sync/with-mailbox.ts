import type { ImapFlow } from "imapflow";
import sql from "sql-template-tag";
import type { MailSecurity } from "~/contract/mail-securities";
import type { Db } from "~/db/connection";
import { asAccount, type SignInRow } from "~/domain/companies/mail-consent/as-account";
import { mailServerPolicy } from "~/domain/companies/smtp/mail-server-policy";
import type { MailAccount } from "~/integrations/mailbox/mail-server";
import { imapClient } from "~/integrations/mailbox/verify-imap";

export type MailboxRow = SignInRow & {
  companyId: string;
  host: string;
  port: number;
  security: MailSecurity;
  version: number;
};

/** The select list of a {@link MailboxRow}, from smtp_settings s. */
export const mailboxColumns = sql`
  s.id, s.company_id as "companyId", s.email, s.imap_host as host, s.imap_port as port, s.imap_security as security,
  s.sign_in as "signIn", s.sealed_password as sealed, s.version`;

/** IDLE is begun again before routers and servers (29 minutes, RFC 2177) end it. */
const idleMs = 25 * 60_000;
/** Timeout of a silent server within a command. Longer than the interval between two polls. */
const silentMs = 120_000;

/**
 * Opens a signed-in connection without automatic IDLE, and without compression, whose buffers take 300 kB. The caller
 * closes it. @throws MailServerFault, imapflow's errors
 */
export const openMailbox = (db: Db, row: MailboxRow, signal?: AbortSignal): Promise<ImapFlow> =>
  asAccount(db, row, account => connectAs(account, row, signal));

async function connectAs(
  account: MailAccount,
  row: MailboxRow,
  signal: AbortSignal | undefined,
): Promise<ImapFlow> {
  const client = await imapClient(
    row,
    account,
    { policy: mailServerPolicy(), signal },
    { disableAutoIdle: true, maxIdleTime: idleMs, socketTimeout: silentMs, disableCompression: true },
  );
  // A refused connection that is not closed fails again a minute later, as an event without a listener.
  client.on("error", () => undefined);
  const close = () => client.close();
  signal?.addEventListener("abort", close, { once: true });
  client.on("close", () => signal?.removeEventListener("abort", close));
  try {
    await client.connect();
    return client;
  } catch (error) {
    close();
    throw error;
  }
}

/** Finds the mailbox of a setting; undefined if the setting was deleted. */
export const findMailbox = (db: Db, settingId: string): Promise<MailboxRow | undefined> =>
  db.maybe<MailboxRow>(sql`select ${mailboxColumns} from smtp_settings s where s.id = ${settingId}`);

/**
 * Runs `work` on a short connection of its own to the mailbox of a setting, beside the one that watches it.
 * @throws MailServerFault, imapflow's errors; Error if the setting was deleted
 */
export async function withMailbox<T>(
  db: Db,
  settingId: string,
  work: (client: ImapFlow) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const row = await findMailbox(db, settingId);
  if (!row) throw new Error("The mailbox is gone");
  return inMailbox(db, row, work, signal);
}

/** The same where the row is known. @throws MailServerFault, imapflow's errors */
export async function inMailbox<T>(
  db: Db,
  row: MailboxRow,
  work: (client: ImapFlow) => Promise<T>,
  signal = AbortSignal.timeout(30_000),
): Promise<T> {
  const client = await openMailbox(db, row, signal);
  try {
    return await work(client);
  } finally {
    client.close();
  }
}
