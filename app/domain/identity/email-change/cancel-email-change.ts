import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { deleteEmailChange } from "./request-email-change";

/** Keeps the current address and voids the pending links. */
export async function cancelEmailChange(db: Db, actor: Actor): Promise<void> {
  await db.transaction(tx => deleteEmailChange(tx, actor.id));
}
