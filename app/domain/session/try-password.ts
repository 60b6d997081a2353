import type { Db } from "~/db/connection";
import type { From } from "./note-sign-in";
import { checkPassword, inTurn } from "./password";
import { checkSignInWait, clearSignInFailures, noteSignInFailure } from "./sign-in-limits";

/**
 * Whether the password typed for this address is the stored one; without a stored one it costs the same and is wrong.
 * A wrong one counts as a failed sign-in, a right one clears those. The wait is asked again when its turn has come, and
 * the failure is noted within it: of many tries at the same moment only as many are looked at as one after the other.
 * @throws AppError sign_in_wait, too_many_requests
 */
export async function tryPassword(
  db: Db,
  tried: { emailKey: string; stored: string | null | undefined; typed: string },
  from: From,
): Promise<boolean> {
  await checkSignInWait(db, tried.emailKey, from);
  return inTurn(async () => {
    await checkSignInWait(db, tried.emailKey, from);
    const fits = await checkPassword(tried.stored, tried.typed);
    const note = fits ? clearSignInFailures : noteSignInFailure;
    await note(db, tried.emailKey, from.address);
    return fits;
  });
}
