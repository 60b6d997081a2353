import sql from "sql-template-tag";
import type { z } from "zod";
import type { DivisionFields } from "~/contract/division-fields";
import type { Division } from "~/contract/divisions";
import { AppError } from "~/contract/errors";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { claimDivision } from "./claim-division";
import { readDivision } from "./read-division";

/** Renames or describes a division. @throws AppError not_found, conflict_version, division_name_taken */
export async function changeDivision(
  db: Db,
  actor: Actor,
  fields: z.output<typeof DivisionFields> & { id: string },
  seen?: number,
): Promise<Division> {
  const { id, name, description, notes } = fields;
  try {
    return await db.transaction(async tx => {
      await claimDivision(tx, actor, id, seen);
      await tx.run(sql`
        update divisions set name = ${name}, description = ${description}, notes = ${notes} where id = ${id}`);
      return readDivision(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "divisions_name") throw error;
    throw new AppError("division_name_taken", { values: { name } });
  }
}
