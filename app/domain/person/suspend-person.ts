import sql from "sql-template-tag";
import type { Person } from "~/contract/people";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { keepAdministrator } from "~/domain/role/keep-administrator";
import type { Actor } from "~/domain/session/actor";
import { endSessionsAndLinks } from "~/domain/session/end-sessions-and-links";
import { enqueue } from "~/jobs/enqueue";
import { claimPerson } from "./claim-person";
import { readPerson } from "./read-person";

/**
 * Suspends somebody: their sessions end with this transaction, what is open is cut, and links that are under way
 * open nothing. Twice is once, with the later reason.
 * @throws AppError not_found, person_self, person_beyond, last_administrator, conflict_version
 */
export async function suspendPerson(
  db: Db,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  seen?: number,
): Promise<Person> {
  return db.transaction(async tx => {
    await keepAdministrator(tx, id);
    await claimPerson(tx, actor, id, seen);
    await tx.run(sql`update users set status = 'suspended', suspended_reason = ${reason} where id = ${id}`);
    await endSessionsAndLinks(tx, id);
    return readPerson(tx, actor, id);
  });
}

/**
 * Ends a suspension. Who has never set a password is invited again, everybody else may sign in as before.
 * @throws AppError not_found, person_self, person_beyond, conflict_version
 */
export async function reinstatePerson(db: Db, actor: Actor, id: string, seen?: number): Promise<Person> {
  return db.transaction(async tx => {
    const { status, hasPassword } = await claimPerson(tx, actor, id, seen);
    if (status === "suspended") {
      await tx.run(sql`
        update users set status = ${hasPassword ? "active" : "invited"}, suspended_reason = null where id = ${id}`);
      if (!hasPassword) await enqueue(tx, "invite", { userId: id, inviteId: newId() });
    }
    return readPerson(tx, actor, id);
  });
}
