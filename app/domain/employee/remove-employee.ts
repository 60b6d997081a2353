import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { claimEmployee } from "./claim-employee";

/**
 * Removes an employee with their sessions, links, memberships, chats and conversations, and the mails to them. What
 * they uploaded is the company's and stays.
 * @throws AppError not_found, conflict_version, forbidden without a company
 */
export async function removeEmployee(db: Db, actor: Actor, id: string, seen?: number): Promise<void> {
  await db.transaction(async tx => {
    const { email } = await claimEmployee(tx, actor, id, seen);
    await tx.run(sql`delete from mails where to_address = ${email} and company_id = ${actor.companyId}`);
    await tx.run(sql`delete from idempotency_keys where user_key = ${id}`);
    await tx.run(sql`delete from users where id = ${id}`);
  });
}
