import { z } from "zod";
import { endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";

const receiptKinds = ["file", "division", "chat", "user", "company"] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

export const DeletionReceipt = z.object({
  id: Id,
  kind: z.enum(receiptKinds),
  /** The id of the deleted record. */
  subjectId: Id,
  /** Of a file or division; empty for chats, people and companies. */
  name: z.string(),
  files: z.number().int(),
  pages: z.number().int(),
  passages: z.number().int(),
  questions: z.number().int(),
  bytes: z.number(),
  /** Of the file, or over those of several files in the order of their ids; null without files. */
  sha256: z.string().nullable(),
  deletedAt: Instant,
  /** The id of the user who deleted it; null for a job. */
  deletedBy: Id.nullable(),
  /** Their name, if the actor may see it and the account still exists. */
  deletedByName: z.string().nullable(),
  /** The day on which the last backup with it is gone. */
  backupsUntil: z.iso.date(),
  /** When it was last looked for; null until then. */
  checkedAt: Instant.nullable(),
  /** How many rows and stored objects were found then; 0 proves the deletion. */
  remains: z.number().int().nullable(),
  /** The seal of the activity log that the receipt's own is chained to. */
  sealNumber: z.number().int().nullable(),
  /** HMAC-SHA-256 over all of this and that seal; null until the first check. */
  seal: z.string().nullable(),
});
/** The receipt of a deletion. */
export type DeletionReceipt = z.output<typeof DeletionReceipt>;

export const ReceiptFilter = z.object({ kind: z.enum(receiptKinds).optional() });
export type ReceiptFilter = z.output<typeof ReceiptFilter>;
export const ReceiptQuery = ListInput.pick({ page: true, size: true }).extend(ReceiptFilter.shape);

/** Each user reads those of their own chats and deletions, data managers their company's, the operator companies' and people's. */
export const deletionReceipts = {
  list: endpoint("signed-in", "GET", "/deletion-receipts", "Lists the receipts of deletions, newest first")
    .input(ReceiptQuery)
    .output(listOf(DeletionReceipt)),
  read: endpoint("signed-in", "GET", "/deletion-receipts/{id}", "Returns the receipt of a deletion")
    .input(IdInput)
    .output(DeletionReceipt),
};
