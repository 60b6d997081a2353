import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";
import { until } from "./until";

/** Waits until something holds, with each wait of a mailbox between its tries ended at once. */
export const untilTried = (db: Db, setting: string, holds: () => Promise<boolean>): Promise<unknown> =>
  until(async () => {
    await db.transaction(async tx => {
      await tx.run(sql`update mailbox_syncs set next_try_at = null where next_try_at is not null`);
      await wakeMailbox(tx, setting);
    });
    return holds();
  });
