import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { listOrphans } from "~/domain/knowledge/file/list-orphans";
import { begunAt } from "~/integrations/storage/drafts";
import { ObjectMissing, StorageFault } from "~/integrations/storage/storage-fault";
import type { Storage } from "~/integrations/storage/storage-port";

const batch = 500;
/** Bytes without a row may be an upload that has just begun, as for the sweep. */
const uploadMs = 2 * 60 * 60_000;

export interface MoveReport {
  /** Objects that are in the new place now and no longer in the old one. */
  moved: number;
  bytes: number;
  /** Objects without a row, and files that are being deleted: the sweep and their jobs take them. */
  left: number;
  /** Keys of objects that differ from the checksum of their row. They stay where they were. */
  damaged: string[];
  /** Copies of objects that were deleted while an earlier move was killed; removed. */
  strays: number;
}

export interface MoveTerms {
  signal?: AbortSignal;
  onProgress?: (report: MoveReport) => void;
}

/**
 * Moves all objects from one storage to the other, one after the other: copies it, reads the copy back, compares both with
 * the checksum of its row, and only then deletes the original. Requests find an object wherever it is meanwhile. Can be
 * interrupted at any point and run again.
 * @throws StorageFault while one of them does not work; the signal's reason when aborted
 */
export async function moveFiles(
  db: Db,
  from: Storage,
  to: Storage,
  { signal, onProgress }: MoveTerms = {},
): Promise<MoveReport> {
  const report: MoveReport = { moved: 0, bytes: 0, left: 0, damaged: [], strays: 0 };
  let keys: string[] = [];
  const moveBatch = async () => {
    const rows = await ownersOf(db, keys);
    for (const key of keys) {
      signal?.throwIfAborted();
      const owner = rows.get(key);
      if (!owner) report.left += 1;
      else await moveOne(db, { from, to }, key, owner.sha256, report);
      onProgress?.(report);
    }
    keys = [];
  };
  for await (const { key } of from.list()) {
    keys.push(key);
    if (keys.length === batch) await moveBatch();
  }
  await moveBatch();
  report.strays = await removeStrays(db, to);
  return report;
}

type Places = { from: Storage; to: Storage };

async function moveOne(
  db: Db,
  { from, to }: Places,
  key: string,
  expected: Buffer | null,
  report: MoveReport,
): Promise<void> {
  try {
    // An interrupted move may have left a whole copy; what is in `to` was stored whole.
    const copied = (await to.has(key)) ? undefined : await to.write(key, await from.read(key));
    const original = copied ?? (await summed(from, key));
    if (expected && !original.sha256.equals(expected)) {
      await copied?.drop();
      report.damaged.push(key);
      return;
    }
    await copied?.keep();
    const copy = await summed(to, key);
    if (!copy.sha256.equals(original.sha256)) {
      await to.remove(key);
      report.damaged.push(key);
      return;
    }
    // It may have been deleted meanwhile, in both places, before the copy was there. If it is deleted from now on, the
    // deletion finds the copy.
    if (!(await ownersOf(db, [key])).has(key)) {
      await to.remove(key);
      report.left += 1;
      return;
    }
    await from.remove(key);
    report.moved += 1;
    report.bytes += copy.bytes;
  } catch (error) {
    if (error instanceof StorageFault && error.kind === "damaged") report.damaged.push(key);
    // Otherwise it was deleted since it was listed.
    else if (!(error instanceof ObjectMissing)) throw error;
  }
}

async function summed(storage: Storage, key: string): Promise<{ sha256: Buffer; bytes: number }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of await storage.read(key)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).byteLength;
  }
  return { sha256: hash.digest(), bytes };
}

/**
 * The rows that the objects belong to, with their checksum where one is stored. Files being deleted own nothing any
 * more.
 */
async function ownersOf(db: Db, keys: string[]): Promise<Map<string, { sha256: Buffer | null }>> {
  const rows = await db.many<{ key: string; sha256: Buffer | null }>(sql`
    select storage_key as key, sha256 from files where storage_key = any(${keys}) and status <> 'deleting'
    union all select storage_key, sha256 from staged_uploads where storage_key = any(${keys})
    union all select storage_key, null from batch_items where storage_key = any(${keys})
    union all select storage_key, null from avatars where storage_key = any(${keys})
    union all select storage_key, null from exports where storage_key = any(${keys})`);
  return new Map(rows.map(row => [row.key, row]));
}

/** A move that was killed between a copy and its check may have left copies of what was deleted meanwhile. */
async function removeStrays(db: Db, to: Storage): Promise<number> {
  let removed = 0;
  for (const { key } of await listOrphans(db, to)) {
    const begun = begunAt(key);
    if (!begun || clock.now().getTime() - begun.getTime() < uploadMs) continue;
    await to.remove(key);
    removed += 1;
  }
  return removed;
}
