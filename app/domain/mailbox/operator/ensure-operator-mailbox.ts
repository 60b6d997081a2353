import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { openPassword, sealPassword } from "~/domain/companies/smtp/mailbox-password";
import { settings } from "~/env";
import { type ImapAccess, readImapUrl } from "~/integrations/mailbox/imap-url";
import { operatorMailboxId, operatorScope } from "./operator-scope";

type Stored = {
  email: string;
  host: string;
  port: number;
  security: string;
  signInAs: string;
  sealed: Buffer;
};

/**
 * Updates the operator's mailbox to IMAP_URL, before this process watches mailboxes. Another address or
 * server is another mailbox: the stored mails of the old one are deleted, and stay at its server.
 * @throws Error when IMAP_URL is invalid
 */
export async function ensureOperatorMailbox(db: Db): Promise<void> {
  const { IMAP_URL } = settings();
  const configured = IMAP_URL ? readImapUrl(IMAP_URL) : undefined;
  await db.transaction(async tx => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('operator mailbox', 0))`);
    const stored = await tx.maybe<Stored>(sql`
      select email_from as email, imap_host as host, imap_port as port, imap_security as security, email as "signInAs",
        sealed_password as sealed
      from smtp_settings where id = ${operatorMailboxId}`);
    const isSameMailbox =
      configured && stored && stored.email === configured.address && stored.host === configured.host;
    if (stored && !isSameMailbox)
      await tx.run(sql`delete from smtp_settings where id = ${operatorMailboxId}`);
    if (!isSameMailbox) await tx.run(sql`delete from mail_words where company_id = ${operatorScope}`);
    if (!configured) return;
    if (!stored || !isSameMailbox) await insert(tx, configured);
    else if (!hasSameAccess(stored, configured)) await update(tx, configured);
  });
}

function hasSameAccess({ port, security, signInAs, sealed }: Stored, configured: ImapAccess): boolean {
  try {
    return (
      port === configured.port &&
      security === configured.security &&
      signInAs === configured.user &&
      openPassword(operatorMailboxId, sealed) === configured.password
    );
  } catch {
    // Encrypted with another SECRET_KEY.
    return false;
  }
}

/** Mails are sent through SMTP_URL and the outbox; the row's SMTP server is never used, but its columns are required. */
const insert = (tx: Db, { user, address, host, port, security, password }: ImapAccess) =>
  tx.run(sql`
    insert into smtp_settings (id, company_id, email, email_from, smtp_host, smtp_port, smtp_security, imap_host,
      imap_port, imap_security, sealed_password, allowed_emails, created_at, updated_at)
    values (${operatorMailboxId}, ${operatorScope}, ${user}, ${address}, ${host}, ${port}, ${security}, ${host}, ${port},
      ${security}, ${sealPassword(operatorMailboxId, password)}, '{}', ${clock.now()}, ${clock.now()})`);

/** Updates the access and resets the delay after failures, so that the new values are tried at once. */
async function update(tx: Db, { user, port, security, password }: ImapAccess): Promise<void> {
  await tx.run(sql`
    update smtp_settings set email = ${user}, smtp_port = ${port}, smtp_security = ${security}, imap_port = ${port},
      imap_security = ${security}, sealed_password = ${sealPassword(operatorMailboxId, password)},
      version = version + 1, updated_at = ${clock.now()}
    where id = ${operatorMailboxId}`);
  await tx.run(sql`
    update mailbox_syncs set next_try_at = null, attempts = 0 where smtp_setting_id = ${operatorMailboxId}`);
}
