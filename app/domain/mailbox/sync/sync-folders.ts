import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { FolderRole } from "~/integrations/mailbox/list-folders";
import { type LeasedMailbox, requireLease } from "./lease";

/** Chosen: the first look goes back a quarter; older mails are fetched on demand. */
const firstLookDays = 90;

export type FolderRow = {
  id: string;
  path: string;
  role: FolderRole;
  uidValidity: number | null;
  since: Date;
  topUid: number | null;
  lowUid: number | null;
  firstLookDone: boolean;
  highestModseq: string | null;
  suspectUid: number | null;
  suspectTimes: number;
};

export const folderColumns = sql`
  id, path, role, uid_validity as "uidValidity", since, top_uid as "topUid", low_uid as "lowUid",
  first_look_done as "firstLookDone", highest_modseq::text as "highestModseq", suspect_uid as "suspectUid",
  suspect_times as "suspectTimes"`;

/**
 * Brings the folders here to those that the server has. One that is gone while another of its role has come was renamed:
 * it keeps its mails.
 */
export function syncFolders(
  db: Db,
  mailbox: LeasedMailbox,
  listed: readonly { path: string; role: FolderRole }[],
): Promise<FolderRow[]> {
  return db.transaction(async tx => {
    await requireLease(tx, mailbox);
    const known = await tx.many<{ id: string; path: string; role: FolderRole; used: boolean }>(sql`
      select id, path, role, uid_validity is not null as used from mail_folders where smtp_setting_id = ${mailbox.id}`);
    const gone = known.filter(folder => !listed.some(({ path }) => path === folder.path));
    const since = new Date(clock.now().getTime() - firstLookDays * 86_400_000);
    for (const { path, role } of listed) {
      if (known.some(folder => folder.path === path)) continue;
      const renamed = gone.findIndex(folder => folder.role === role);
      if (renamed !== -1) {
        const folder = gone.splice(renamed, 1)[0]!;
        await tx.run(sql`update mail_folders set path = ${path} where id = ${folder.id}`);
      } else
        await tx.run(sql`
          insert into mail_folders (id, smtp_setting_id, company_id, path, role)
          values (${newId()}, ${mailbox.id}, ${mailbox.companyId}, ${path}, ${role})`);
    }
    // A folder that a change here asks for is created when the change is sent.
    for (const { id } of gone.filter(({ used }) => used))
      await tx.run(sql`delete from mail_folders where id = ${id}`);
    await tx.run(
      sql`update mail_folders set since = ${since} where smtp_setting_id = ${mailbox.id} and since is null`,
    );
    const rows = await tx.many<FolderRow>(sql`
      select ${folderColumns} from mail_folders where smtp_setting_id = ${mailbox.id}
      order by array_position(array['inbox', 'sent', 'draft', 'spam', 'trash'], role), path`);
    return rows.filter(({ path }) => listed.some(folder => folder.path === path));
  });
}
