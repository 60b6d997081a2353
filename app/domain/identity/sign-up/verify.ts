import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { emailKey } from "~/domain/core/actor/email-key";
import { addressPrefix } from "~/domain/core/limit/address-prefix";
import { countWithin } from "~/domain/core/limit/count-within";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, seal } from "~/domain/core/secret/seal";
import { consumeLink } from "~/domain/identity/link/consume-link";
import { mailLink } from "~/domain/identity/link/mail-link";
import { enqueue } from "~/queue/enqueue";
import type { SignUpMails } from "./sign-up";

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
  const place = { what: "verify_again", whom: addressPrefix(address), most: 30, minutes: 60 };
  if (!(await countWithin(db, place))) throw new AppError("human_too_many");
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
  await mailLink(db, user.id, { purpose, wish: `verify:${requestId}`, compose: mails[purpose] });
}

/**
 * Verifies an address by its mail's link and activates the account. Returns the area to sign in to,
 * whether the account belongs to a company, and its address.
 * @throws AppError link_invalid
 */
export async function verify(
  db: Db,
  { token }: { token: string },
): Promise<{ access: Access; company: boolean; email: string }> {
  return db.transaction(async tx => {
    const id = await consumeLink(tx, token, "verify");
    await tx.run(sql`
      update users set status = 'active', sign_up_proof = null, version = version + 1 where id = ${id}`);
    await tx.run(sql`delete from links where user_id = ${id}`);
    return tx.one<{ access: Access; company: boolean; email: string }>(
      sql`select r.access, u.company_id is not null as company, u.email from users u join roles r on r.id = u.role_id where u.id = ${id}`,
    );
  });
}
