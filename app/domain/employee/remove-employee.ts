import type { Db } from "~/db/connection";
import { erasePeople } from "~/domain/person/erase-people";
import type { Actor } from "~/domain/session/actor";
import { claimEmployee } from "./claim-employee";

/**
 * Removes an employee with their sessions, links, memberships, chats and conversations, and the mails to them, as
 * everybody is erased. What they uploaded is the company's and stays.
 * @throws AppError not_found, conflict_version, forbidden without a company
 */
export async function removeEmployee(db: Db, actor: Actor, id: string, seen?: number): Promise<void> {
  await db.transaction(async tx => {
    await claimEmployee(tx, actor, id, seen);
    await erasePeople(tx, [id]);
  });
}
