import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { StorageFault } from "~/integrations/storage/storage-fault";
import type { Storage } from "~/integrations/storage/storage-port";
import { countRemains } from "./count-remains";
import { newestSeal, receiptSealOf, sealedReceipt } from "./receipt-seal";

/** Receipts of one run; the job runs again after ten minutes. */
const batch = 500;
/** Purging takes seconds; what takes longer is reported as incomplete. */
const lateHours = 1;
/** A fault that brings something back shows within weeks: restored backups, repeated jobs. */
const checkedDays = 90;

/** SQL condition on `deletion_receipts r`: jobs have purged its files, or should have. */
const isPurged = (late: Date) => sql`
  (r.deleted_at < ${late} or not exists (
    select from files f where f.company_id = r.subject_id or f.id in (
      select item_id from deletion_items i where i.receipt_id = r.id and i.kind = 'file'))
   and not exists (select from divisions where id = r.subject_id)
   and not exists (select from companies where id = r.subject_id))`;

const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);

/**
 * Looks for what is left of each deletion, and writes the result on its receipt with a seal: once jobs have purged the bytes,
 * again for those that something was left of, and every night for those of the last 90 days.
 * @param subjectId only the receipts of what had this id
 */
export async function proveReceipts(db: Db, storage: Storage, subjectId?: string): Promise<void> {
  const due = await db.many<{ id: string; kind: string; subjectId: string }>(sql`
    select id, kind, subject_id as "subjectId" from deletion_receipts r
    where (${subjectId ?? null}::uuid is null or subject_id = ${subjectId ?? null}) and ((checked_at is null and ${isPurged(ago(lateHours))}) or remains > 0 or (checked_at < ${ago(22)} and deleted_at > ${ago(checkedDays * 24)}))
    order by checked_at nulls first, id limit ${batch}`);
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

/** Looks at once, when a job has purged something; if the storage fails, the sweep does it. */
export async function proveDeletion(db: Db, storage: Storage, subjectId: string): Promise<void> {
  await proveReceipts(db, storage, subjectId).catch(error => {
    if (!(error instanceof StorageFault)) throw error;
  });
}
