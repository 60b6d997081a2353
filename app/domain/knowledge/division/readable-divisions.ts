import sql, { type Sql } from "sql-template-tag";
import type { Action } from "~/contract/abilities";
import { permittedRows } from "~/domain/access/role/permitted-rows";
import { divisionsInPlan } from "~/domain/billing/plan/division-limit";
import type { Actor } from "~/domain/core/actor/actor";

/** The properties of an actor that decide what they may read. */
export type Reader = Pick<Actor, "id" | "companyId" | "access" | "ability">;

/**
 * SQL subquery of the division ids that the actor may read (or change, delete), for `division_id in
 * (${readableDivisions(actor)})`: by the rules of their role within their company. Data managers read every
 * division, employees those that they are members of, other users none. Divisions being deleted are included,
 * because lists show them.
 */
export function readableDivisions(reader: Reader, action: Action = "read"): Sql {
  if (!reader.companyId || !reader.ability.can(action, "Division")) return sql`select null::uuid where false`;
  return sql`
    select d.id from divisions d
    where d.company_id = ${reader.companyId} and ${permittedRows(reader, action, "Division")}`;
}

/** SQL condition on files f: those that the actor may read (or change, delete), in divisions that they may read. */
export function reachableFiles(reader: Reader, action: Action = "read"): Sql {
  return sql`(f.division_id in (${readableDivisions(reader)}) and ${permittedRows(reader, action, "File")})`;
}

/**
 * SQL subquery of the division ids whose passages may answer the actor's questions: the readable ones, without
 * those being deleted or locked by a lapsed plan. Actors who may read files of their own divisions only are
 * answered from those; actors who may read no files get quotes without the file.
 */
export function searchableDivisions(reader: Reader): Sql {
  if (!reader.companyId) return readableDivisions(reader);
  const files = reader.ability.can("read", "File")
    ? sql`intersect select f.id from (select id, id as division_id, null::uuid as uploaded_by from divisions) f
          where ${permittedRows(reader, "read", "File")}`
    : sql``;
  return sql`${readableDivisions(reader)} intersect (${divisionsInPlan(reader.companyId)}) ${files}`;
}
