import { isRetriable } from "~/contract/file-states";
import type { ReadingChange } from "~/contract/files";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockReading } from "./lock-reading";
import { restartReading } from "./restart-reading";

/** Reads a failed file again; others are unchanged. @throws AppError not_found, file_not_retriable */
export async function retryFile(db: Db, actor: Actor, id: string): Promise<ReadingChange> {
  return db.transaction(async tx => {
    const file = await lockReading(tx, actor, id);
    return { ...file, done: await restartReading(tx, id, isRetriable) };
  });
}
