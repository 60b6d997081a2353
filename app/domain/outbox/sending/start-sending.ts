import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";
import { lockSending } from "./read-sending";
import { countRecipients } from "./recipients";

/** Chosen: shorter than mails are kept (90 days), because their keys say who has got a letter. */
const resumeDays = 30;

/**
 * Sends a letter in the background, once; a stopped one goes on, to those who have not got it.
 * @throws AppError not_found, sending_started if it was sent before, sending_empty if it reaches no one
 */
export function startSending(db: Db, id: string): Promise<void> {
  return db.transaction(async tx => {
    const sending = await lockSending(tx, id);
    if (!sending) throw new AppError("not_found");
    const since = clock.now().getTime() - (sending.startedAt?.getTime() ?? 0);
    const resumes = sending.state === "stopped" && since < resumeDays * 86_400_000;
    if (sending.state !== "draft" && !resumes) throw new AppError("sending_started");
    const { recipients } = await countRecipients(tx, sending.purpose, sending);
    if (recipients === 0) throw new AppError("sending_empty");
    await tx.run(sql`
      update mail_sendings set state = 'sending', started_at = coalesce(started_at, ${clock.now()}), version = version + 1 where id = ${id}`);
    await enqueue(tx, "send_letters", { sendingId: id }, { key: `send_letters:${id}` });
  });
}
