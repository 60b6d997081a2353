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
export async function inviteAgain(db: Db, actor: Actor, id: string, expectedVersion?: number): Promise<void> {
  await countInvitation(db, ownCompany(actor));
  await db.transaction(async tx => {
    const { status } = await lockEmployee(tx, actor, id, expectedVersion);
    if (status !== "invited") throw new AppError("employee_not_invited");
    await enqueue(tx, "invite", { userId: id, inviteId: newId() });
  });
}
