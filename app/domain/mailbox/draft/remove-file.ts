import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { lockDraft } from "./draft-rows";

/** Removes an attachment of a draft of the actor's company. @throws AppError not_found, email_not_draft */
export function removeFile(
  db: Db,
  actor: Actor,
  draftId: string,
  fileId: string,
): Promise<Record<string, never>> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    await lockDraft(tx, companyId, draftId);
    const removed = await tx.run(
      sql`delete from email_attachments where id = ${fileId} and email_id = ${draftId}`,
    );
    if (removed === 0) throw new AppError("not_found");
    return {};
  });
}
