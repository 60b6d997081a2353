import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { divisionsInPlan } from "~/domain/billing/plan/division-limit";
import type { Reader } from "./readable-divisions";
import { readableDivisions } from "./readable-divisions";

/**
 * Locks a division that files, approved answers or golden questions are added to until the transaction ends.
 * @throws AppError not_found, division_locked
 */
export async function lockTarget(tx: Db, reader: Reader, id: string): Promise<void> {
  const division = await tx.maybe<{ locked: boolean }>(sql`
    select id not in (${divisionsInPlan(reader.companyId ?? "")}) as locked from divisions
    where id = ${id} and status = 'open' and id in (${readableDivisions(reader)})
    for no key update`);
  if (!division) throw new AppError("not_found");
  if (division.locked) throw new AppError("division_locked");
}
