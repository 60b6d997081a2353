import type { Person } from "~/contract/people";
import type { Db } from "~/db/connection";
import { requireAnotherAdministrator } from "~/domain/access/role/require-another-administrator";
import type { Actor } from "~/domain/core/actor/actor";
import { lockPerson } from "./lock-person";
import { readPerson } from "./read-person";
import { reinstateUser, suspendUser } from "./suspend-user";

/**
 * Suspends a person: their sessions end with this transaction, open connections are closed, and pending links are
 * void. Idempotent, with the later reason.
 * @throws AppError not_found, person_self, person_beyond, last_administrator, conflict_version
 */
export async function suspendPerson(
  db: Db,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  expectedVersion?: number,
): Promise<Person> {
  return db.transaction(async tx => {
    await requireAnotherAdministrator(tx, id);
    await lockPerson(tx, actor, id, expectedVersion);
    await suspendUser(tx, id, reason);
    return readPerson(tx, actor, id);
  });
}

/**
 * Ends a suspension and restores the former status: invited, unverified or active.
 * @throws AppError not_found, person_self, person_beyond, conflict_version
 */
export async function reinstatePerson(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Person> {
  return db.transaction(async tx => {
    await lockPerson(tx, actor, id, expectedVersion);
    await reinstateUser(tx, actor, id);
    return readPerson(tx, actor, id);
  });
}
