import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";
import { mailJobKey } from "./queue-mail";
import { mailMaxAgeMs, noServer, queuedAt, withoutSecrets } from "./send-mail";

/**
 * Call at start if SMTP_URL is set: sends mails that waited for a server; those older than a day fail as
 * `too_old`, because their links have expired. Returns the number of mails to send.
 */
export async function resumeMails(db: Db): Promise<number> {
  const since = new Date(clock.now().getTime() - mailMaxAgeMs);
  return await db.transaction(async tx => {
    await tx.run(sql`
      update mails set ${withoutSecrets}, state = 'failed', reason = 'too_old'
      where state = 'waiting' and reason = ${noServer} and ${queuedAt} <= ${since}`);
    const mails = await tx.many<{ id: string }>(sql`
      update mails set reason = null where state = 'waiting' and reason = ${noServer} returning id`);
    for (const { id } of mails) await enqueue(tx, "send_mail", { mailId: id }, { key: mailJobKey(id) });
    return mails.length;
  });
}
