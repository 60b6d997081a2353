import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { enqueue } from "~/queue/enqueue";
import { countInvitation } from "./count-invitation";
import { lockEmployee } from "./lock-employee";

/**
 * Sends an invitation again; the older link is void. At most three an hour for one address.
 * @throws AppError not_found, employee_not_invited, invitation_limit_reached, conflict_version, forbidden without
 * a company
 */
export async function resendInvitation(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Named> {
  await countInvitation(db, ownCompany(actor));
  return db.transaction(async tx => {
    const { status, name } = await lockEmployee(tx, actor, id, expectedVersion);
    if (status !== "invited") throw new AppError("employee_not_invited");
    await enqueue(tx, "invite", { userId: id, inviteId: newId(), invitedBy: actor.id });
    return { id, name };
  });
}
