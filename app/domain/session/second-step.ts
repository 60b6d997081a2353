import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { SignedInUser, Tokens } from "~/contract/session";
import type { Db } from "~/db/connection";
import { lockedEmployee } from "~/domain/plan/locked-employee";
import { wrongCode } from "~/domain/two-factor/take-code";
import { type ActorRow, actorColumns, actorJoins } from "./actor";
import { admit, readTicket } from "./admit";
import type { From } from "./note-sign-in";

/**
 * The second step of a sign-in: the ticket of the first, and a code. Who was suspended or has got a new password
 * between the two begins again.
 * @throws AppError two_factor_expired, two_factor_wrong, sign_in_wait
 */
export async function secondStep(
  db: Db,
  { ticket, code }: { ticket: string; code: string },
  from: From,
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  const { userId, fits } = readTicket(ticket);
  const row = await db.maybe<ActorRow & { password_hash: string | null }>(sql`
    select ${actorColumns}, u.password_hash from users u ${actorJoins}
    where u.id = ${userId} and u.status = 'active' and not ${lockedEmployee()}`);
  if (!row || !fits(row.password_hash)) throw new AppError("two_factor_expired");
  if (code.trim() === "") throw wrongCode();
  return admit(db, row, from, code);
}
