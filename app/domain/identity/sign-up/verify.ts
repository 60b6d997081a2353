import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import type { SignedInUser, Tokens } from "~/contract/session";
import type { Database, Db } from "~/db/connection";
import { newId } from "~/db/id";
import { type ActorRow, actorColumns, actorJoins } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { addressPrefix } from "~/domain/core/limit/address-prefix";
import { countWithin } from "~/domain/core/limit/count-within";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, seal } from "~/domain/core/secret/seal";
import { consumeLink } from "~/domain/identity/link/consume-link";
import { mailLink } from "~/domain/identity/link/mail-link";
import { completeSignIn } from "~/domain/identity/session/complete-sign-in";
import type { RequestOrigin } from "~/domain/identity/session/record-sign-in";
import { enqueue } from "~/queue/enqueue";
import type { SignUpMails } from "./sign-up";
import { isTicketOf } from "./sign-up-ticket";

/** The seal's context: only this job opens the address. */
const sealedFor = "job:verify_again";

/**
 * Requests the verification mail again, with the same hourly limit per network as registrations.
 * @throws AppError human_too_many
 */
export async function limitVerificationRequests(
  db: Db,
  input: { email: string },
  address: string,
): Promise<void> {
  const limit = { what: "verify_again", whom: addressPrefix(address), max: 30, minutes: 60 };
  if (!(await countWithin(db, limit))) throw new AppError("human_too_many");
  await requestVerification(db, input);
}

/** Enqueues the verification mail. Responds the same for every address: the job looks it up. */
export async function requestVerification(db: Db, { email }: { email: string }): Promise<void> {
  const sealedEmail = seal(keyFor("seal"), emailKey(email), sealedFor).toString("base64");
  await enqueue(db, "verify_again", { requestId: newId(), sealedEmail });
}

/** Mails the link to an unverified account; other addresses get nothing. */
export async function sendVerification(
  db: Db,
  { requestId, sealedEmail }: { requestId: string; sealedEmail: string },
  mails: Pick<SignUpMails, "verify" | "first_password">,
): Promise<void> {
  const key = open(keyFor("seal"), Buffer.from(sealedEmail, "base64"), sealedFor);
  const user = await db.maybe<{ id: string; hasPassword: boolean }>(sql`
    select id, password_hash is not null as "hasPassword" from users
    where email_key = ${key} and status = 'unverified'`);
  if (!user) return;
  const purpose = user.hasPassword ? "verify" : "first_password";
  await mailLink(db, user.id, { purpose, requestKey: `verify:${requestId}`, compose: mails[purpose] });
}

/**
 * Verifies an address by its mail's link and activates the account. Returns the area to sign in to, whether the account
 * belongs to a company, and its address. With the ticket of the registration it also signs in: the ticket proves the
 * password, the link the address. Without it, the link may have been opened by another person.
 * @throws AppError link_used, link_invalid
 */
export async function verify(
  db: Database,
  { token, ticket }: { token: string; ticket?: string | undefined },
  from: RequestOrigin,
): Promise<{
  access: Access;
  company: boolean;
  email: string;
  signedIn: { tokens: Tokens; user: SignedInUser } | null;
}> {
  const { account, isOwnTicket } = await db.transaction(async tx => {
    const id = await consumeLink(tx, token, "verify");
    const { proof } = await tx.one<{ proof: Buffer | null }>(
      sql`select sign_up_proof as proof from users where id = ${id}`,
    );
    await tx.run(sql`
      update users set status = 'active', sign_up_proof = null, version = version + 1 where id = ${id}`);
    await tx.run(sql`delete from links where user_id = ${id}`);
    const account = await tx.one<ActorRow & { password_hash: string | null }>(
      sql`select ${actorColumns}, u.password_hash from users u ${actorJoins} where u.id = ${id}`,
    );
    return { account, isOwnTicket: ticket !== undefined && proof !== null && isTicketOf(ticket, proof) };
  });
  return {
    access: account.access,
    company: account.company_id !== null,
    email: account.email,
    signedIn: isOwnTicket && account.password_hash ? await completeSignIn(db, account, from) : null,
  };
}
