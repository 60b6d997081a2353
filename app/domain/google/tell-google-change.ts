import type { GoogleChange } from "~/contract/google";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/jobs/enqueue";

/** Lets the owner of an account know by mail that Google opens it, or does not any more, within the same transaction. */
export function tellGoogleChange(tx: Db, userId: string, change: GoogleChange): Promise<unknown> {
  return enqueue(tx, "google_changed", {
    ...{ userId, change, noticeId: newId(), at: clock.now().toISOString() },
  });
}
