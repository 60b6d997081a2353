import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { enqueue } from "~/queue/enqueue";
import { lockWritten } from "./draft-rows";
import { limitSending, sendingKey } from "./send-draft";

/** Queues a failed mail again, under the same Message-ID. @throws AppError not_found, email_not_failed, too_many_requests */
export function resendEmail(db: Db, actor: Actor, id: string): Promise<Record<string, never>> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const now = clock.now();
    const { state } = await lockWritten(tx, companyId, id, now);
    if (state !== "failed") throw new AppError("email_not_failed");
    await limitSending(tx, companyId);
    await tx.run(sql`
      update emails set state = 'waiting', folder = 'sent', send_at = ${now}, reason = '', version = version + 1
      where id = ${id}`);
    await enqueue(tx, "send_email", { emailId: id }, { key: sendingKey(id) });
    return {};
  });
}
