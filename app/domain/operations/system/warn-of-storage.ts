import { settings } from "~/env";
import { storage } from "~/integrations/storage/storage";
import { StorageFault } from "~/integrations/storage/storage-fault";
import { storageSentence } from "~/integrations/storage/storage-sentence";

/** Logs in one line, at start, what is wrong with the file store. Nothing stops: texts and answers come from the database. */
export async function warnOfStorage(): Promise<void> {
  await storage()
    .check()
    .catch(error => {
      const message = error instanceof StorageFault ? storageSentence(error, settings()) : `files: ${error}`;
      console.error(`${message}. Files cannot be uploaded or opened until it works; answers go on.`);
    });
}
