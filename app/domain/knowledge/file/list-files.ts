import sql from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import type { FileSort } from "~/contract/file-sorts";
import type { fileValidities, ListedStatus } from "~/contract/file-states";
import type { KnowledgeFile } from "~/contract/files";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { limitOf, type Page, pageOf } from "~/domain/core/list/select-page";
import { allOf, equals, matchesText } from "~/domain/core/list/where";
import { hasTag, tagLinks } from "~/domain/core/tag/tag-links";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { fileOrder } from "./file-order";
import { fileColumns, fileTables, hasExpired } from "./file-rows";
import { inStatus } from "./in-status";

type Query = ListQuery & {
  divisionId?: string | undefined;
  status?: ListedStatus | undefined;
  ids?: string[] | undefined;
  tagId?: string | undefined;
  validity?: (typeof fileValidities)[number] | undefined;
  sort: FileSort;
};

const validity = { expired: hasExpired, expiring: sql`(f.valid_until is not null and not ${hasExpired})` };

/**
 * Lists the files of the actor's readable divisions; optionally of one division, state or tag. Selects the
 * ids of the page first, because a late page would otherwise read the columns of all files before it.
 */
export async function listFiles(db: Db, actor: Actor, query: Query): Promise<Page<KnowledgeFile>> {
  const where = allOf(
    reachableFiles(actor),
    matchesText(query.search, sql`f.name`, sql`f.folder`),
    equals(sql`f.division_id`, query.divisionId),
    inStatus(query.status),
    query.ids && sql`f.id = any(${query.ids}::uuid[])`,
    hasTag(tagLinks.file(sql`f.id`), query.tagId),
    query.validity && validity[query.validity],
  );
  const [from, order] = [sql`files f where ${where}`, fileOrder(query.sort)];
  const { total } = await db.one<{ total: number }>(sql`select count(*) as total from ${from}`);
  const rows = await db.many<KnowledgeFile>(sql`
    select ${fileColumns} from ${fileTables}
    where f.id in (select f.id from ${from} ${order} ${limitOf(query)}) ${order}`);
  return pageOf(query, total, rows);
}

/** Lists the first files of several divisions in an order, up to `most` of each, in one query. */
export async function firstFiles(
  db: Db,
  actor: Actor,
  { divisionIds, most, sort }: { divisionIds: string[]; most: number; sort: FileSort },
): Promise<KnowledgeFile[]> {
  const order = fileOrder(sort);
  return db.many<KnowledgeFile>(sql`
    select ${fileColumns} from unnest(${divisionIds}::uuid[]) wanted
    cross join lateral (
      select * from files f where f.division_id = wanted and ${reachableFiles(actor)}
      ${order} limit ${most}
    ) f join divisions d on d.id = f.division_id ${order}`);
}
