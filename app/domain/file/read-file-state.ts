import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { KnowledgeFile } from "~/contract/files";
import type { Db } from "~/db/connection";
import { reachableFiles } from "~/domain/division/readable-divisions";
import type { Actor } from "~/domain/session/actor";
import { type FileRow, fileColumns, fileOf } from "./file-rows";

/** One file and how far it is. @throws AppError not_found, also for another company's */
export async function readFileState(db: Db, actor: Actor, id: string): Promise<KnowledgeFile> {
  const row = await db.maybe<FileRow>(sql`
    select ${fileColumns} from files f join divisions d on d.id = f.division_id
    where f.id = ${id} and ${reachableFiles(actor)}`);
  if (!row) throw new AppError("not_found");
  return fileOf(row);
}
