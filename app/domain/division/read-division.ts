import sql from "sql-template-tag";
import type { Division } from "~/contract/divisions";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { type DivisionRow, divisionColumns, divisionCounts, divisionOf } from "./division-rows";
import { readableDivisions } from "./readable-divisions";

/** One division with its counts. @throws AppError not_found, also for another company's */
export async function readDivision(db: Db, actor: Actor, id: string): Promise<Division> {
  const row = await db.maybe<DivisionRow>(sql`
    select ${divisionColumns(actor.companyId)} from divisions d ${divisionCounts}
    where d.id = ${id} and d.id in (${readableDivisions(actor)})`);
  if (!row) throw new AppError("not_found");
  return divisionOf(row);
}
