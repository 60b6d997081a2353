import type { TwoFactorChange } from "~/contract/two-factor";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/jobs/enqueue";

/** Lets the owner of an account know by mail what became of its second factor, within the same transaction. */
export function tellChange(tx: Db, userId: string, change: TwoFactorChange): Promise<unknown> {
  return enqueue(tx, "two_factor_changed", {
    ...{ userId, change, noticeId: newId(), at: clock.now().toISOString() },
  });
}
