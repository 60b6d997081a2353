import sql from "sql-template-tag";
import type { Employee } from "~/contract/employees";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/session/actor";
import { endSessionsAndLinks } from "~/domain/session/end-sessions-and-links";
import { enqueue } from "~/jobs/enqueue";
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
    await tx.run(sql`update users set status = 'suspended' where id = ${id}`);
    await endSessionsAndLinks(tx, id);
    return readEmployee(tx, actor, id);
  });
}

/**
 * Ends a suspension. Who has never set a password is invited again, everybody else may sign in as before.
 * @throws AppError not_found, conflict_version, forbidden without a company
 */
export async function reinstateEmployee(db: Db, actor: Actor, id: string, seen?: number): Promise<Employee> {
  return db.transaction(async tx => {
    const { status, hasPassword } = await claimEmployee(tx, actor, id, seen);
    if (status === "suspended") {
      await tx.run(sql`update users set status = ${hasPassword ? "active" : "invited"} where id = ${id}`);
      if (!hasPassword) await enqueue(tx, "invite", { userId: id, inviteId: newId() });
    }
    return readEmployee(tx, actor, id);
  });
}
