import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { OperatorMailDetails } from "~/contract/operator-mails";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";
import { mailJobKey } from "./queue-mail";
import { readOperatorMail } from "./read-operator-mail";

/**
 * Queues a failed mail again; it is retried for another day.
 * @throws AppError not_found, mail_not_resendable if it has not failed or its text is deleted
 */
export function resendMail(db: Db, id: string): Promise<OperatorMailDetails> {
  return db.transaction(async tx => {
    await tx.maybe(sql`select id from mails where id = ${id} for update`);
    const { resendable } = await readOperatorMail(tx, id);
    if (!resendable) throw new AppError("mail_not_resendable");
    await tx.run(sql`
      update mails set state = 'waiting', reason = null, queued_at = ${clock.now()}, settled_at = null, settled_by = null
      where id = ${id}`);
    await enqueue(tx, "send_mail", { mailId: id }, { key: mailJobKey(id) });
    return readOperatorMail(tx, id);
  });
}
