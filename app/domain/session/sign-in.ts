import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { SignedInUser, Tokens } from "~/contract/session";
import type { Door } from "~/contract/session-fields";
import type { Db } from "~/db/connection";
import { type ActorRow, actorColumns, actorJoins, userOf } from "./actor";
import { checkPassword } from "./password";
import { checkSignInWait, clearSignInFailures, noteSignInFailure } from "./sign-in-limits";
import { startSession } from "./start-session";

/** How an address is compared: without regard to case and to how its letters are composed. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}

type Input = { email: string; password: string; door: Door };
type From = { address: string; userAgent: string | null };

/**
 * Signs in with email and password. The same refusal, after the same work, for an unknown address
 * and for a wrong password; only who knows the password learns that the account is suspended or
 * that this is another area's door.
 * @throws AppError sign_in_wrong, sign_in_failed, sign_in_wait
 */
export async function signIn(
  db: Db,
  input: Input,
  from: From,
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  const key = emailKey(input.email);
  await checkSignInWait(db, key, from.address);
  const row = await db.maybe<ActorRow & { password_hash: string | null; status: string }>(sql`
    select ${actorColumns}, u.password_hash, u.status
    from users u ${actorJoins}
    where u.email_key = ${key}`);
  if (!(await checkPassword(row?.password_hash, input.password)) || !row) {
    await noteSignInFailure(db, key, from.address);
    throw new AppError("sign_in_wrong");
  }
  await clearSignInFailures(db, key, from.address);
  if (row.status !== "active") throw new AppError("sign_in_failed");
  if (input.door !== "any" && input.door !== row.access)
    throw new AppError("sign_in_failed", { values: { door: "other" } });
  const { ability: _, ...user } = userOf(row);
  return { tokens: await startSession(db, user, from.userAgent), user };
}
