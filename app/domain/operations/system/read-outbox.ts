import sql from "sql-template-tag";
import type { Outbox } from "~/contract/system";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { settings } from "~/env";

/** The operator's mail server without credentials, and the numbers of waiting and of failed mails, without settled ones. */
export async function readOutbox(db: Db): Promise<Outbox> {
  const { SMTP_URL: url } = settings();
  const since = new Date(clock.now().getTime() - 86_400_000);
  const counts = await db.one<Omit<Outbox, "server">>(sql`
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed' and settled_at is null) as failed,
           count(*) filter (where state = 'sent' and sent_at > ${since}) as "sentToday"
    from mails`);
  return { server: url ? new URL(url).host : null, ...counts };
}
