import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** The channel on which processes with mailboxes listen; the payload is the id of the setting, "" for any. */
export const mailboxChannel = "mailboxes";

/** Tells the process that holds a mailbox that there is something to do, once the transaction ends. */
export const wakeMailbox = (tx: Db, settingId: string): Promise<void> => wakeMailboxes(tx, [settingId]);

/** Like {@link wakeMailbox}, for several in one statement: a page that waits for it waits for one. */
export async function wakeMailboxes(tx: Db, settingIds: string[]): Promise<void> {
  if (settingIds.length === 0) return;
  await tx.run(sql`select pg_notify(${mailboxChannel}, id) from unnest(${settingIds}::text[]) as id`);
}
