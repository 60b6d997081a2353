import { storage } from "~/integrations/storage/disk";

/** Removes objects whose rows are gone. Run again after any interruption, it ends the same. */
export async function forgetBytes(keys: string[]): Promise<void> {
  for (const key of keys) await storage().remove(key);
}
