import type { TwoFactorChange } from "~/contract/two-factor";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/queue/enqueue";

/** Notifies the account's owner by mail of a change of the second factor, within the same transaction. */
export function notifyTwoFactorChange(
  tx: Db,
  userId: string,
  change: TwoFactorChange,
  /** Of a removal by an administrator: whose it was, and why. */
  removal: { reason?: string | undefined; whose?: string | undefined } = {},
): Promise<unknown> {
  return enqueue(tx, "two_factor_changed", {
    userId,
    change,
    noticeId: newId(),
    at: clock.now().toISOString(),
    ...removal,
  });
}
