import sql, { type Sql } from "sql-template-tag";
import type { Action } from "~/contract/abilities";
import type { GoldenQuestion } from "~/contract/golden-questions";
import { type Columns, selectList } from "~/db/columns";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/** Golden questions as files f with their division d: the permissions are those for the division's files. */
export const goldenTables = sql`
  (select g.*, g.created_by as uploaded_by, coalesce(v.version, 0) as current_version
   from golden_questions g left join division_versions v on v.division_id = g.division_id) f
  join divisions d on d.id = f.division_id and d.status = 'open'`;

/** SQL condition on {@link goldenTables}: those that the actor may read (or change, delete). */
export function reachableGolden(actor: Actor, action: Action = "read"): Sql {
  return sql`(f.company_id = ${actor.companyId} and ${reachableFiles(actor, action)})`;
}

/** SQL (text) on {@link goldenTables}: the state of a golden question. */
export const goldenState = sql`
  case when f.ran_version is distinct from f.current_version then 'waiting'
       when f.reason <> '' then 'failed' when f.differs then 'changed' else 'same' end`;

/** An outcome (jsonb) with the id of its source only while that exists, and without its sentence once it does not. */
const shownOutcome = (outcome: Sql): Sql => sql`(
  case when ${outcome}->>'sourceId' is null
    or exists (select from files s where s.id = (${outcome}->>'sourceId')::uuid and s.status <> 'deleting')
    or exists (select from approved_answers s where s.id = (${outcome}->>'sourceId')::uuid)
  then ${outcome} else ${outcome} || '{"sourceId": null, "sentence": null}' end)`;

/** The select list of a {@link GoldenQuestion}, from {@link goldenTables}. */
export const goldenColumns = (): Sql =>
  selectList({
    id: sql`f.id`,
    divisionId: sql`f.division_id`,
    divisionName: sql`d.name`,
    question: sql`f.question`,
    state: goldenState,
    reason: sql`nullif(f.reason, '')`,
    expected: shownOutcome(sql`f.expected`),
    found: shownOutcome(sql`f.found`),
    ranAt: sql`f.ran_at`,
    createdBy: sql`(select ${personName} from users u where u.id = f.created_by)`,
    version: sql`f.version`,
    createdAt: sql`f.created_at`,
  } satisfies Columns<GoldenQuestion>);
