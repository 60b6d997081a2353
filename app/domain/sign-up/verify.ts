import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { countWithin } from "~/domain/limit/count-within";
import { mailLink } from "~/domain/link/mail-link";
import { useLink } from "~/domain/link/use-link";
import { keyFor } from "~/domain/secret/process-key";
import { open, seal } from "~/domain/secret/seal";
import { addressPrefix } from "~/domain/session/address-prefix";
import { emailKey } from "~/domain/session/sign-in";
import { enqueue } from "~/jobs/enqueue";
import type { SignUpMails } from "./sign-up";

/** Where the address is sealed: it opens in this job alone. */
const sealedFor = "job:verify_again";

/**
 * A visitor wants the mail of their registration again: from one place so many an hour as registrations.
 * @throws AppError human_too_many
 */
export async function askForVerification(db: Db, input: { email: string }, address: string): Promise<void> {
  const place = { what: "verify_again", whom: addressPrefix(address), most: 30, hours: 1 };
  if (!(await countWithin(db, place))) throw new AppError("human_too_many");
  await requestVerification(db, input);
}

/** Notes that somebody wants the mail of their registration again. The same for every address: the job looks it up. */
export async function requestVerification(db: Db, { email }: { email: string }): Promise<void> {
  const sealedEmail = seal(keyFor("seal"), emailKey(email), sealedFor).toString("base64");
  await enqueue(db, "verify_again", { requestId: newId(), sealedEmail });
}

/** Mails the link of a registration that waits; everybody else gets nothing. */
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
 * Confirms an address by its mail's link; from now on its owner may sign in. Says which area to.
 * @throws AppError link_invalid
 */
export async function verify(db: Db, { token }: { token: string }): Promise<{ access: Access }> {
  return db.transaction(async tx => {
    const id = await useLink(tx, token, "verify");
    await tx.run(sql`
      update users set status = 'active', sign_up_proof = null, version = version + 1 where id = ${id}`);
    await tx.run(sql`delete from links where user_id = ${id}`);
    return tx.one<{ access: Access }>(
      sql`select r.access from users u join roles r on r.id = u.role_id where u.id = ${id}`,
    );
  });
}
