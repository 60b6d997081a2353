import sql from "sql-template-tag";
import type { InstallationDashboard } from "~/contract/dashboard";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** Background work: how much waits since when, what has failed for good and is not settled, and what was done in the last hour. */
export function readQueue(db: Db): Promise<NonNullable<InstallationDashboard["queue"]>> {
  const now = clock.now();
  const hourAgo = new Date(now.getTime() - 3_600_000);
  return db.one<NonNullable<InstallationDashboard["queue"]>>(sql`
    select (select count(*) from graphile_worker.jobs where attempts < max_attempts and run_at <= ${now}) as waiting,
           (select count(*) from graphile_worker.jobs where attempts >= max_attempts) as failed,
           (select min(run_at) from graphile_worker.jobs where attempts < max_attempts and run_at <= ${now}) as oldest,
           (select count(*) from files where ready_at > ${hourAgo}) +
             (select count(*) from mails where state = 'sent' and sent_at > ${hourAgo}) as "lastHour",
           count(*) filter (where state = 'waiting') as "mailsWaiting",
           count(*) filter (where state = 'failed' and settled_at is null) as "mailsFailed",
           count(*) filter (where undelivered_at is not null and settled_at is null) as "mailsUndelivered",
           min(created_at) filter (where state = 'waiting') as "mailsSince"
    from mails`);
}
