import { storage } from "~/integrations/storage/storage";
import { StorageFault } from "~/integrations/storage/storage-fault";

/** Deletes bytes of an upload whose row is gone. If the storage fails, the sweep deletes them. */
export async function deleteUploadedBytes(key: string): Promise<void> {
  await storage()
    .remove(key)
    .catch(error => {
      if (!(error instanceof StorageFault)) throw error;
    });
}
