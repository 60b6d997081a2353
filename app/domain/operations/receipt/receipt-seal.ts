import { createHmac } from "node:crypto";
import sql, { type Sql } from "sql-template-tag";

import { keyFor } from "~/domain/core/secret/process-key";

/** The sealed part of a receipt: all but the names of people, which it does not hold. */
export const sealedReceipt: Sql = sql`
  jsonb_build_array(r.id, r.kind, r.subject_id, r.name, r.company_id, r.deleted_by, r.deleted_at, r.files, r.pages,
    r.passages, r.questions, r.bytes, encode(r.sha256, 'hex'), r.backups_until, r.checked_at, r.remains)::text`;

/** HMAC-SHA-256 over a seal of the activity log (none yet: zeros) and the receipt, with the key of that log. */
export function receiptSealOf(logSeal: Buffer | undefined, receipt: string): Buffer {
  return createHmac("sha256", keyFor("activity"))
    .update("deletion receipt\n")
    .update(logSeal ?? Buffer.alloc(32))
    .update(receipt)
    .digest();
}
