import sql from "sql-template-tag";
import type { ServerFolder } from "~/contract/emails";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { maxOtherFolders } from "~/integrations/mailbox/list-folders";

type Row = Pick<ServerFolder, "settingId" | "email" | "unread"> & {
  id: string;
  path: string;
  delimiter: string;
};

/**
 * Lists the folders without a role of the company's mail servers as trees: by mailbox, each folder after its parent. A
 * parent that is no such folder has no id. @throws AppError forbidden without a company
 */
export async function listServerFolders(
  db: Db,
  actor: Actor,
): Promise<{ folders: ServerFolder[]; partial: boolean }> {
  const rows = await db.many<Row>(sql`
    select f.id, f.smtp_setting_id as "settingId", s.email, f.path, f.delimiter, (
      select count(*) from emails e where e.folder_id = f.id and e.folder = 'other' and not e.read and not e.stale) as unread
    from mail_folders f join smtp_settings s on s.id = f.smtp_setting_id
    where f.company_id = ${ownCompany(actor)} and f.role = 'other' order by s.created_at, s.id, f.path`);
  const settings = [...new Set(rows.map(({ settingId }) => settingId))];
  const trees = settings.map(id => rows.filter(({ settingId }) => settingId === id));
  return {
    folders: trees.flatMap(treeOf),
    partial: trees.some(({ length }) => length >= maxOtherFolders),
  };
}

/** The names of a path. On servers that have all folders below the inbox, its name is left out. */
function namesOf({ path, delimiter }: Row): string[] {
  const names = delimiter ? path.split(delimiter) : [path];
  return names.length > 1 && names[0]!.toUpperCase() === "INBOX" ? names.slice(1) : names;
}

function treeOf(rows: readonly Row[]): ServerFolder[] {
  const nodes = new Map<string, ServerFolder>();
  for (const row of rows) {
    const names = namesOf(row);
    const { id, settingId, email, unread } = row;
    for (const at of names.keys()) {
      const isFolder = at === names.length - 1;
      const key = JSON.stringify(names.slice(0, at + 1));
      if (!isFolder && nodes.has(key)) continue;
      const node = { settingId, email, name: names[at]!, parents: names.slice(0, at) };
      nodes.set(key, isFolder ? { ...node, id, unread } : { ...node, id: null, unread: 0 });
    }
  }
  return [...nodes.values()].sort(byPath);
}

const order = new Intl.Collator("de", { numeric: true });

/** Compares by the names from the root on, so that a folder precedes its children. */
function byPath(a: ServerFolder, b: ServerFolder): number {
  const namesOfA = [...a.parents, a.name];
  const namesOfB = [...b.parents, b.name];
  for (const [depth, nameOfA] of namesOfA.entries()) {
    const nameOfB = namesOfB[depth];
    if (nameOfB === undefined) return 1;
    const difference =
      order.compare(nameOfA, nameOfB) || (nameOfA > nameOfB ? 1 : nameOfA < nameOfB ? -1 : 0);
    if (difference !== 0) return difference;
  }
  return namesOfA.length - namesOfB.length;
}

/** Returns the mailbox of one of the company's folders without a role. @throws AppError not_found, also for those of others */
export async function requireServerFolder(
  db: Db,
  companyId: string,
  id: string,
): Promise<{ settingId: string }> {
  const folder = await db.maybe<{ settingId: string }>(sql`
    select smtp_setting_id as "settingId" from mail_folders
    where id = ${id} and company_id = ${companyId} and role = 'other'`);
  if (!folder) throw new AppError("not_found");
  return folder;
}
