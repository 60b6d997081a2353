import sql from "sql-template-tag";
import type { DivisionInput } from "~/contract/division-fields";
import { AppError } from "~/contract/errors";
import type { SameName } from "~/contract/same-names";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { insertDivision } from "~/domain/knowledge/division/add-division";
import { lockTarget } from "~/domain/knowledge/division/lock-target";

/**
 * Begins a batch of uploads into a division, and adds that division if `newDivision` names one.
 * @throws AppError form_invalid without a division; not_found, division_locked; those of {@link insertDivision}
 */
export async function beginBatch(
  db: Db,
  actor: Actor,
  into: {
    divisionId?: string | undefined;
    newDivision?: DivisionInput | undefined;
    sameName: SameName;
  },
): Promise<{ id: string }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    let { divisionId } = into;
    if (into.newDivision) divisionId = await insertDivision(tx, companyId, into.newDivision);
    else if (divisionId) await lockTarget(tx, actor, divisionId);
    else throw new AppError("form_invalid", { fields: { division: ["field.required"] } });
    const id = newId();
    await tx.run(sql`
      insert into batches (id, company_id, division_id, user_id, created_at, same_name)
      values (${id}, ${companyId}, ${divisionId}, ${actor.id}, ${clock.now()}, ${into.sameName})`);
    return { id };
  });
}
