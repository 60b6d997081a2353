import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";
import { lockSending } from "./read-sending";
import { countRecipients } from "./recipients";

/**
 * Sends a letter in the background, once.
 * @throws AppError not_found, sending_started if it was sent before, sending_empty if it reaches no one
 */
export function startSending(db: Db, id: string): Promise<void> {
  return db.transaction(async tx => {
    const sending = await lockSending(tx, id);
    if (!sending) throw new AppError("not_found");
    if (sending.state !== "draft") throw new AppError("sending_started");
    const { recipients } = await countRecipients(tx, sending.purpose, sending);
    if (recipients === 0) throw new AppError("sending_empty");
    await tx.run(sql`
      update mail_sendings set state = 'sending', started_at = ${clock.now()}, version = version + 1 where id = ${id}`);
    await enqueue(tx, "send_letters", { sendingId: id }, { key: `send_letters:${id}` });
  });
}
