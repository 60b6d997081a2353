import type { Db } from "~/db/connection";
import { checkPassword, limitHashing } from "./password";
import type { RequestOrigin } from "./record-sign-in";
import { checkSignInWait, clearSignInFailures, recordSignInFailure } from "./sign-in-limits";

/**
 * Whether the typed password is the address's stored one; without a stored one it costs the same and is wrong.
 * Wrong ones count as failed sign-ins, a correct one clears those. The wait is checked again before hashing and
 * failures are recorded within the queue, so that concurrent attempts gain nothing over sequential ones.
 * @throws AppError sign_in_wait, too_many_requests
 */
export async function tryPassword(
  db: Db,
  { emailKey, stored, typed }: { emailKey: string; stored: string | null | undefined; typed: string },
  from: RequestOrigin,
): Promise<boolean> {
  await checkSignInWait(db, emailKey, from);
  return limitHashing(async () => {
    await checkSignInWait(db, emailKey, from);
    const matches = await checkPassword(stored, typed);
    const recordAttempt = matches ? clearSignInFailures : recordSignInFailure;
    await recordAttempt(db, emailKey, from.address);
    return matches;
  });
}
