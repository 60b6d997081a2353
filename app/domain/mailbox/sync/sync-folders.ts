import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { FolderRole, ListedFolder } from "~/integrations/mailbox/list-folders";
import { type LeasedMailbox, requireLease } from "./lease";

/** Chosen: the first sync covers a quarter; older mails are fetched on demand. */
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

type KnownFolder = { id: string; path: string; role: FolderRole; used: boolean; validity: number | null };

const readKnown = (db: Db, { id }: Pick<LeasedMailbox, "id">): Promise<KnownFolder[]> =>
  db.many<KnownFolder>(sql`
    select id, path, role, uid_validity is not null as used, uid_validity as validity from mail_folders
    where smtp_setting_id = ${id}`);

/**
 * Returns the paths of folders without a role that may be renamed ones: they are newly listed while others are missing.
 * Their UIDVALIDITY decides.
 */
export async function unknownPaths(
  db: Db,
  mailbox: LeasedMailbox,
  listed: readonly ListedFolder[],
): Promise<string[]> {
  const known = await readKnown(db, mailbox);
  const listedPaths = new Set(listed.map(({ path }) => path));
  const knownPaths = new Set(known.map(({ path }) => path));
  if (!known.some(({ role, path, used }) => role === "other" && used && !listedPaths.has(path))) return [];
  return listed.filter(({ role, path }) => role === "other" && !knownPaths.has(path)).map(({ path }) => path);
}

/**
 * Brings the stored folders to those of the server. A folder that is missing while another one of its role is new was
 * renamed and keeps its mails. `validities` are the UIDVALIDITY of folders without a role, by path.
 */
export function syncFolders(
  db: Db,
  mailbox: LeasedMailbox,
  listed: readonly ListedFolder[],
  validities: ReadonlyMap<string, number> = new Map(),
): Promise<FolderRow[]> {
  return db.transaction(async tx => {
    await requireLease(tx, mailbox);
    const known = await readKnown(tx, mailbox);
    const gone = known.filter(folder => !listed.some(({ path }) => path === folder.path));
    const since = new Date(clock.now().getTime() - firstLookDays * 86_400_000);
    for (const { path, role, delimiter } of listed) {
      const existing = known.find(folder => folder.path === path);
      if (existing && existing.role === role) continue;
      if (existing) {
        await changeRole(tx, existing, { role, delimiter });
        continue;
      }
      const renamedIndex = gone.findIndex(folder =>
        role === "other" ? folder === findRenamed(path, gone, validities) : folder.role === role,
      );
      if (renamedIndex !== -1) {
        const folder = gone.splice(renamedIndex, 1)[0]!;
        await tx.run(sql`
          update mail_folders set path = ${path}, delimiter = ${delimiter} where id = ${folder.id}`);
      } else
        await tx.run(sql`
          insert into mail_folders (id, smtp_setting_id, company_id, path, role, delimiter)
          values (${newId()}, ${mailbox.id}, ${mailbox.companyId}, ${path}, ${role}, ${delimiter})`);
    }
    // A folder that only a queued change uses is created when the change is pushed.
    for (const { id } of gone.filter(({ used, role }) => used || role === "other")) {
      // Before the folder, to which a user who changes its mails refers.
      await tx.run(sql`select from emails where folder_id = ${id} order by id for update`);
      await revertMoves(tx, mailbox, id);
      await tx.run(sql`delete from mail_folders where id = ${id}`);
    }
    await tx.run(
      sql`update mail_folders set since = ${since} where smtp_setting_id = ${mailbox.id} and since is null`,
    );
    const rows = await tx.many<FolderRow>(sql`
      select ${folderColumns} from mail_folders where smtp_setting_id = ${mailbox.id}
      order by array_position(array['inbox', 'sent', 'draft', 'archive', 'spam', 'trash', 'other'], role), path`);
    return rows.filter(({ path }) => listed.some(folder => folder.path === path));
  });
}

/** Finds the folder without a role that was renamed to `path`. Undefined where several folders share one UIDVALIDITY. */
function findRenamed(
  path: string,
  gone: readonly KnownFolder[],
  validities: ReadonlyMap<string, number>,
): KnownFolder | undefined {
  const validity = validities.get(path);
  const candidates = gone.filter(
    folder => folder.role === "other" && folder.used && folder.validity === validity,
  );
  const newFolders = [...validities.values()].filter(ofNewFolder => ofNewFolder === validity);
  return candidates.length === 1 && newFolders.length === 1 ? candidates[0] : undefined;
}

/** Stores a changed special use of a folder, for it and its mails. */
async function changeRole(
  tx: Db,
  { id }: KnownFolder,
  { role, delimiter }: Omit<ListedFolder, "path">,
): Promise<void> {
  await tx.run(sql`update mail_folders set role = ${role}, delimiter = ${delimiter} where id = ${id}`);
  await tx.run(sql`update emails set folder = ${role} where folder_id = ${id}`);
}

/** Reverts queued moves into a deleted folder: the mails are shown where their server still keeps them. */
async function revertMoves(tx: Db, mailbox: LeasedMailbox, folderId: string): Promise<void> {
  await tx.run(sql`
    with refused as (
      delete from mailbox_changes where smtp_setting_id = ${mailbox.id} and kind = 'move' and value = ${folderId}
      returning email_id, folder_id, uid)
    update emails e set folder_id = f.id, folder = f.role, uid = r.uid, refused_change = 'move'
    from refused r join mail_folders f on f.id = r.folder_id where e.id = r.email_id`);
}
