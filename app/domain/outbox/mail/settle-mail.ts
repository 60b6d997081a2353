import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { OperatorMailDetails } from "~/contract/operator-mails";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { hasFault } from "./operator-mails-sql";
import { readOperatorMail } from "./read-operator-mail";

/**
 * Marks a mail that failed or came back as settled; one that is settled stays as it was.
 * @throws AppError not_found, mail_without_fault
 */
export function settleMail(db: Db, actor: Actor, id: string): Promise<OperatorMailDetails> {
  return db.transaction(async tx => {
    await tx.run(sql`
      update mails m set settled_at = ${clock.now()}, settled_by = ${actor.id}
      where m.id = ${id} and m.settled_at is null and ${hasFault}`);
    const mail = await readOperatorMail(tx, id);
    if (!mail.settledAt) throw new AppError("mail_without_fault");
    return mail;
  });
}

/** Marks a settled mail as open again. @throws AppError not_found */
export function reopenMail(db: Db, id: string): Promise<OperatorMailDetails> {
  return db.transaction(async tx => {
    await tx.run(sql`update mails set settled_at = null, settled_by = null where id = ${id}`);
    return readOperatorMail(tx, id);
  });
}
