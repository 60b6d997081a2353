import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { SignedInUser, Tokens } from "~/contract/session";
import type { Db } from "~/db/connection";
import { lockedEmployee } from "~/domain/billing/plan/locked-employee";
import { type ActorRow, actorColumns, actorJoins } from "~/domain/core/actor/actor";
import { wrongCode } from "~/domain/identity/two-factor/consume-code";
import { completeSignIn, readTicket } from "./complete-sign-in";
import type { RequestOrigin } from "./record-sign-in";

/**
 * The second step of a sign-in: the first step's ticket, and a code. A suspension or a new password in between
 * voids the ticket.
 * @throws AppError two_factor_expired, two_factor_wrong, sign_in_wait
 */
export async function passSecondFactor(
  db: Db,
  { ticket, code }: { ticket: string; code: string },
  from: RequestOrigin,
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  const { userId, isCurrent } = readTicket(ticket);
  const row = await db.maybe<ActorRow & { password_hash: string | null }>(sql`
    select ${actorColumns}, u.password_hash from users u ${actorJoins}
    where u.id = ${userId} and u.status = 'active' and not ${lockedEmployee()}`);
  if (!row || !isCurrent(row.password_hash)) throw new AppError("two_factor_expired");
  if (code.trim() === "") throw wrongCode();
  return completeSignIn(db, row, from, code);
}
