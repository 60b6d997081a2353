import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Where the holders of mailboxes listen; the payload is the id of the setting, "" for any. */
export const mailboxChannel = "mailboxes";

/** Tells the process that holds a mailbox that there is something to do, once the transaction ends. */
export async function wakeMailbox(tx: Db, settingId: string): Promise<void> {
  await tx.run(sql`select pg_notify(${mailboxChannel}, ${settingId})`);
}
