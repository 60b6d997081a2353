import type { Employee } from "~/contract/employees";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reinstateUser, suspendUser } from "~/domain/people/person/suspend-user";
import { lockEmployee } from "./lock-employee";
import { readEmployee } from "./read-employee";

/**
 * Suspends an employee: their sessions end with this transaction, and pending links are void. Idempotent.
 * @throws AppError not_found, conflict_version, forbidden without a company
 */
export async function suspendEmployee(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Employee> {
  return db.transaction(async tx => {
    await lockEmployee(tx, actor, id, expectedVersion);
    await suspendUser(tx, id);
    return readEmployee(tx, actor, id);
  });
}

/**
 * Ends a suspension and restores the former status: invited or active.
 * @throws AppError not_found, conflict_version, forbidden without a company
 */
export async function reinstateEmployee(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Employee> {
  return db.transaction(async tx => {
    await lockEmployee(tx, actor, id, expectedVersion);
    await reinstateUser(tx, actor, id);
    return readEmployee(tx, actor, id);
  });
}
