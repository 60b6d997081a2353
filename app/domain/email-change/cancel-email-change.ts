import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { forgetChange } from "./request-email-change";

/** The present address stays, and the links that are under way open nothing. */
export async function cancelEmailChange(db: Db, actor: Actor): Promise<void> {
  await db.transaction(tx => forgetChange(tx, actor.id));
}
