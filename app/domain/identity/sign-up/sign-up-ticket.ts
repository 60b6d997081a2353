import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { clock } from "~/db/clock";
import { emailKey } from "~/domain/core/actor/email-key";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, SealBroken, seal } from "~/domain/core/secret/seal";
import type { Draft } from "./draft";

/** As long as the browser remembers the mail that it waits for. */
const ticketMs = 3_600_000;
const sealedFor = "session:sign-up";
const Ticket = z.object({ proof: z.string(), until: z.number() });

/** Identifies a registration with its password, base64. */
export const signUpProof = (role: Draft["role"], email: string, password: string | null): string =>
  createHmac("sha256", keyFor("form"))
    .update(JSON.stringify([role, emailKey(email), password?.normalize("NFKC")]))
    .digest("base64");

/**
 * Proves, for an hour, that its bearer sent a registration with this password. Signs in only together with the mailed
 * link, and only while the account is that of this registration. Also made for an address that has an account, so that
 * it reveals nothing.
 */
export function signUpTicket(
  role: Draft["role"],
  { email, password }: { email: string; password: string },
): string {
  const proof = signUpProof(role, email, password);
  const until = clock.now().getTime() + ticketMs;
  return seal(keyFor("seal"), JSON.stringify({ proof, until }), sealedFor).toString("base64url");
}

/** Whether a ticket is of the registration with this proof, and has not expired. */
export function isTicketOf(ticket: string, proof: Buffer): boolean {
  try {
    const read = Ticket.parse(JSON.parse(open(keyFor("seal"), Buffer.from(ticket, "base64url"), sealedFor)));
    if (read.until <= clock.now().getTime()) return false;
    const ticketProof = Buffer.from(read.proof, "base64");
    return ticketProof.length === proof.length && timingSafeEqual(ticketProof, proof);
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}
