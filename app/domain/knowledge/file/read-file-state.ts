import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { KnowledgeFile } from "~/contract/files";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { fileColumns, fileTables } from "./file-rows";

/** Reads a file with its progress. @throws AppError not_found, also for other companies' files */
export async function readFileState(db: Db, actor: Actor, id: string): Promise<KnowledgeFile> {
  const row = await db.maybe<KnowledgeFile>(sql`
    select ${fileColumns} from ${fileTables}
    where f.id = ${id} and ${reachableFiles(actor)}`);
  if (!row) throw new AppError("not_found");
  return row;
}
