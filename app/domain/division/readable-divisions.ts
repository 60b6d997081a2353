import sql, { type Sql } from "sql-template-tag";
import { divisionsInPlan } from "~/domain/plan/division-limit";
import type { Actor } from "~/domain/session/actor";

/** As much of an actor as decides what they may read. */
export type Reader = Pick<Actor, "id" | "companyId" | "access" | "ability">;

/**
 * SQL subquery of the division ids that this person may read, for `division_id in (${readableDivisions(actor)})`.
 * Data managers read every division of their company, its employees those that they are members of,
 * nobody else any. Divisions that are being deleted are among them, because lists show them as such.
 */
export function readableDivisions(reader: Reader): Sql {
  if (!reader.companyId || !reader.ability.can("read", "Division")) return sql`select null::uuid where false`;
  if (reader.access === "user") return sql`select id from divisions where company_id = ${reader.companyId}`;
  return sql`
    select m.division_id from division_members m
    join divisions d on d.id = m.division_id and d.company_id = ${reader.companyId}
    where m.user_id = ${reader.id}`;
}

/**
 * SQL subquery of the division ids whose passages may answer this person's questions: those they may
 * read, without the ones being deleted and the ones locked behind a lapsed plan.
 */
export function searchableDivisions(reader: Reader): Sql {
  if (!reader.companyId) return readableDivisions(reader);
  return sql`${readableDivisions(reader)} intersect (${divisionsInPlan(reader.companyId)})`;
}
