import sql from "sql-template-tag";
import type { DivisionInput } from "~/contract/division-fields";
import type { Division } from "~/contract/divisions";
import { AppError } from "~/contract/errors";
import { assignments } from "~/db/columns";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { retrieval } from "~/domain/retrieval/retrieval";
import { divisionFields } from "./division-rows";
import { lockDivision } from "./lock-division";
import { readDivision } from "./read-division";

/** Changes the fields of a division. @throws AppError not_found, conflict_version, division_name_taken */
export async function changeDivision(
  db: Db,
  actor: Actor,
  { id, ...fields }: DivisionInput & { id: string },
  expectedVersion?: number,
): Promise<Division> {
  try {
    return await db.transaction(async tx => {
      await lockDivision(tx, actor, id, expectedVersion);
      await tx.run(sql`update divisions set ${assignments(divisionFields, fields)} where id = ${id}`);
      // The setting of expired files may have changed, which the index applies.
      await retrieval.upsert(tx, id, []);
      return readDivision(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "divisions_name") throw error;
    throw new AppError("division_name_taken", { values: { name: fields.name } });
  }
}
