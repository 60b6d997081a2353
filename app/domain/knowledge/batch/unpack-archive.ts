import sql from "sql-template-tag";
import type { ZipFile } from "yauzl";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { limitBytes } from "~/domain/core/limit/limit-bytes";
import { deleteUploadedBytes } from "~/domain/knowledge/file/delete-uploaded-bytes";
import { checkUpload } from "~/domain/knowledge/reading/check-upload";
import { settings } from "~/env";
import { storage } from "~/integrations/storage/storage";
import { isPassing } from "~/integrations/storage/storage-fault";
import { addItem, refuseItem } from "./add-item";
import { type ArchiveEntry, bytesOf, openArchive } from "./open-archive";
import { splitUploadedName } from "./split-uploaded-name";

type Archive = { id: string; batch_id: string; storage_key: string };

/**
 * Adds the documents of an archive to its batch, each streamed separately, and deletes the archive. Idempotent: an
 * interrupted job continues at the next entry.
 * @throws StorageFault during an outage of the storage
 */
export async function unpackArchive(
  db: Db,
  itemId: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  const archive = await findArchive(db, itemId);
  if (!archive) return;
  try {
    await unpack(db, archive, signal);
    await endArchive(db, archive);
  } catch (error) {
    if (!(error instanceof AppError) || isPassing(error)) throw error;
    await endArchive(db, archive, error);
  }
}

/** Ends an archive whose last attempt failed, or whose process died during it. */
export async function failArchive(db: Db, itemId: string): Promise<void> {
  const archive = await findArchive(db, itemId);
  if (archive) await endArchive(db, archive, new AppError("archive_broken"));
}

const findArchive = (db: Db, itemId: string) =>
  db.maybe<Archive>(sql`
    select id, batch_id, storage_key from batch_items
    where id = ${itemId} and outcome = 'unpacking' and storage_key is not null`);

/** Ends the line of an archive: unpacked, or refused with a reason. Deletes its bytes. */
async function endArchive(db: Db, { id, storage_key }: Archive, refusal?: AppError): Promise<void> {
  await db.run(sql`
    update batch_items set outcome = ${refusal ? "refused" : "unpacked"}, storage_key = null,
      reason = ${refusal?.code ?? null}, reason_values = ${JSON.stringify(refusal?.data.values ?? {})}
    where id = ${id} and outcome = 'unpacking'`);
  await deleteUploadedBytes(storage_key);
}

async function unpack(db: Db, archive: Archive, signal: AbortSignal | undefined): Promise<void> {
  await storage().withPath(archive.storage_key, async path => {
    const { zip, entries } = await openArchive(path, settings().UPLOAD_LIMIT_MB);
    try {
      const rows = await db.many<{ entry: number }>(
        sql`select entry from batch_items where archive_id = ${archive.id}`,
      );
      const done = new Set(rows.map(row => row.entry));
      for (const one of entries) {
        signal?.throwIfAborted();
        if (!done.has(one.at)) await addEntry(db, archive, zip, one);
      }
    } finally {
      zip.close();
    }
  });
}

async function addEntry(db: Db, archive: Archive, zip: ZipFile, one: ArchiveEntry): Promise<void> {
  const source = { ...splitUploadedName(one.name), archive: archive.id, entry: one.at };
  const key = newId();
  try {
    if (one.refusal) throw one.refusal;
    const limit = settings().UPLOAD_LIMIT_MB;
    const draft = await storage().write(key, limitBytes(limit, bytesOf(zip, one.entry)));
    try {
      const { kind } = await checkUpload(draft.path, one.name);
      await draft.keep();
      const stored = { kind, bytes: draft.bytes, sha256: draft.sha256, storage_key: key };
      const { surplus } = await addItem(db, archive.batch_id, source, stored);
      if (surplus) await draft.drop();
    } catch (error) {
      await draft.drop();
      throw error;
    }
  } catch (error) {
    // A full batch or a deleted division ends the whole archive.
    if (!(error instanceof AppError) || isPassing(error) || ["not_found", "batch_full"].includes(error.code))
      throw error;
    await refuseItem(db, archive.batch_id, { ...source, bytes: one.bytes }, error);
  }
}
