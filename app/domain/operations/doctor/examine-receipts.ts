import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { countRemains } from "~/domain/operations/receipt/count-remains";
import { receiptSealOf, sealedReceipt } from "~/domain/operations/receipt/receipt-seal";
import type { Storage } from "~/integrations/storage/storage-port";
import { type Finding, findings } from "./finding";

type Receipt = {
  id: string;
  kind: string;
  subjectId: string;
  sealed: string;
  seal: Buffer;
  logSeal: Buffer | null;
  number: number;
};

/** Looks again for what deletions should have removed, and verifies the seals of their receipts. */
export async function examineReceipts(db: Db, storage: Storage): Promise<Finding[]> {
  const receipts = await db.many<Receipt>(sql`
    select r.id, r.kind, r.subject_id as "subjectId", ${sealedReceipt} as sealed, r.seal, s.seal as "logSeal",
           r.seal_number as number
    from deletion_receipts r left join activity_seals s on s.number = r.seal_number
    where r.checked_at is not null order by r.id`);
  const incomplete: string[] = [];
  const forged: string[] = [];
  for (const receipt of receipts) {
    const { id, number, logSeal, sealed, seal } = receipt;
    if ((await countRemains(db, storage, receipt)) > 0) incomplete.push(id);
    const hasLogSeal = number === 0 || logSeal !== null;
    if (!hasLogSeal || !receiptSealOf(logSeal ?? undefined, sealed).equals(seal)) forged.push(id);
  }
  return [
    ...findings("deletion that has left something behind", incomplete),
    ...findings("receipt of a deletion that its seal does not know", forged),
  ];
}
