import { purgeFile } from "~/domain/knowledge/file/purge-file";
import { proveDeletion } from "~/domain/operations/receipt/prove-receipts";
import { storage } from "~/integrations/storage/storage";
import type { JobHandler } from "../worker";

/** Deletes a file, and proves it with a receipt. */
export const deleteFileJob: JobHandler<"delete_file"> = async ({ fileId }, { db }) => {
  await purgeFile(db, fileId);
  await proveDeletion(db, storage(), fileId);
};
