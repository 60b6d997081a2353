import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { divisionsInPlan } from "~/domain/billing/plan/division-limit";
import { insertFile } from "~/domain/knowledge/file/insert-file";
import { notifyFilesChanged } from "~/domain/knowledge/file/notify-files-changed";
import type { DocumentKind } from "~/domain/knowledge/reading/document-kind";

/** Lines of one batch, archives' included. */
export const mostItems = 10_000;

export type OwnBatch = { id: string; company_id: string; division_id: string; user_id: string };

/** A file as it was sent: `archive` and `entry` say where in an archive it was. */
export type Sent = { folder: string; name: string; archive?: string; entry?: number };
export type Stored = { kind: DocumentKind; bytes: number; sha256: Buffer; storage_key: string };

/** A line as the upload is answered with; a refused one with its reason. */
export type ItemId = {
  id: string;
  outcome: "added" | "there" | "refused" | "unpacking";
  reason?: string;
  values?: Record<string, string | number>;
};

/** The batch, locked until the transaction ends, so that its files come in one after the other. */
export async function lockBatch(tx: Db, id: string): Promise<OwnBatch> {
  const batch = await tx.maybe<OwnBatch & { items: number }>(sql`
    select id, company_id, division_id, user_id,
           (select count(*) from batch_items i where i.batch_id = b.id) as items
    from batches b where id = ${id} for update`);
  if (!batch) throw new AppError("not_found");
  if (batch.items >= mostItems) throw new AppError("batch_full", { values: { limit: mostItems } });
  return batch;
}

/**
 * Adds a stored file to the batch's division, unless the division has one with the same content. `surplus` says that
 * its bytes are not needed.
 * @throws AppError not_found, division_locked, batch_full
 */
export async function addItem(
  db: Db,
  batchId: string,
  sent: Sent,
  stored: Stored,
): Promise<ItemId & { surplus: boolean }> {
  return db.transaction(async tx => {
    const batch = await lockBatch(tx, batchId);
    const before = await sentBefore(tx, batchId, sent, stored.sha256);
    if (before) return { ...before, surplus: true };
    await lockOpenDivision(tx, batch);
    const known = await tx.maybe<{ id: string }>(sql`
      select id from files
      where division_id = ${batch.division_id} and sha256 = ${stored.sha256} and status <> 'deleting'`);
    const fileId =
      known?.id ??
      (await insertFile(tx, { id: batch.user_id, companyId: batch.company_id }, batch.division_id, {
        ...stored,
        name: sent.name,
      }));
    const outcome = known ? "there" : "added";
    const item = await insertItem(tx, batchId, sent, {
      outcome,
      fileId,
      bytes: stored.bytes,
      sha256: stored.sha256,
    });
    await notifyFilesChanged(tx, [fileId]);
    return { ...item, surplus: Boolean(known) };
  });
}

/** The line of a refused file. A repeated one stays one line. */
export async function refuseItem(
  db: Db,
  batchId: string,
  sent: Sent,
  bytes: number,
  { code, data }: AppError,
): Promise<ItemId> {
  return db.transaction(async tx => {
    await lockBatch(tx, batchId);
    return insertItem(tx, batchId, sent, { outcome: "refused", bytes, reason: code, values: data.values });
  });
}

type Line = {
  outcome: ItemId["outcome"];
  bytes: number;
  fileId?: string;
  sha256?: Buffer;
  storageKey?: string;
  reason?: string;
  values?: Record<string, string | number> | undefined;
};

/** Writes a line; one of the same place in an archive is there already if the job was interrupted. */
export async function insertItem(tx: Db, batchId: string, sent: Sent, line: Line): Promise<ItemId> {
  const id = newId();
  await tx.run(sql`
    insert into batch_items (id, batch_id, archive_id, entry, folder, name, bytes, sha256, outcome, reason,
                             reason_values, file_id, storage_key)
    values (${id}, ${batchId}, ${sent.archive ?? null}, ${sent.entry ?? null}, ${sent.folder}, ${sent.name},
            ${line.bytes}, ${line.sha256 ?? null}, ${line.outcome}, ${line.reason ?? null},
            ${JSON.stringify(line.values ?? {})}, ${line.fileId ?? null}, ${line.storageKey ?? null})
    on conflict (archive_id, entry) do nothing`);
  const { reason, values = {} } = line;
  return { id, outcome: line.outcome, ...(reason ? { reason, values } : {}) };
}

/** The same file sent again in this batch, as after a lost response. */
async function sentBefore(tx: Db, batchId: string, sent: Sent, sha256: Buffer): Promise<ItemId | undefined> {
  return tx.maybe<ItemId>(sql`
    select id, outcome from batch_items
    where batch_id = ${batchId} and name = ${sent.name} and folder = ${sent.folder} and sha256 = ${sha256}
      and archive_id is not distinct from ${sent.archive ?? null}
    limit 1`);
}

/** A division that accepts files: a plan may have ended, or the division deleted, while an archive waited. */
async function lockOpenDivision(tx: Db, batch: OwnBatch): Promise<void> {
  const division = await tx.maybe<{ locked: boolean }>(sql`
    select id not in (${divisionsInPlan(batch.company_id)}) as locked from divisions
    where id = ${batch.division_id} and status = 'open' for no key update`);
  if (!division) throw new AppError("not_found");
  if (division.locked) throw new AppError("division_locked");
}
