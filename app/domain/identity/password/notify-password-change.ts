import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { enqueue } from "~/queue/enqueue";

/** Notifies the account's owner by mail of a changed password, within the same transaction. */
export const notifyPasswordChange = (tx: Db, userId: string): Promise<unknown> =>
  enqueue(tx, "password_changed", { userId, noticeId: newId(), at: clock.now().toISOString() });
