import sql, { type Sql } from "sql-template-tag";
import type { Action } from "~/contract/abilities";
import type { ApprovedAnswer } from "~/contract/approved-answers";
import { clock } from "~/db/clock";
import { type Columns, selectList } from "~/db/columns";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/** SQL condition on approved_answers f: it is still given now. */
export const isValid = (): Sql => sql`(f.ended_at is null and f.expires_at > ${clock.now()})`;

/** Approved answers as files f with their division d: the permissions are those for the division's files. */
export const approvedTables = sql`
  (select a.*, a.approved_by as uploaded_by from approved_answers a) f
  join divisions d on d.id = f.division_id and d.status = 'open'`;

/** SQL condition on {@link approvedTables}: those that the actor may read (or change, delete). */
export function reachableApproved(actor: Actor, action: Action = "read"): Sql {
  return sql`(f.company_id = ${actor.companyId} and ${reachableFiles(actor, action)})`;
}

/** The select list of an {@link ApprovedAnswer}, from {@link approvedTables}. */
export const approvedAnswerColumns = (): Sql =>
  selectList({
    id: sql`f.id`,
    divisionId: sql`f.division_id`,
    divisionName: sql`d.name`,
    wordings: sql`f.wordings`,
    answer: sql`f.answer`,
    validUntil: sql`f.valid_until::text`,
    state: sql`case when ${isValid()} then 'valid' else 'ended' end`,
    endedAt: sql`coalesce(f.ended_at, case when f.expires_at <= ${clock.now()} then f.expires_at end)`,
    approvedBy: sql`(select ${personName} from users u where u.id = f.approved_by)`,
    approvedAt: sql`f.approved_at`,
    cited: sql`(select count(distinct s.message_id) from citations s where s.approved_id = f.id)`,
    version: sql`f.version`,
    createdAt: sql`f.created_at`,
  } satisfies Columns<ApprovedAnswer>);
