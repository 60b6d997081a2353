import type { ReadingChange } from "~/contract/files";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockReading } from "./lock-reading";
import { stopReading } from "./restart-reading";

/** Stops the processing of a file; has no effect if it is not in progress. @throws AppError not_found */
export async function cancelFile(db: Db, actor: Actor, id: string): Promise<ReadingChange> {
  return db.transaction(async tx => {
    const file = await lockReading(tx, actor, id);
    return { ...file, done: await stopReading(tx, actor, id) };
  });
}
