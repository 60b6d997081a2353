import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { storeMails } from "~/domain/mailbox/sync/store-mails";
import type { FetchedFolder } from "~/integrations/mailbox/fetch-folders";

/**
 * Stores what was fetched of a folder and returns how many mails are new. Under another UIDVALIDITY all UIDs are
 * void, so its mails are told by their Message-IDs. Twice is once.
 */
export function storeFolder(
  db: Db,
  setting: { id: string; companyId: string },
  { path, role, uidValidity, mails }: FetchedFolder,
): Promise<number> {
  return db.transaction(async tx => {
    const validity = String(uidValidity);
    const folder = await tx.one<{ id: string; same: boolean }>(sql`
      insert into mail_folders (id, smtp_setting_id, company_id, path, role, uid_validity, fetched_at)
      values (${newId()}, ${setting.id}, ${setting.companyId}, ${path}, ${role}, ${validity}, ${clock.now()})
      on conflict (smtp_setting_id, path) do update set role = excluded.role, fetched_at = excluded.fetched_at
      returning id, uid_validity is not distinct from ${validity}::bigint as same`);
    if (!folder.same) {
      await tx.run(
        sql`update emails set uid = null, stale = true where folder_id = ${folder.id} and uid is not null`,
      );
      await tx.run(sql`update mail_folders set uid_validity = ${validity} where id = ${folder.id}`);
    }
    const first = Math.min(...mails.map(({ uid }) => uid));
    // What another client has moved or deleted is gone from the range that was fetched.
    await tx.run(
      mails.length === 0
        ? sql`delete from emails where folder_id = ${folder.id} and uid is not null`
        : sql`delete from emails where folder_id = ${folder.id} and uid >= ${first}
              and uid <> all(${mails.map(({ uid }) => uid)}::bigint[])`,
    );
    const stored = { id: folder.id, settingId: setting.id, companyId: setting.companyId, path, role };
    const added = await storeMails(tx, stored, mails);
    await tx.run(sql`delete from emails where folder_id = ${folder.id} and stale`);
    return added.length;
  });
}
