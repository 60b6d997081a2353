import sql from "sql-template-tag";
import type { MailboxState } from "~/contract/emails";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";

/** The company's mailboxes and unread mails. @throws AppError forbidden for users without a company */
export async function readMailboxState(db: Db, actor: Actor): Promise<MailboxState> {
  const companyId = ownCompany(actor);
  const boxes = await db.many<{ email: string; fetchedAt: Date | null }>(sql`
    select s.email, (select max(f.fetched_at) from mail_folders f where f.smtp_setting_id = s.id) as "fetchedAt"
    from smtp_settings s where s.company_id = ${companyId} order by s.created_at, s.id`);
  const counts = await db.many<{ role: string; unread: number }>(sql`
    select e.folder as role, count(*) as unread from emails e
    where e.company_id = ${companyId} and not e.read and not e.stale group by e.folder`);
  const fetched = boxes.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  return {
    mailboxes: boxes.map(({ email }) => email),
    fetchedAt: fetched.length > 0 ? new Date(Math.max(...fetched.map(at => at.getTime()))) : null,
    unread: Object.fromEntries(counts.map(({ role, unread }) => [role, unread])),
  };
}
