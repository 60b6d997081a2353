import sql from "sql-template-tag";
import type { MailFault, MailStep } from "~/contract/mail-faults";
import type { Db } from "~/db/connection";
import { type MailboxRow, mailboxColumns } from "./with-mailbox";

/** In seconds: the longest time that a mailbox waits after its process was killed. A lease is renewed three times within it. */
export const leaseSeconds = 30;

/** Another process holds the mailbox meanwhile, or its setting was deleted. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** A mailbox whose lease this process holds. */
export type LeasedMailbox = MailboxRow & { holder: string; attempts: number };

/**
 * Takes up to `limit` mailboxes that no living process holds and whose next attempt is due, requested ones first. Times
 * are those of the database, because clocks of machines differ.
 */
export async function takeLeases(db: Db, holder: string, limit: number): Promise<LeasedMailbox[]> {
  await db.run(sql`
    insert into mailbox_syncs (smtp_setting_id, company_id)
    select id, company_id from smtp_settings s
    where not exists (select from mailbox_syncs m where m.smtp_setting_id = s.id)
    on conflict do nothing`);
  return db.many<LeasedMailbox>(sql`
    with taken as (
      update mailbox_syncs set holder = ${holder}, leased_until = now() + make_interval(secs => ${leaseSeconds}),
        state = 'connecting', attempts = attempts + case when holder is null then 0 else 1 end
      where smtp_setting_id in (
        select smtp_setting_id from mailbox_syncs
        where (leased_until is null or leased_until < now()) and (next_try_at is null or next_try_at <= now())
        order by asked_at desc nulls last, looked_at nulls first limit ${limit} for update skip locked)
      returning smtp_setting_id, holder, attempts)
    select ${mailboxColumns}, t.holder, t.attempts from taken t join smtp_settings s on s.id = t.smtp_setting_id`);
}

/** Renews the leases of a process. Returns the versions of the settings whose mailboxes it holds, by their ids. */
export async function renewLeases(db: Db, holder: string): Promise<Map<string, number>> {
  const rows = await db.many<{ id: string; version: number }>(sql`
    update mailbox_syncs m set leased_until = now() + make_interval(secs => ${leaseSeconds})
    from smtp_settings s where s.id = m.smtp_setting_id and m.holder = ${holder}
    returning s.id, s.version`);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Locks the lease until the transaction ends. Every write of a server's reports is within it. @throws LeaseLost */
export async function requireLease(
  tx: Db,
  { id, holder }: Pick<LeasedMailbox, "id" | "holder">,
): Promise<void> {
  const lease = await tx.maybe(sql`
    select 1 as held from mailbox_syncs where smtp_setting_id = ${id} and holder = ${holder} for share`);
  if (!lease) throw new LeaseLost();
}

/** Releases a mailbox, so that another process can take it at once. */
export async function releaseLease(
  db: Db,
  { id, holder }: Pick<LeasedMailbox, "id" | "holder">,
): Promise<void> {
  await db.run(sql`
    update mailbox_syncs set holder = null, leased_until = null,
      state = case when state = 'failed' then state else 'waiting' end
    where smtp_setting_id = ${id} and holder = ${holder}`);
}

/**
 * Releases the leases of mailboxes that a process no longer watches. Where a sync ends because the database is unreachable,
 * that cannot be recorded, and the leases that the process renews would keep the mailbox forever.
 */
export async function releaseUnwatched(db: Db, holder: string, watched: readonly string[]): Promise<void> {
  await db.run(sql`
    update mailbox_syncs set holder = null, leased_until = null,
      state = case when state = 'failed' then state else 'waiting' end
    where holder = ${holder} and smtp_setting_id <> all(${watched}::uuid[])`);
}

/** Records that a mailbox is being read: for the first time, further back, or after a failure. */
export async function recordFetching(
  db: Db,
  { id, holder }: Pick<LeasedMailbox, "id" | "holder">,
): Promise<void> {
  await db.run(sql`
    update mailbox_syncs set state = 'fetching', failed_step = null, failed_fault = null, failed_detail = '', next_try_at = null
    where smtp_setting_id = ${id} and holder = ${holder}`);
}

/** Records a successful sync that began at `began`, and resets the count of failures. */
export async function recordSync(db: Db, { id, holder }: Pick<LeasedMailbox, "id" | "holder">, began: Date) {
  await db.run(sql`
    update mailbox_syncs set state = 'watching', looked_at = ${began}, failed_step = null, failed_fault = null,
      failed_detail = '', next_try_at = null, attempts = 0
    where smtp_setting_id = ${id} and holder = ${holder}`);
}

/** Records a failure with the time of the next try, and releases the lease of the mailbox. */
export async function recordFailure(
  db: Db,
  { id, holder }: Pick<LeasedMailbox, "id" | "holder">,
  { step, fault, detail, waitMs }: { step: MailStep; fault: MailFault; detail: string; waitMs: number },
): Promise<void> {
  await db.run(sql`
    update mailbox_syncs set state = 'failed', holder = null, leased_until = null, attempts = attempts + 1,
      next_try_at = now() + make_interval(secs => ${waitMs / 1000}), failed_step = ${step}, failed_fault = ${fault},
      failed_detail = ${detail.slice(0, 300)}
    where smtp_setting_id = ${id} and holder = ${holder}`);
}
