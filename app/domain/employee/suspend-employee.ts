import type { Employee } from "~/contract/employees";
import type { Db } from "~/db/connection";
import { reinstateUser, suspendUser } from "~/domain/person/suspend-user";
import type { Actor } from "~/domain/session/actor";
import { claimEmployee } from "./claim-employee";
import { readEmployee } from "./read-employee";

/**
 * Suspends an employee: their sessions end with this transaction, and links that are under way open nothing.
 * Twice is once.
 * @throws AppError not_found, conflict_version, forbidden without a company
 */
export async function suspendEmployee(db: Db, actor: Actor, id: string, seen?: number): Promise<Employee> {
  return db.transaction(async tx => {
    await claimEmployee(tx, actor, id, seen);
    await suspendUser(tx, id);
    return readEmployee(tx, actor, id);
  });
}

/**
 * Ends a suspension: they are what they were before, invited or able to sign in.
 * @throws AppError not_found, conflict_version, forbidden without a company
 */
export async function reinstateEmployee(db: Db, actor: Actor, id: string, seen?: number): Promise<Employee> {
  return db.transaction(async tx => {
    await claimEmployee(tx, actor, id, seen);
    await reinstateUser(tx, id);
    return readEmployee(tx, actor, id);
  });
}
