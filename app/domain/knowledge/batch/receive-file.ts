import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { limitBytes, type UploadBody } from "~/domain/core/limit/limit-bytes";
import { readableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { withUploadSlot } from "~/domain/knowledge/file/upload-slots";
import { checkUpload } from "~/domain/knowledge/reading/check-upload";
import { settings } from "~/env";
import { storage } from "~/integrations/storage/storage";
import { enqueue } from "~/queue/enqueue";
import { addItem, type ItemId, insertItem, lockBatch, refuseItem } from "./add-item";
import { splitUploadedName } from "./split-uploaded-name";

/** Maximum size of an archive in relation to that of a file. */
const archiveFactor = 20;

/**
 * Streams one file of a batch into storage and adds it to the division; enqueues the unpacking of an archive. A refused
 * file becomes a line with the reason. Does not inspect the document, because that would take as long as its processing,
 * which refuses it as well.
 * @throws AppError not_found for other users' batches, division_locked, uploads_under_way, batch_full
 */
export async function receiveFile(
  db: Db,
  actor: Actor,
  batchId: string,
  upload: { name: string; body: UploadBody },
): Promise<ItemId> {
  await requireOwnBatch(db, actor, batchId);
  return withUploadSlot(actor, () => receive(db, batchId, upload));
}

/** What a browser finds wrong with a file without sending it. */
export const refusedUnsent = ["file_type", "file_too_large"] as const;

/**
 * Adds the line of a file that the browser has refused, so that the result names all files that are missing.
 * @throws AppError not_found for other users' batches, batch_full
 */
export async function recordRefused(
  db: Db,
  actor: Actor,
  batchId: string,
  { name, bytes, reason }: { name: string; bytes: number; reason: (typeof refusedUnsent)[number] },
): Promise<ItemId> {
  await requireOwnBatch(db, actor, batchId);
  const limit = settings().UPLOAD_LIMIT_MB;
  const refusal = new AppError(reason, reason === "file_too_large" ? { values: { limit } } : {});
  return refuseItem(db, batchId, { ...splitUploadedName(name), bytes }, refusal);
}

async function requireOwnBatch(db: Db, actor: Actor, batchId: string): Promise<void> {
  const own = await db.maybe(sql`
    select id from batches
    where id = ${batchId} and user_id = ${actor.id} and division_id in (${readableDivisions(actor)})`);
  if (!own) throw new AppError("not_found");
}

async function receive(
  db: Db,
  batchId: string,
  { name, body }: { name: string; body: UploadBody },
): Promise<ItemId> {
  const archive = /\.zip$/i.test(name.trim());
  const uploaded = splitUploadedName(name);
  const key = newId();
  let bytes = 0;
  const limit = settings().UPLOAD_LIMIT_MB * (archive ? archiveFactor : 1);
  try {
    const draft = await storage().write(key, limitBytes(limit, body));
    bytes = draft.bytes;
    try {
      const { kind } = archive ? { kind: undefined } : await checkUpload(draft.path, name);
      await draft.keep();
      if (!kind) return await addArchive(db, batchId, uploaded, { bytes, storageKey: key });
      const stored = { kind, bytes, sha256: draft.sha256, storage_key: key };
      const { surplus, ...item } = await addItem(db, batchId, uploaded, stored);
      if (surplus) await draft.drop();
      return item;
    } catch (error) {
      await draft.drop();
      throw error;
    }
  } catch (error) {
    if (!(error instanceof AppError) || batchErrors.has(error.code)) throw error;
    return refuseItem(db, batchId, { ...uploaded, bytes }, error);
  }
}

/** Errors of the batch, not of one of its files. */
const batchErrors = new Set(["not_found", "division_locked", "batch_full"]);

function addArchive(
  db: Db,
  batchId: string,
  sent: { folder: string; name: string },
  stored: { bytes: number; storageKey: string },
): Promise<ItemId> {
  return db.transaction(async tx => {
    await lockBatch(tx, batchId);
    const item = await insertItem(tx, batchId, sent, { outcome: "unpacking", ...stored });
    await enqueue(tx, "unpack_archive", { itemId: item.id });
    return item;
  });
}
