import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { lockWritten } from "./draft-rows";

/** Deletes a draft. @throws AppError not_found, email_not_draft */
export function removeDraft(db: Db, actor: Actor, id: string): Promise<Record<string, never>> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const { draft } = await lockWritten(tx, companyId, id, clock.now());
    if (!draft) throw new AppError("email_not_draft");
    await tx.run(sql`delete from emails where id = ${id}`);
    return {};
  });
}
