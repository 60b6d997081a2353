import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { SignedInUser, Tokens } from "~/contract/session";
import type { Door } from "~/contract/session-fields";
import type { Database } from "~/db/connection";
import { lockedEmployee } from "~/domain/billing/plan/locked-employee";
import { type ActorRow, actorColumns, actorJoins } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { completeSignIn } from "./complete-sign-in";
import { checkPassword, hashPassword, isOutdated, limitHashing } from "./password";
import type { RequestOrigin } from "./record-sign-in";
import { tryPassword } from "./try-password";

type Input = { email: string; password: string; door: Door; code?: string | undefined };
/**
 * Signs in with email and password. The same refusal, after the same work, for an unknown address and for a wrong
 * password; only a correct password reveals that the account is suspended, unverified, locked by a lapsed plan,
 * or belongs to another area.
 * @throws AppError sign_in_wrong, sign_in_failed, sign_in_wait, too_many_requests; two_factor_needed and
 * two_factor_wrong with a second factor
 */
export async function signIn(
  db: Database,
  input: Input,
  from: RequestOrigin,
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  const key = emailKey(input.email);
  const row = await db.maybe<
    ActorRow & { password_hash: string | null; status: string; locked: boolean }
  >(sql`
    select ${actorColumns}, u.password_hash, u.status, ${lockedEmployee()} as locked
    from users u ${actorJoins}
    where u.email_key = ${key}`);
  const attempt = { emailKey: key, stored: row?.password_hash, typed: input.password };
  if (!(await tryPassword(db, attempt, from)) || !row) throw new AppError("sign_in_wrong");
  if (row.status === "unverified") throw new AppError("sign_in_failed", { values: { status: "unverified" } });
  if (row.status !== "active" || row.locked) throw new AppError("sign_in_failed");
  if (isOutdated(row.password_hash!)) row.password_hash = await renewHash(db, row, input.password);
  if (input.door !== "any" && input.door !== row.access)
    throw new AppError("sign_in_failed", { values: { door: "other" } });
  return completeSignIn(db, row, from, input.code);
}

/** Rehashes the password with the current pepper; returns the valid hash, also if another sign-in has just renewed it. */
async function renewHash(
  db: Database,
  { id, password_hash }: { id: string; password_hash: string | null },
  password: string,
): Promise<string | null> {
  const hash = await hashPassword(password);
  const changed = await db.run(
    sql`update users set password_hash = ${hash} where id = ${id} and password_hash = ${password_hash}`,
  );
  if (changed === 1) return hash;
  const { stored } = await db.one<{ stored: string | null }>(
    sql`select password_hash as stored from users where id = ${id}`,
  );
  return (await limitHashing(() => checkPassword(stored, password))) ? stored : password_hash;
}
