import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { requestReset } from "~/domain/identity/password/request-reset";
import { enqueue } from "~/queue/enqueue";
import { lockPerson } from "./lock-person";

/**
 * Sends an invitation again; the older link is void. At most three an hour for one address.
 * @throws AppError not_found, person_not_invited, person_self, person_beyond, conflict_version
 */
export async function resendPersonInvitation(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Named> {
  return db.transaction(async tx => {
    const { status, name } = await lockPerson(tx, actor, id, expectedVersion);
    if (status !== "invited") throw new AppError("person_not_invited");
    await enqueue(tx, "invite", { userId: id, inviteId: newId(), invitedBy: actor.id });
    return { id, name };
  });
}

/**
 * Mails a user a link to set a new password. The actor never sees the link.
 * @throws AppError not_found, person_no_password, person_self, person_beyond, conflict_version
 */
export async function sendResetTo(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Named> {
  return db.transaction(async tx => {
    const { status, name, email } = await lockPerson(tx, actor, id, expectedVersion);
    if (status !== "active") throw new AppError("person_no_password");
    await requestReset(tx, { email });
    return { id, name };
  });
}
