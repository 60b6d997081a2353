import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";

/** The company's divisions without an email setting, and its mailboxes. @throws AppError forbidden without a company */
export async function emailSettingChoices(
  db: Db,
  actor: Actor,
): Promise<{ divisions: Named[]; mailboxes: { id: string; email: string }[] }> {
  const company = ownCompany(actor);
  const [divisions, mailboxes] = await Promise.all([
    db.many<Named>(sql`
      select d.id, d.name from divisions d
      where d.company_id = ${company} and d.status = 'open'
        and not exists (select from email_settings e where e.division_id = d.id)
      order by d.name collate natural_order, d.id`),
    db.many<{ id: string; email: string }>(
      sql`select id, email from smtp_settings where company_id = ${company} order by lower(email), id`,
    ),
  ]);
  return { divisions, mailboxes };
}
