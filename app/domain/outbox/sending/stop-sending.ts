import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockSending } from "./read-sending";

/**
 * Stops a letter: no more mails are made of it, and those that wait are withdrawn. One that is being handed over to the mail
 * server at this moment still goes. It waits for the batch at hand, and takes the letter's place back to the start: what was
 * sent is known by each mail's key.
 * @throws AppError not_found, sending_not_running if nothing of it is left to send
 */
export function stopSending(db: Db, id: string): Promise<void> {
  return db.transaction(async tx => {
    const sending = await lockSending(tx, id);
    if (!sending) throw new AppError("not_found");
    if (sending.state !== "sending" && sending.state !== "done") throw new AppError("sending_not_running");
    const withdrawn = await tx.run(sql`
      delete from mails where id in (
        select id from mails where sending_id = ${id} and state = 'waiting' for update skip locked)`);
    if (sending.state === "done" && withdrawn === 0) throw new AppError("sending_not_running");
    await tx.run(sql`
      update mail_sendings set state = 'stopped', queued = queued - ${withdrawn}, last_id = null,
        finished_at = ${clock.now()}, version = version + 1
      where id = ${id}`);
  });
}
