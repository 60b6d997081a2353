import type { Readable } from "node:stream";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { storage } from "~/integrations/storage/storage";

const mimes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** The original of a file as uploaded. @throws AppError not_found, also for other companies' files */
export async function openFile(
  db: Db,
  actor: Actor,
  id: string,
): Promise<{ stream: Readable; name: string; mime: string; bytes: number }> {
  const file = await db.maybe<{
    kind: keyof typeof mimes;
    name: string;
    bytes: number;
    storage_key: string;
  }>(sql`
    select kind, name, bytes, storage_key from files f
    where f.id = ${id} and status <> 'deleting' and ${reachableFiles(actor)}`);
  if (!file) throw new AppError("not_found");
  const stream = await storage().read(file.storage_key);
  return { stream, name: file.name, mime: mimes[file.kind], bytes: file.bytes };
}
