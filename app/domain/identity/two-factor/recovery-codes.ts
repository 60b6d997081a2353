import { randomInt } from "node:crypto";
import sql, { join } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { latinDigits } from "~/contract/typed-fields";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { lockUser } from "~/domain/core/actor/lock-user";
import { checkPassword, hashPassword } from "~/domain/identity/session/password";
import { notifyTwoFactorChange } from "./notify-change";

/** Number of codes per user. */
const codeCount = 10;
// Without letters and digits that are easily confused.
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** The compared form of a typed code: without spaces and dashes, in Latin digits and lower case. */
export const normaliseCode = (typed: string): string =>
  latinDigits(typed).replace(/[\s-]/g, "").toLowerCase();

/** Ten new codes and their hashes. With 49 bits each, they are hashed like passwords (ASVS 6.5.2). */
export async function newCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: codeCount }, () => `${half()}-${half()}`);
  return { codes, hashes: await Promise.all(codes.map(code => hashPassword(normaliseCode(code)))) };
}

/** Replaces all codes of a user; the caller has locked the user. */
export async function replaceCodes(tx: Db, userId: string, hashes: string[]): Promise<void> {
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`);
  const rows = hashes.map(hash => sql`(${newId()}, ${userId}, ${hash})`);
  await tx.run(sql`insert into recovery_codes (id, user_id, code_hash) values ${join(rows)}`);
}

/** Creates ten new codes; older ones become invalid. @throws AppError two_factor_off */
export async function renewCodes(db: Db, actor: Actor): Promise<{ codes: string[] }> {
  const { codes, hashes } = await newCodes();
  await db.transaction(async tx => {
    await lockUser(tx, actor.id);
    const locked = await tx.run(
      sql`update two_factors set last_step = last_step where user_id = ${actor.id}`,
    );
    if (locked === 0) throw new AppError("two_factor_off");
    await replaceCodes(tx, actor.id, hashes);
    await notifyTwoFactorChange(tx, actor.id, "codes");
  });
  return { codes };
}

/**
 * Uses up the typed code if it is one of the user's. The caller has locked the user's two_factors row and runs
 * {@link limitHashing}.
 */
export async function consumeRecoveryCode(tx: Db, userId: string, typed: string): Promise<boolean> {
  const rows = await tx.many<{ id: string; code_hash: string }>(
    sql`select id, code_hash from recovery_codes where user_id = ${userId}`,
  );
  for (const { id, code_hash } of rows) {
    if (!(await checkPassword(code_hash, normaliseCode(typed)))) continue;
    await tx.run(sql`delete from recovery_codes where id = ${id}`);
    return true;
  }
  return false;
}
