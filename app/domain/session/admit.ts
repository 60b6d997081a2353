import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { SignedInUser, Tokens } from "~/contract/session";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockedEmployee } from "~/domain/plan/locked-employee";
import { keyFor } from "~/domain/secret/process-key";
import { open, SealBroken, seal } from "~/domain/secret/seal";
import { hasTwoFactor } from "~/domain/two-factor/read-two-factor";
import { takeCode } from "~/domain/two-factor/take-code";
import { type ActorRow, actorColumns, actorJoins, userOf } from "./actor";
import { holdUser } from "./hold-user";
import { type From, noteSignIn } from "./note-sign-in";
import { startSession } from "./start-session";

const ticketMs = 5 * 60_000;
const place = "session:second-step";
const Ticket = z.object({ userId: z.uuid(), proof: z.string(), until: z.number() });

/** Ties a ticket to the password that earned it. */
const proofOf = (passwordHash: string | null) =>
  createHash("sha256")
    .update(passwordHash ?? "")
    .digest("base64url");

/**
 * Lets somebody in who has shown their first factor, whatever it was. Who has a second one shows it too: with `code`
 * now, or later with the ticket of the refusal, which is good for five minutes and for nothing else. Nobody comes in
 * with what another password, another address, a suspension or a new second factor has overtaken meanwhile.
 * @throws AppError two_factor_needed with `ticket`, two_factor_wrong, sign_in_wait, sign_in_failed
 */
export async function admit(
  db: Db,
  row: Known,
  from: From,
  code?: string,
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  const shown = await hasTwoFactor(db, row.id);
  if (shown) {
    if (!code) throw codeNeeded(row);
    await takeCode(db, row.id, code, from);
  }
  return db.transaction(async tx => {
    const { ability: _, ...user } = userOf(await stillTheSame(tx, row));
    if (!shown && (await hasTwoFactor(tx, user.id))) throw codeNeeded(row);
    await noteSignIn(tx, user.id, from);
    return { tokens: await startSession(tx, user, from.userAgent), user };
  });
}

type Known = ActorRow & { password_hash: string | null };

const codeNeeded = (row: Known) => new AppError("two_factor_needed", { values: { ticket: ticketFor(row) } });

/** Holds who is about to come in, and looks again whether what they have shown still opens the same account. */
async function stillTheSame(tx: Db, row: Known): Promise<Known> {
  await holdUser(tx, row.id);
  const now = await tx.maybe<Known>(sql`
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
  return seal(keyFor("seal"), JSON.stringify(ticket), place).toString("base64url");
}

/** Whose ticket this is, and whether it still fits their password. @throws AppError two_factor_expired */
export function readTicket(ticket: string): {
  userId: string;
  fits: (passwordHash: string | null) => boolean;
} {
  try {
    const read = Ticket.parse(JSON.parse(open(keyFor("seal"), Buffer.from(ticket, "base64url"), place)));
    if (read.until > clock.now().getTime())
      return { userId: read.userId, fits: hash => proofOf(hash) === read.proof };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
  }
  throw new AppError("two_factor_expired");
}
