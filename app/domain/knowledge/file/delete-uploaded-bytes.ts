import { storage } from "~/integrations/storage/storage";
import { StorageFault } from "~/integrations/storage/storage-fault";

/** Deletes the bytes of an upload whose row was deleted. If the storage fails, the sweep deletes them. */
export async function deleteUploadedBytes(key: string): Promise<void> {
  await storage()
    .remove(key)
    .catch(error => {
      if (!(error instanceof StorageFault)) throw error;
    });
}
