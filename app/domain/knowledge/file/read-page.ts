import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { FilePage } from "~/contract/files";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/** One page or section as text, with its neighbours. @throws AppError not_found, also while its file is deleted */
export async function readPage(db: Db, actor: Actor, id: string): Promise<FilePage> {
  const page = await db.maybe<FilePage>(sql`
    select p.id, p.file_id as "fileId", f.name as "fileName", f.kind, p.ordinal, p.number, p.heading, p.text, p.confidence, f.language, f.hidden_words as "hiddenWords",
           (select count(*) from pages where file_id = f.id) as total,
           (select id from pages where file_id = f.id and ordinal < p.ordinal order by ordinal desc limit 1)
             as "previousId",
           (select id from pages where file_id = f.id and ordinal > p.ordinal order by ordinal limit 1)
             as "nextId"
    from pages p join files f on f.id = p.file_id and f.status <> 'deleting'
    where p.id = ${id} and ${reachableFiles(actor)}`);
  if (!page) throw new AppError("not_found");
  return page;
}
