import sql from "sql-template-tag";
import type { MailStop } from "~/contract/email-settings";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** What the link of a mail stops, and whether it has. @throws AppError link_invalid once the settings are deleted */
export async function readMailStop(db: Db, token: string): Promise<MailStop> {
  const rows = await db.many<{ division: string; company: string; stopped: boolean }>(sql`
    select d.name as division, c.name as company, r.stopped_at is not null as stopped
    from division_recipients r
    join email_settings e on e.id = r.email_setting_id
    join divisions d on d.id = e.division_id and d.status = 'open'
    join companies c on c.id = e.company_id
    where r.token = any(${token.split(".")}::uuid[]) order by d.name collate natural_order, d.id`);
  const [first] = rows;
  if (!first) throw new AppError("link_invalid");
  return {
    divisions: rows.map(({ division }) => division),
    company: first.company,
    stopped: rows.every(({ stopped }) => stopped),
  };
}

/**
 * Stops the mails of the divisions of a mail to the recipient that its link was sent to, or has them sent again.
 * @throws AppError link_invalid
 */
export async function stopMails(
  db: Db,
  { token, stopped }: { token: string; stopped: boolean },
): Promise<MailStop> {
  const at = stopped ? clock.now() : null;
  await db.run(sql`
    update division_recipients set stopped_at = ${at}
    where token = any(${token.split(".")}::uuid[]) and (stopped_at is not null) <> ${stopped}`);
  return readMailStop(db, token);
}
