import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { From } from "~/domain/session/note-sign-in";
import { inTurn } from "~/domain/session/password";
import { checkSignInWait, clearSignInFailures, noteSignInFailure } from "~/domain/session/sign-in-limits";
import { openSeed, stepOfCode } from "./one-time-code";
import { bareCode, takeRecoveryCode } from "./recovery-codes";
import { tellChange } from "./tell-change";

/**
 * Takes a code of the app or a recovery code, each of them once. Wrong ones make wait as wrong passwords do, on a
 * ladder of their own: a right password must not wipe them away. Tries at the same moment come one after the other.
 * @throws AppError two_factor_wrong, sign_in_wait, too_many_requests
 */
export async function takeCode(db: Db, userId: string, typed: string, from: From): Promise<void> {
  const key = `second factor ${userId}`;
  await checkSignInWait(db, key, from);
  const code = bareCode(typed);
  const take = async (tx: Db) => {
    const row = await tx.maybe<{ sealed_seed: Buffer; last_step: number }>(
      sql`select sealed_seed, last_step from two_factors where user_id = ${userId} for update`,
    );
    // Asked again: those who waited for the row above may have failed meanwhile.
    await checkSignInWait(tx, key, from);
    if (row && (await takes(tx, userId, row, code))) return true;
    await noteSignInFailure(tx, key, from.address);
    return false;
  };
  // Recovery codes are hashed as passwords are. Who waits for that holds no connection meanwhile.
  const work = () => db.transaction(take);
  const fits = await (isAppCode(code) ? work() : inTurn(work));
  if (!fits) throw wrongCode();
  await clearSignInFailures(db, key, from.address);
}

/** The refusal of a code, at its field. */
export const wrongCode = () => new AppError("two_factor_wrong", { fields: { code: ["code.wrong"] } });

const isAppCode = (code: string) => /^\d{6}$/.test(code);

async function takes(
  tx: Db,
  userId: string,
  row: { sealed_seed: Buffer; last_step: number },
  code: string,
): Promise<boolean> {
  if (!isAppCode(code)) {
    if (!/^[a-z\d]{10}$/.test(code) || !(await takeRecoveryCode(tx, userId, code))) return false;
    await tellChange(tx, userId, "used");
    return true;
  }
  const step = stepOfCode(openSeed(row.sealed_seed, userId), code, clock.now());
  if (step === undefined || step <= Number(row.last_step)) return false;
  await tx.run(sql`update two_factors set last_step = ${step} where user_id = ${userId}`);
  return true;
}
