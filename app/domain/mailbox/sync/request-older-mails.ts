import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";

/** Chosen: one request moves the window by a year. */
const stepDays = 365;

/**
 * Moves the windows of the company's mailboxes back by a year; the process that holds a mailbox fetches what is in it,
 * newest first, also after a restart. While an earlier sync runs nothing is moved.
 * @throws AppError forbidden
 */
export function requestOlderMails(db: Db, actor: Actor): Promise<{ asked: boolean }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const folders = await tx.many<{ settingId: string; done: boolean }>(sql`
      select smtp_setting_id as "settingId", first_look_done as done from mail_folders
      where company_id = ${companyId} and top_uid is not null order by id for update`);
    if (folders.length === 0 || folders.some(({ done }) => !done)) return { asked: false };
    await tx.run(sql`
      update mail_folders set since = since - make_interval(days => ${stepDays}), first_look_done = false
      where company_id = ${companyId} and top_uid is not null`);
    for (const id of new Set(folders.map(({ settingId }) => settingId))) await wakeMailbox(tx, id);
    return { asked: true };
  });
}
