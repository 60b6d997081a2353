import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { ownCompany } from "~/domain/division/own-company";
import type { Actor } from "~/domain/session/actor";
import { enqueue } from "~/jobs/enqueue";
import { claimEmployee } from "./claim-employee";
import { countInvitation } from "./count-invitation";

/**
 * Sends an invitation once more; the older link is void. Three an hour at most leave for one address.
 * @throws AppError not_found, employee_not_invited, invitation_limit_reached, conflict_version, forbidden without a
 * company
 */
export async function inviteAgain(db: Db, actor: Actor, id: string, seen?: number): Promise<void> {
  await countInvitation(db, ownCompany(actor));
  await db.transaction(async tx => {
    const { status } = await claimEmployee(tx, actor, id, seen);
    if (status !== "invited") throw new AppError("employee_not_invited");
    await enqueue(tx, "invite", { userId: id, inviteId: newId() });
  });
}
