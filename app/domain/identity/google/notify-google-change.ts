import type { GoogleChange } from "~/contract/google";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/queue/enqueue";

/** Notifies the account's owner by mail that Google was linked or unlinked, within the same transaction. */
export function notifyGoogleChange(tx: Db, userId: string, change: GoogleChange): Promise<unknown> {
  return enqueue(tx, "google_changed", {
    userId,
    change,
    noticeId: newId(),
    at: clock.now().toISOString(),
  });
}
