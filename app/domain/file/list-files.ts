import sql, { empty } from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import type { KnowledgeFile } from "~/contract/files";
import type { Db } from "~/db/connection";
import { reachableFiles } from "~/domain/division/readable-divisions";
import { holds, pageOf, pageWindow } from "~/domain/list/page-of";
import type { Actor } from "~/domain/session/actor";
import { type FileRow, fileColumns, fileOf } from "./file-rows";

type Query = ListQuery & { divisionId?: string | undefined; status?: KnowledgeFile["status"] | undefined };

/** The files of the divisions that one may read, newest first; of one division or in one state if wished. */
export async function listFiles(
  db: Db,
  actor: Actor,
  query: Query,
): Promise<ReturnType<typeof pageOf<KnowledgeFile>>> {
  const found = await db.many<FileRow & { id: string | null; total: number }>(sql`
    with found as (
      select * from files f
      where ${reachableFiles(actor)} and ${holds(query.search, sql`f.name`)}
      ${query.divisionId ? sql`and f.division_id = ${query.divisionId}` : empty}
      ${query.status ? sql`and f.status = ${query.status}` : empty}
    ), shown as (
      select ${fileColumns} from (
        select * from found order by created_at desc, id desc ${pageWindow(query)}
      ) f join divisions d on d.id = f.division_id
    )
    select counted.total, shown.* from (select count(*) as total from found) counted left join shown on true
    order by shown.created_at desc, shown.id desc`);
  const rows = found.filter(row => row.id !== null).map(fileOf);
  return pageOf(query, found[0]!.total, rows);
}
