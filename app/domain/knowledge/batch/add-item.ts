import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { SameName } from "~/contract/same-names";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { divisionsInPlan } from "~/domain/billing/plan/division-limit";
import { type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";
import { findNamesakes } from "~/domain/knowledge/file/find-namesakes";
import { insertFile } from "~/domain/knowledge/file/insert-file";
import { insertVersion } from "~/domain/knowledge/file/insert-version";
import { notifyFilesChanged } from "~/domain/knowledge/file/notify-files-changed";
import type { DocumentKind } from "~/domain/knowledge/reading/document-kind";

/** Maximum number of lines of a batch, including those of archives. */
const maxItems = 10_000;

export type OwnBatch = {
  id: string;
  company_id: string;
  division_id: string;
  user_id: string;
  same_name: SameName;
};

/** The name of an uploaded file; `archive` and `entry` are its position in an archive. */
export type UploadedName = { folder: string; name: string; archive?: string; entry?: number };
export type Stored = { kind: DocumentKind; bytes: number; sha256: Buffer; storage_key: string };

/** A line in the response to an upload; a refused one with its reason. */
export type ItemId = {
  id: string;
  outcome: "added" | "version" | "there" | "refused" | "unpacking";
  reason?: string;
  values?: Record<string, string | number>;
};

/**
 * Locks a batch until the transaction ends, so that its files are added one after the other.
 * @throws AppError not_found, batch_full
 */
export async function lockBatch(tx: Db, id: string): Promise<OwnBatch> {
  const batch = await tx.maybe<OwnBatch & { items: number }>(sql`
    select id, company_id, division_id, user_id, same_name,
           (select count(*) from batch_items i where i.batch_id = b.id) as items
    from batches b where id = ${id} for update`);
  if (!batch) throw new AppError("not_found");
  if (batch.items >= maxItems) throw new AppError("batch_full", { values: { limit: maxItems } });
  return batch;
}

/**
 * Adds a stored file to the batch's division, or as the new version of a file if its uploader wants that, unless the
 * division has one with the same content. `surplus` is true if its bytes are not needed.
 * @throws AppError not_found, division_locked, batch_full
 */
export async function addItem(
  db: Db,
  batchId: string,
  upload: UploadedName,
  stored: Stored,
): Promise<ItemId & { surplus: boolean }> {
  return db.transaction(async tx => {
    const batch = await lockBatch(tx, batchId);
    const repeated = await findRepeated(tx, batchId, upload, stored.sha256);
    if (repeated) return { ...repeated, surplus: true };
    await lockOpenDivision(tx, batch);
    const duplicate = await tx.maybe<{ id: string }>(sql`
      select id from files
      where division_id = ${batch.division_id} and sha256 = ${stored.sha256} and status <> 'deleting'`);
    const uploader = { id: batch.user_id, companyId: batch.company_id };
    const { name, folder } = upload;
    const file = { ...stored, name, folder };
    const divisionId = batch.division_id;
    const old = duplicate ? undefined : await findReplaced(tx, batch, upload);
    const fileId =
      duplicate?.id ??
      (old
        ? await insertVersion(tx, uploader, { id: old, divisionId }, file)
        : await insertFile(tx, uploader, { divisionId }, file));
    const outcome = duplicate ? "there" : old ? "version" : "added";
    const item = await insertItem(tx, batchId, upload, {
      outcome,
      fileId,
      bytes: stored.bytes,
      sha256: stored.sha256,
    });
    await notifyFilesChanged(tx);
    return { ...item, surplus: Boolean(duplicate) };
  });
}

/** Adds the line of a refused file. */
export async function refuseItem(
  db: Db,
  batchId: string,
  { bytes, ...upload }: UploadedName & { bytes: number },
  { code, data }: AppError,
): Promise<ItemId> {
  return db.transaction(async tx => {
    await lockBatch(tx, batchId);
    return insertItem(tx, batchId, upload, { outcome: "refused", bytes, reason: code, values: data.values });
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

/** Writes a line. That of an entry of an archive may exist already, after an interruption of the job. */
export async function insertItem(tx: Db, batchId: string, upload: UploadedName, line: Line): Promise<ItemId> {
  const id = newId();
  await tx.run(sql`
    insert into batch_items (id, batch_id, archive_id, entry, folder, name, bytes, sha256, outcome, reason,
                             reason_values, file_id, storage_key)
    values (${id}, ${batchId}, ${upload.archive ?? null}, ${upload.entry ?? null}, ${upload.folder}, ${upload.name},
            ${line.bytes}, ${line.sha256 ?? null}, ${line.outcome}, ${line.reason ?? null},
            ${JSON.stringify(line.values ?? {})}, ${line.fileId ?? null}, ${line.storageKey ?? null})
    on conflict (archive_id, entry) do nothing`);
  const { reason, values = {} } = line;
  return { id, outcome: line.outcome, ...(reason ? { reason, values } : {}) };
}

/** The line of the same file in this batch, which is uploaded again after a lost response. */
async function findRepeated(
  tx: Db,
  batchId: string,
  upload: UploadedName,
  sha256: Buffer,
): Promise<ItemId | undefined> {
  return tx.maybe<ItemId>(sql`
    select id, outcome from batch_items
    where batch_id = ${batchId} and name = ${upload.name} and folder = ${upload.folder} and sha256 = ${sha256}
      and archive_id is not distinct from ${upload.archive ?? null}
    limit 1`);
}

/**
 * Finds the file that an upload is the new version of: the only one with its name and folder that its uploader may change,
 * and that is not of the same batch, where two files from different folders may have one name.
 */
async function findReplaced(tx: Db, batch: OwnBatch, upload: UploadedName): Promise<string | undefined> {
  if (batch.same_name === "both") return undefined;
  const row = await tx.one<ActorRow>(
    sql`select ${actorColumns} from users u ${actorJoins} where u.id = ${batch.user_id}`,
  );
  const condition = sql`f.folder = ${upload.folder} and not exists (
    select from batch_items i join files n on n.id = i.file_id
    where i.batch_id = ${batch.id} and f.id in (n.id, n.replaces))`;
  const sought = { divisionId: batch.division_id, name: upload.name, condition };
  const namesakes = await findNamesakes(tx, userOf(row), sought);
  return namesakes.length === 1 && namesakes[0]?.replaceable ? namesakes[0].id : undefined;
}

/**
 * Locks the division and checks again that it accepts files: it may have been deleted, or its plan may have ended
 * meanwhile.
 */
async function lockOpenDivision(tx: Db, batch: OwnBatch): Promise<void> {
  const division = await tx.maybe<{ locked: boolean }>(sql`
    select id not in (${divisionsInPlan(batch.company_id)}) as locked from divisions
    where id = ${batch.division_id} and status = 'open' for no key update`);
  if (!division) throw new AppError("not_found");
  if (division.locked) throw new AppError("division_locked");
}
