import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import type { MailStep } from "~/contract/mail-faults";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitRate } from "~/domain/core/limit/limit-rate";
import { wakeMailboxes } from "~/domain/core/mailbox/wake-mailbox";

/** Chosen: the response of a page waits for it. */
const timeoutMs = 15_000;
const pollMs = 150;

export type RequestedSync = {
  added: number;
  finished: boolean;
  failed: { email: string; step: MailStep } | null;
};

/**
 * Asks the processes that hold the company's mailboxes to sync them now, also those whose next try is due later, and
 * waits until they have, at most 15 s.
 * @throws AppError forbidden, too_many_requests
 */
export async function requestSync(db: Db, actor: Actor): Promise<RequestedSync> {
  const companyId = ownCompany(actor);
  await limitRate(db, { what: "mail fetch", whom: companyId, max: 6, minutes: 1 });
  const { now: requestedAt } = await db.one<{ now: Date }>(sql`select now()`);
  await db.transaction(async tx => {
    const boxes = await tx.many<{ id: string }>(sql`
      insert into mailbox_syncs (smtp_setting_id, company_id, asked_at)
      select id, company_id, now() from smtp_settings where company_id = ${companyId} order by id
      on conflict (smtp_setting_id) do update set asked_at = excluded.asked_at, next_try_at = null
      returning smtp_setting_id as id`);
    await wakeMailboxes(
      tx,
      boxes.map(({ id }) => id),
    );
  });
  const end = performance.now() + timeoutMs;
  while (true) {
    const requested = await readRequested(db, companyId, requestedAt);
    if (requested.finished || performance.now() > end) return requested;
    await wait(pollMs);
  }
}

/** The state of the requested sync so far. A failure after it has set the time of the next try. */
async function readRequested(db: Db, companyId: string, requestedAt: Date): Promise<RequestedSync> {
  const boxes = await db.many<{ email: string; looked: boolean; step: MailStep | null }>(sql`
    select s.email, coalesce(m.looked_at >= ${requestedAt}, false) as looked,
      case when m.state = 'failed' and m.next_try_at is not null then m.failed_step end as step
    from mailbox_syncs m join smtp_settings s on s.id = m.smtp_setting_id
    where m.company_id = ${companyId} order by s.created_at, s.id`);
  const { added } = await db.one<{ added: number }>(sql`
    select count(*) as added from emails where company_id = ${companyId} and arrived_at >= ${requestedAt}`);
  const failed = boxes.find(box => box.step);
  return {
    added,
    finished: boxes.every(box => box.looked || box.step),
    failed: failed ? { email: failed.email, step: failed.step! } : null,
  };
}
