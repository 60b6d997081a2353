import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { enqueue } from "~/queue/enqueue";
import { lockSmtpSetting, readSmtpSetting } from "./read-smtp-setting";

/**
 * Deletes a mailbox that no division uses. The row lock keeps a new email setting from being added meanwhile.
 * @throws AppError not_found, conflict_version, smtp_in_use with the divisions' names
 */
export function removeSmtpSetting(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<{ id: string; email: string }> {
  return db.transaction(async tx => {
    const { email } = await lockSmtpSetting(tx, actor, id, expectedVersion);
    const { divisions } = await readSmtpSetting(tx, actor, id);
    if (divisions.length > 0)
      throw new AppError("smtp_in_use", { values: { divisions: divisions.slice(0, 5).join(", ") } });
    await tx.run(sql`delete from smtp_settings where id = ${id}`);
    // Its mails are deleted with it; their words too, by the job.
    const companyId = ownCompany(actor);
    await enqueue(tx, "purge_mail_words", { companyId }, { key: `purge_mail_words:${companyId}` });
    return { id, email };
  });
}
