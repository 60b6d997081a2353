import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newestSeal } from "~/domain/operations/activity/seal-of";
import { StorageFault } from "~/integrations/storage/storage-fault";
import type { Storage } from "~/integrations/storage/storage-port";
import { countRemains } from "./count-remains";
import { receiptSealOf, sealedReceipt } from "./receipt-seal";

/** Receipts of one run; the job runs again after ten minutes. */
const batchSize = 500;
/** Purging takes seconds; what takes longer is reported as incomplete. */
const lateHours = 1;
/** A fault that brings something back shows within weeks: restored backups, repeated jobs. */
const checkedDays = 90;
/** Between two checks: less than a day, so that those of one night are due in the next. */
const recheckHours = 22;

/** SQL condition on `deletion_receipts r`: jobs have purged its files, or should have. */
const isPurged = (late: Date) => sql`
  (r.deleted_at < ${late} or not exists (
    select from files f where f.company_id = r.subject_id or f.id in (
      select item_id from deletion_items i where i.receipt_id = r.id and i.kind = 'file'))
   and not exists (select from divisions where id = r.subject_id)
   and not exists (select from companies where id = r.subject_id))`;

const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);

/**
 * Looks for what is left of each deletion, and writes the result on its receipt with a seal: once jobs have purged the bytes,
 * again for those that something was left of, and every night for those of the last 90 days.
 * @param subjectId only the receipts of what had this id
 */
export async function proveReceipts(db: Db, storage: Storage, subjectId?: string): Promise<void> {
  const due = await db.many<{ id: string; kind: string; subjectId: string }>(sql`
    select id, kind, subject_id as "subjectId" from deletion_receipts r
    where (${subjectId ?? null}::uuid is null or subject_id = ${subjectId ?? null})
      and ((checked_at is null and ${isPurged(hoursAgo(lateHours))}) or remains > 0
        or (checked_at < ${hoursAgo(recheckHours)} and deleted_at > ${hoursAgo(checkedDays * 24)}))
    order by checked_at nulls first, id limit ${batchSize}`);
  const log = await newestSeal(db);
  for (const receipt of due) {
    const remains = await countRemains(db, storage, receipt);
    await db.transaction(async tx => {
      const checked = await tx.maybe<{ sealed: string }>(sql`
        update deletion_receipts r set checked_at = ${clock.now()}, remains = ${remains} where id = ${receipt.id}
        returning ${sealedReceipt} as sealed`);
      if (!checked) return;
      await tx.run(sql`
        update deletion_receipts set seal_number = ${log?.number ?? 0}, seal = ${receiptSealOf(log?.seal, checked.sealed)}
        where id = ${receipt.id}`);
    });
  }
}

/** Proves the deletion of one subject at once, for a job that has purged it. While the storage fails, that is left to the sweep. */
export async function proveDeletion(db: Db, storage: Storage, subjectId: string): Promise<void> {
  await proveReceipts(db, storage, subjectId).catch(error => {
    if (!(error instanceof StorageFault)) throw error;
  });
}
