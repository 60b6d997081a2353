import { purgeFile } from "~/domain/knowledge/file/purge-file";
import { proveDeletion } from "~/domain/operations/receipt/prove-receipts";
import { storage } from "~/integrations/storage/storage";
import type { JobHandler } from "../worker";

export const deleteFile: JobHandler<"delete_file"> = async ({ fileId }, { db }) => {
  await purgeFile(db, fileId);
  await proveDeletion(db, storage(), fileId);
};
