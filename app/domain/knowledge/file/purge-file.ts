import type { Db } from "~/db/connection";
import { purgeFiles } from "./purge-files";

/** Deletes the bytes of a deleted file, then its row. Idempotent, so it can be resumed after an interruption. */
export const purgeFile = (db: Db, fileId: string): Promise<void> => purgeFiles(db, [fileId]);
