import { storage } from "~/integrations/storage/storage";

/** Deletes objects whose rows are gone. Idempotent, so it can be resumed after an interruption. */
export async function deleteExportBytes(keys: string[]): Promise<void> {
  for (const key of keys) await storage().remove(key);
}
