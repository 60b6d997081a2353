import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Staged } from "./consume-staged";
import { enqueueReading } from "./enqueue-reading";

/**
 * Adds an upload to a division that the caller has locked, and enqueues its reading. Returns the file's id.
 * @param place its division, and the file of which it is a new version
 */
export async function insertFile(
  tx: Db,
  uploader: { id: string | null; companyId: string | null; mailedBy?: string },
  { divisionId, replaces = null }: { divisionId: string; replaces?: string | null },
  upload: Omit<Staged, "id"> & { folder?: string },
): Promise<string> {
  const fileId = newId();
  await tx.run(sql`
    insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, uploaded_by,
                       mailed_by, created_at, replaces, folder, end_mail)
    values (${fileId}, ${uploader.companyId}, ${divisionId}, ${upload.kind}, ${upload.name}, ${upload.bytes},
            ${upload.sha256}, ${upload.storage_key}, 'queued', ${uploader.id}, ${uploader.mailedBy ?? null}, ${clock.now()}, ${replaces},
            ${upload.folder ?? ""}, ${uploader.id && "waiting"})`);
  await enqueueReading(tx, fileId);
  return fileId;
}
