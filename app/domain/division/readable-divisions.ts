import sql, { type Sql } from "sql-template-tag";
import type { Action } from "~/contract/abilities";
import { divisionsInPlan } from "~/domain/plan/division-limit";
import { allowed } from "~/domain/role/allowed";
import type { Actor } from "~/domain/session/actor";

/** As much of an actor as decides what they may read. */
export type Reader = Pick<Actor, "id" | "companyId" | "access" | "ability">;

/**
 * SQL subquery of the division ids that this person may read (or change, delete), for
 * `division_id in (${readableDivisions(actor)})`: as far as the rules of their role reach in their company. Data
 * managers read every division, employees those that they are members of, nobody else any. Divisions that are
 * being deleted are among them, because lists show them as such.
 */
export function readableDivisions(reader: Reader, action: Action = "read"): Sql {
  if (!reader.companyId || !reader.ability.can(action, "Division")) return sql`select null::uuid where false`;
  return sql`
    select d.id from divisions d
    where d.company_id = ${reader.companyId} and ${allowed(reader, action, "Division")}`;
}

/** SQL condition on files f: those that this person may read (or change, delete), in divisions that they may read. */
export function reachableFiles(reader: Reader, action: Action = "read"): Sql {
  return sql`(f.division_id in (${readableDivisions(reader)}) and ${allowed(reader, action, "File")})`;
}

/**
 * SQL subquery of the division ids whose passages may answer this person's questions: those they may
 * read, without the ones being deleted and the ones locked behind a lapsed plan. Who may read only the files of
 * their own divisions is answered from those alone; who may read no files at all gets quotes, and never the file.
 */
export function searchableDivisions(reader: Reader): Sql {
  if (!reader.companyId) return readableDivisions(reader);
  const files = reader.ability.can("read", "File")
    ? sql`intersect select f.id from (select id, id as division_id, null::uuid as uploaded_by from divisions) f
          where ${allowed(reader, "read", "File")}`
    : sql``;
  return sql`${readableDivisions(reader)} intersect (${divisionsInPlan(reader.companyId)}) ${files}`;
}
