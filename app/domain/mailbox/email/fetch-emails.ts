import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { MailSecurity, MailStep } from "~/contract/mail-server-fields";
import type { Db } from "~/db/connection";
import { mailServerPolicy } from "~/domain/companies/smtp/mail-server-policy";
import { openPassword } from "~/domain/companies/smtp/mailbox-password";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { countWithin, type Limit, secondsUntilRoom } from "~/domain/core/limit/count-within";
import { fetchFolders } from "~/integrations/mailbox/fetch-folders";
import { imapClient, imapFault } from "~/integrations/mailbox/verify-imap";
import { storeFolder } from "./store-folder";

type Row = {
  id: string;
  companyId: string;
  email: string;
  host: string;
  port: number;
  security: MailSecurity;
  sealed: Buffer;
};

/** Chosen: a page waits for it. */
const fetchMs = 20_000;

/**
 * Fetches the newest mails of each mailbox of the company; what was stored before a fault stays.
 * @throws AppError forbidden, too_many_requests
 */
export async function fetchEmails(
  db: Db,
  actor: Actor,
): Promise<{ added: number; failed: { email: string; step: MailStep } | null }> {
  const companyId = ownCompany(actor);
  const limit: Limit = { what: "mail fetch", whom: companyId, most: 6, minutes: 1 };
  if (!(await countWithin(db, limit)))
    throw new AppError("too_many_requests", {
      values: { seconds: Math.max(1, await secondsUntilRoom(db, limit)) },
    });
  const rows = await db.many<Row>(sql`
    select id, company_id as "companyId", email, imap_host as host, imap_port as port, imap_security as security,
           sealed_password as sealed
    from smtp_settings where company_id = ${companyId} order by created_at, id`);
  const results = await Promise.all(rows.map(row => fetchMailbox(db, row, AbortSignal.timeout(fetchMs))));
  return {
    added: results.reduce((sum, { added }) => sum + added, 0),
    failed: results.find(({ failed }) => failed)?.failed ?? null,
  };
}

async function fetchMailbox(db: Db, row: Row, signal: AbortSignal) {
  let added = 0;
  let close = () => {};
  try {
    const account = { user: row.email, password: openPassword(row.id, row.sealed) };
    const client = await imapClient(
      row,
      account,
      { policy: mailServerPolicy(), signal },
      { disableAutoIdle: true },
    );
    close = () => client.close();
    // A refused connection that is not closed fails again a minute later, as an event without a listener.
    client.on("error", () => undefined);
    signal.addEventListener("abort", close, { once: true });
    await client.connect();
    for await (const folder of fetchFolders(client)) added += await storeFolder(db, row, folder);
    return { added, failed: null };
  } catch (error) {
    return { added, failed: { email: row.email, step: imapFault(error).step } };
  } finally {
    signal.removeEventListener("abort", close);
    close();
  }
}
