import type { Person } from "~/contract/people";
import type { Db } from "~/db/connection";
import { keepAdministrator } from "~/domain/role/keep-administrator";
import type { Actor } from "~/domain/session/actor";
import { claimPerson } from "./claim-person";
import { readPerson } from "./read-person";
import { reinstateUser, suspendUser } from "./suspend-user";

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
    await suspendUser(tx, id, reason);
    return readPerson(tx, actor, id);
  });
}

/**
 * Ends a suspension: they are what they were before, invited, yet to confirm their address, or able to sign in.
 * @throws AppError not_found, person_self, person_beyond, conflict_version
 */
export async function reinstatePerson(db: Db, actor: Actor, id: string, seen?: number): Promise<Person> {
  return db.transaction(async tx => {
    await claimPerson(tx, actor, id, seen);
    await reinstateUser(tx, id);
    return readPerson(tx, actor, id);
  });
}
