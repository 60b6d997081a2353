import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { leaseSeconds } from "./lease";

/** Records for the duration of a lease that a process watches mailboxes, and removes expired records. */
export async function recordWorker(db: Db, holder: string): Promise<void> {
  await db.run(sql`
    with gone as (delete from mailbox_workers where alive_until < now() and holder <> ${holder})
    insert into mailbox_workers (holder, alive_until)
    values (${holder}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (holder) do update set alive_until = excluded.alive_until`);
}

/** Removes the record of a process that stops, so that the others take over its mailboxes. */
export async function removeWorker(db: Db, holder: string): Promise<void> {
  await db.run(sql`delete from mailbox_workers where holder = ${holder}`);
}

/** Returns the maximum number of mailboxes of each living process: all mailboxes divided by the processes, rounded up. */
export async function readShare(db: Db): Promise<number> {
  const { share } = await db.one<{ share: number }>(sql`
    select ceil((select count(*) from smtp_settings)::numeric
      / greatest(1, (select count(*) from mailbox_workers where alive_until >= now())))::integer as share`);
  return share;
}
