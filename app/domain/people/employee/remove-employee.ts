import type { Named } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { erasePeople } from "~/domain/people/person/erase-people";
import { lockEmployee } from "./lock-employee";

/**
 * Deletes an employee with their sessions, links, memberships, chats, conversations and mails. Their uploads
 * belong to the company and are kept.
 * @throws AppError not_found, conflict_version, forbidden without a company
 */
export async function removeEmployee(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Named> {
  return db.transaction(async tx => {
    const { name } = await lockEmployee(tx, actor, id, expectedVersion);
    await erasePeople(tx, [id], actor.id);
    return { id, name };
  });
}
