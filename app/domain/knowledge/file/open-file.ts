import type { Readable } from "node:stream";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { storage } from "~/integrations/storage/storage";
import type { ByteRange } from "~/integrations/storage/storage-port";

const mimes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * Opens the original of a file, or a part of it; `bytes` is the size of the whole file.
 * @param choose returns the part for the size of the file; it may throw
 * @throws AppError not_found, also for other companies' files
 */
export async function openFile(
  db: Db,
  actor: Actor,
  id: string,
  choose: (bytes: number) => ByteRange | undefined = () => undefined,
): Promise<{ stream: Readable; part: ByteRange | undefined; name: string; mime: string; bytes: number }> {
  const file = await db.maybe<{
    kind: keyof typeof mimes;
    name: string;
    bytes: number;
    storage_key: string;
  }>(sql`
    select kind, name, bytes, storage_key from files f
    where f.id = ${id} and status <> 'deleting' and ${reachableFiles(actor)}`);
  if (!file) throw new AppError("not_found");
  const part = choose(file.bytes);
  const stream = await storage().read(file.storage_key, part);
  return { stream, part, name: file.name, mime: mimes[file.kind], bytes: file.bytes };
}
