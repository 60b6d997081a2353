import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { SignedInUser, Tokens } from "~/contract/session";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockedEmployee } from "~/domain/billing/plan/locked-employee";
import { type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";
import { lockUser } from "~/domain/core/actor/lock-user";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, SealBroken, seal } from "~/domain/core/secret/seal";
import { consumeCode } from "~/domain/identity/two-factor/consume-code";
import { hasTwoFactor } from "~/domain/identity/two-factor/read-two-factor";
import { type RequestOrigin, recordSignIn } from "./record-sign-in";
import { startSession } from "./start-session";

const ticketMs = 5 * 60_000;
const sealedFor = "session:second-step";
const Ticket = z.object({ userId: z.uuid(), proof: z.string(), until: z.number() });

/** Binds a ticket to the current password hash. */
const proofOf = (passwordHash: string | null) =>
  createHash("sha256")
    .update(passwordHash ?? "")
    .digest("base64url");

/**
 * Completes a sign-in after its first factor. A second factor is checked as well: with `code` now, or later with
 * the ticket of the refusal, which is valid for five minutes and for nothing else. A password, address, status or
 * second factor that changed meanwhile voids the sign-in.
 * @throws AppError two_factor_needed with `ticket`, two_factor_wrong, sign_in_wait, sign_in_failed
 */
export async function completeSignIn(
  db: Db,
  row: UserRow,
  from: RequestOrigin,
  code?: string,
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  const twoFactor = await hasTwoFactor(db, row.id);
  if (twoFactor) {
    if (!code) throw codeNeeded(row);
    await consumeCode(db, row.id, code, from);
  }
  return db.transaction(async tx => {
    const { ability: _, ...user } = userOf(await lockUnchanged(tx, row));
    // It may have been turned on meanwhile.
    if (!twoFactor && (await hasTwoFactor(tx, user.id))) throw codeNeeded(row);
    await recordSignIn(tx, user.id, from);
    return { tokens: await startSession(tx, user, from.userAgent), user };
  });
}

type UserRow = ActorRow & { password_hash: string | null };

const codeNeeded = (row: UserRow) =>
  new AppError("two_factor_needed", { values: { ticket: ticketFor(row) } });

/** Locks the user and checks that the first factor still opens the same account. */
async function lockUnchanged(tx: Db, row: UserRow): Promise<UserRow> {
  await lockUser(tx, row.id);
  const now = await tx.maybe<UserRow>(sql`
    select ${actorColumns}, u.password_hash from users u ${actorJoins}
    where u.id = ${row.id} and u.status = 'active' and not ${lockedEmployee()}`);
  const same =
    now?.password_hash === row.password_hash && now.email === row.email && now.access === row.access;
  if (!same) throw new AppError("sign_in_failed");
  return now;
}

function ticketFor(row: { id: string; password_hash: string | null }): string {
  const until = clock.now().getTime() + ticketMs;
  const ticket = { userId: row.id, proof: proofOf(row.password_hash), until };
  return seal(keyFor("seal"), JSON.stringify(ticket), sealedFor).toString("base64url");
}

/** The user of a ticket, and a check against their password hash. @throws AppError two_factor_expired */
export function readTicket(ticket: string): {
  userId: string;
  isCurrent: (passwordHash: string | null) => boolean;
} {
  try {
    const read = Ticket.parse(JSON.parse(open(keyFor("seal"), Buffer.from(ticket, "base64url"), sealedFor)));
    if (read.until > clock.now().getTime())
      return { userId: read.userId, isCurrent: hash => proofOf(hash) === read.proof };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
  }
  throw new AppError("two_factor_expired");
}
