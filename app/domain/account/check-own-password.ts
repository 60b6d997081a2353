import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import type { From } from "~/domain/session/note-sign-in";
import { checkPassword } from "~/domain/session/password";
import { emailKey } from "~/domain/session/sign-in";
import { checkSignInWait, clearSignInFailures, noteSignInFailure } from "~/domain/session/sign-in-limits";

/**
 * Makes sure that it is the account's owner who asks. Wrong tries count as failed sign-ins: a found device must not
 * become a way to guess. `field` is where the form asks for the password.
 * @throws AppError form_invalid when it is wrong, sign_in_wait after too many of those
 */
export async function checkOwnPassword(
  db: Db,
  actor: Actor,
  password: string,
  from: From,
  field: string,
): Promise<void> {
  const key = emailKey(actor.email);
  await checkSignInWait(db, key, from);
  const stored = await db.one<{ password_hash: string | null }>(
    sql`select password_hash from users where id = ${actor.id}`,
  );
  if (!(await checkPassword(stored.password_hash, password))) {
    await noteSignInFailure(db, key, from.address);
    throw new AppError("form_invalid", { fields: { [field]: ["password.wrong"] } });
  }
  await clearSignInFailures(db, key, from.address);
}
