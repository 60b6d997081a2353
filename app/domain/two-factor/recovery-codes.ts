import { randomInt } from "node:crypto";
import sql, { join } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/session/actor";
import { holdUser } from "~/domain/session/hold-user";
import { checkPassword, hashPassword } from "~/domain/session/password";
import { tellChange } from "./tell-change";

/** How many codes somebody gets. */
export const codeCount = 10;
// Without letters and digits that look like another one.
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** What is compared of a typed code: without spaces, dashes and case. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, "").toLowerCase();

/** Ten new codes and their hashes. 49 bits each, so they are hashed as passwords are (ASVS 6.5.2). */
export async function newCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: codeCount }, () => `${half()}-${half()}`);
  return { codes, hashes: await Promise.all(codes.map(code => hashPassword(bareCode(code)))) };
}

/** Puts these codes in the place of all older ones of a user, who is held until the transaction ends. */
export async function replaceCodes(tx: Db, userId: string, hashes: string[]): Promise<void> {
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`);
  const rows = hashes.map(hash => sql`(${newId()}, ${userId}, ${hash})`);
  await tx.run(sql`insert into recovery_codes (id, user_id, code_hash) values ${join(rows)}`);
}

/** Makes ten new codes; the older ones open nothing any more. @throws AppError two_factor_off */
export async function renewCodes(db: Db, actor: Actor): Promise<{ codes: string[] }> {
  const { codes, hashes } = await newCodes();
  await db.transaction(async tx => {
    await holdUser(tx, actor.id);
    const held = await tx.run(sql`update two_factors set last_step = last_step where user_id = ${actor.id}`);
    if (held === 0) throw new AppError("two_factor_off");
    await replaceCodes(tx, actor.id, hashes);
    await tellChange(tx, actor.id, "codes");
  });
  return { codes };
}

/**
 * Uses up the code that was typed, if it is one of the user's; the caller holds the user's two_factors, and is in turn.
 */
export async function takeRecoveryCode(tx: Db, userId: string, typed: string): Promise<boolean> {
  const rows = await tx.many<{ id: string; code_hash: string }>(
    sql`select id, code_hash from recovery_codes where user_id = ${userId}`,
  );
  for (const { id, code_hash } of rows) {
    if (!(await checkPassword(code_hash, bareCode(typed)))) continue;
    await tx.run(sql`delete from recovery_codes where id = ${id}`);
    return true;
  }
  return false;
}
