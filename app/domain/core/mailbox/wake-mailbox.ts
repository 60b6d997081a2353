import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** The channel on which processes with mailboxes listen; the payload is the id of the setting, "" for any. */
export const mailboxChannel = "mailboxes";

/** Notifies the process that syncs a mailbox of new work, once the transaction is committed. */
export const wakeMailbox = (tx: Db, settingId: string): Promise<void> => wakeMailboxes(tx, [settingId]);

/** Like {@link wakeMailbox}, for several mailboxes in one statement. */
export async function wakeMailboxes(tx: Db, settingIds: string[]): Promise<void> {
  if (settingIds.length === 0) return;
  await tx.run(sql`select pg_notify(${mailboxChannel}, id) from unnest(${settingIds}::text[]) as id`);
}
