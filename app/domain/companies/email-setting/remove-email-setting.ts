import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockEmailSetting } from "./read-email-setting";

/** Deletes an email setting; returns its division's name. @throws AppError not_found, conflict_version */
export function removeEmailSetting(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Named> {
  return db.transaction(async tx => {
    const { division } = await lockEmailSetting(tx, actor, id, expectedVersion);
    await tx.run(sql`delete from email_settings where id = ${id}`);
    return { id, name: division };
  });
}
