import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { lockWritten, ownMessageId } from "./draft-rows";

/**
 * Makes a mail that waits or has failed a draft again; its job finds nothing to do then.
 * @throws AppError not_found, email_on_its_way once it may have been submitted
 */
export function cancelSending(db: Db, actor: Actor, id: string): Promise<Record<string, never>> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const { state, sending, unclear, draft } = await lockWritten(tx, companyId, id, clock.now());
    if (draft) return {};
    if (state !== "failed" && (state !== "waiting" || sending || unclear))
      throw new AppError("email_on_its_way");
    // A failed mail may have arrived nevertheless, so its edited text gets another Message-ID.
    const messageId = ownMessageId(state === "failed" ? newId() : id);
    await tx.run(sql`
      update emails set state = 'draft', folder = 'draft', send_at = null, sending_until = null, unclear = false,
        reason = '', message_id = ${messageId}, fingerprint = ${messageId}, version = version + 1
      where id = ${id}`);
    return {};
  });
}
