import sql from "sql-template-tag";
import type { MailboxState, MailboxSync } from "~/contract/emails";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { wakeMailboxes } from "~/domain/core/mailbox/wake-mailbox";

/** Chosen: a mailbox that was synced more recently is not synced again. */
const freshMs = 5_000;

type Row = Omit<MailboxSync, "progress"> & {
  fetchedAt: Date | null;
  first: boolean;
  found: number;
  stored: number;
};

/**
 * Returns the company's mailboxes with the state of their sync, and the numbers of unread mails. Pages of mails poll it, so
 * it also requests a sync of the folders that IDLE does not watch: mails that another program has sent or drafted appear
 * within seconds. @throws AppError forbidden without a company
 */
export async function readMailboxState(db: Db, actor: Actor): Promise<MailboxState> {
  const companyId = ownCompany(actor);
  const rows = await db.many<Row>(sql`
    select s.id as "settingId", s.email, coalesce(m.looked_at, (select max(f.fetched_at) from mail_folders f
        where f.smtp_setting_id = s.id)) as "fetchedAt",
      coalesce(m.state, 'waiting') as state, m.failed_step as "failedStep", m.failed_fault as "failedFault",
      coalesce(m.failed_detail, '') as "failedDetail", m.next_try_at as "nextTryAt",
      coalesce(m.state = 'fetching' and l.open, false) as first, coalesce(l.found, 0) as found,
      coalesce(l.stored, 0) as stored
    from smtp_settings s left join mailbox_syncs m on m.smtp_setting_id = s.id
    left join lateral (
      select bool_or(not f.first_look_done) as open, sum(f.mails_found)::bigint as found,
        sum((select count(*) from emails e where e.folder_id = f.id and e.uid is not null))::bigint as stored
      from mail_folders f where f.smtp_setting_id = s.id and m.state = 'fetching') l on true
    where s.company_id = ${companyId} order by s.created_at, s.id`);
  const counts = await db.many<{ role: string; unread: number }>(sql`
    select e.folder as role, count(*) as unread from emails e
    where e.company_id = ${companyId} and not e.read and not e.stale and e.folder not in ('sent', 'draft', 'other')
    group by e.folder`);
  const { since } = await db.one<{ since: Date | null }>(sql`
    select max(since) as since from mail_folders where company_id = ${companyId} and top_uid is not null`);
  const { answers } = await db.one<{ answers: number }>(sql`
    select count(*) as answers from email_answers where company_id = ${companyId} and state = 'proposed'`);
  const freshSince = clock.now().getTime() - freshMs;
  const isStale = ({ state, fetchedAt }: Row) =>
    state === "watching" && fetchedAt && fetchedAt.getTime() < freshSince;
  await wakeMailboxes(
    db,
    rows.filter(isStale).map(({ settingId }) => settingId),
  );
  const fetched = rows.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  return {
    mailboxes: rows.map(({ email }) => email),
    fetchedAt: fetched.length > 0 ? new Date(Math.max(...fetched.map(at => at.getTime()))) : null,
    syncs: rows.map(({ fetchedAt: _, first, found, stored, ...sync }) => ({
      ...sync,
      progress: first ? { stored: Math.min(stored, found), found } : null,
    })),
    since,
    answers,
    unread: Object.fromEntries(counts.map(({ role, unread }) => [role, unread])),
  };
}
