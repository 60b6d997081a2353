import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { limitHashing } from "~/domain/identity/session/password";
import type { RequestOrigin } from "~/domain/identity/session/record-sign-in";
import {
  checkSignInWait,
  clearSignInFailures,
  recordSignInFailure,
} from "~/domain/identity/session/sign-in-limits";
import { notifyTwoFactorChange } from "./notify-change";
import { openSeed, stepOfCode } from "./one-time-code";
import { consumeRecoveryCode, normaliseCode } from "./recovery-codes";

/**
 * Checks and uses up a code of the app or a recovery code. Wrong codes are rate-limited like passwords, but
 * counted separately, because a correct password must not clear them. Concurrent attempts are serialised.
 * @throws AppError two_factor_wrong, sign_in_wait, too_many_requests
 */
export async function consumeCode(db: Db, userId: string, typed: string, from: RequestOrigin): Promise<void> {
  const key = `second factor ${userId}`;
  await checkSignInWait(db, key, from);
  const code = normaliseCode(typed);
  const attempt = async (tx: Db) => {
    const row = await tx.maybe<{ sealed_seed: Buffer; last_step: number }>(
      sql`select sealed_seed, last_step from two_factors where user_id = ${userId} for update`,
    );
    // Checked again: attempts that held the lock before may have failed.
    await checkSignInWait(tx, key, from);
    if (row && (await acceptCode(tx, userId, row, code))) return true;
    await recordSignInFailure(tx, key, from.address);
    return false;
  };
  // Recovery codes are hashed like passwords; waiting for that must not hold a database connection.
  const work = () => db.transaction(attempt);
  const matches = await (isAppCode(code) ? work() : limitHashing(work));
  if (!matches) throw wrongCode();
  await clearSignInFailures(db, key, from.address);
}

/** The refusal of a code, at its field. */
export const wrongCode = () => new AppError("two_factor_wrong", { fields: { code: ["code.wrong"] } });

const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Uses up a code. @returns whether it was valid */
async function acceptCode(
  tx: Db,
  userId: string,
  row: { sealed_seed: Buffer; last_step: number },
  code: string,
): Promise<boolean> {
  if (!isAppCode(code)) {
    if (!/^[a-z\d]{10}$/.test(code) || !(await consumeRecoveryCode(tx, userId, code))) return false;
    await notifyTwoFactorChange(tx, userId, "used");
    return true;
  }
  const step = stepOfCode(openSeed(row.sealed_seed, userId), code, clock.now());
  if (step === undefined || step <= Number(row.last_step)) return false;
  await tx.run(sql`update two_factors set last_step = ${step} where user_id = ${userId}`);
  return true;
}
