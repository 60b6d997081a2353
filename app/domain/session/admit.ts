import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { SignedInUser, Tokens } from "~/contract/session";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/secret/process-key";
import { open, SealBroken, seal } from "~/domain/secret/seal";
import { hasTwoFactor } from "~/domain/two-factor/read-two-factor";
import { takeCode } from "~/domain/two-factor/take-code";
import { type ActorRow, userOf } from "./actor";
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
 * now, or later with the ticket of the refusal, which is good for five minutes and for nothing else.
 * @throws AppError two_factor_needed with `ticket`, two_factor_wrong, sign_in_wait
 */
export async function admit(
  db: Db,
  row: ActorRow & { password_hash: string | null },
  from: From,
  code?: string,
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  if (await hasTwoFactor(db, row.id)) {
    if (!code) throw new AppError("two_factor_needed", { values: { ticket: ticketFor(row) } });
    await takeCode(db, row.id, code, from);
  }
  const { ability: _, ...user } = userOf(row);
  return db.transaction(async tx => {
    await noteSignIn(tx, user.id, from);
    return { tokens: await startSession(tx, user, from.userAgent), user };
  });
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
