import sql from "sql-template-tag";
import type { Division } from "~/contract/divisions";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { divisionColumns, divisionCounts } from "./division-rows";
import { readableDivisions } from "./readable-divisions";

/** Reads a division with its counts. @throws AppError not_found, also for other companies' divisions */
export async function readDivision(db: Db, actor: Actor, id: string): Promise<Division> {
  const division = await db.maybe<Division>(sql`
    select ${divisionColumns(actor.companyId)} from divisions d ${divisionCounts()}
    where d.id = ${id} and d.id in (${readableDivisions(actor)})`);
  if (!division) throw new AppError("not_found");
  return division;
}
