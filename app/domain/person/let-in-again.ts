import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { requestReset } from "~/domain/password/request-reset";
import type { Actor } from "~/domain/session/actor";
import { enqueue } from "~/jobs/enqueue";
import { claimPerson } from "./claim-person";

/**
 * Sends an invitation once more; the older link is void. Three an hour at most leave for one address.
 * @throws AppError not_found, person_not_invited, person_self, person_beyond, conflict_version
 */
export async function invitePersonAgain(db: Db, actor: Actor, id: string, seen?: number): Promise<void> {
  await db.transaction(async tx => {
    const { status } = await claimPerson(tx, actor, id, seen);
    if (status !== "invited") throw new AppError("person_not_invited");
    await enqueue(tx, "invite", { userId: id, inviteId: newId() });
  });
}

/**
 * Sends a link to set a new password to somebody who may sign in. Nobody but they gets to see it.
 * @throws AppError not_found, person_no_password, person_self, person_beyond, conflict_version
 */
export async function sendResetTo(db: Db, actor: Actor, id: string, seen?: number): Promise<void> {
  await db.transaction(async tx => {
    const { status, email } = await claimPerson(tx, actor, id, seen);
    if (status !== "active") throw new AppError("person_no_password");
    await requestReset(tx, { email });
  });
}
