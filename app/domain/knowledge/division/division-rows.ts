import sql, { type Sql } from "sql-template-tag";
import type { DivisionInput } from "~/contract/division-fields";
import type { Division } from "~/contract/divisions";
import { type Columns, selectList, type WrittenColumns } from "~/db/columns";
import { divisionsInPlan } from "~/domain/billing/plan/division-limit";
import { isApprovedValid } from "~/domain/retrieval/search-index/approved-passages";

/** The columns that the fields of a division are written to. */
export const divisionFields = {
  name: "name",
  description: "description",
  notes: "notes",
  expiredFiles: "expired_files",
} satisfies WrittenColumns<DivisionInput>;

/** The select list of a {@link Division}, from divisions d and {@link divisionCounts}. */
export function divisionColumns(companyId: string | null): Sql {
  return selectList({
    id: sql`d.id`,
    name: sql`d.name`,
    description: sql`d.description`,
    notes: sql`d.notes`,
    expiredFiles: sql`d.expired_files`,
    status: sql`d.status`,
    locked: companyId ? sql`d.status = 'open' and d.id not in (${divisionsInPlan(companyId)})` : sql`false`,
    members: sql`m.members`,
    files: sql`f.files`,
    readyFiles: sql`f.ready_files`,
    approvedAnswers: sql`a.approved_answers`,
    bytes: sql`f.bytes`,
    version: sql`d.version`,
    createdAt: sql`d.created_at`,
  } satisfies Columns<Division>);
}

/** Joins the counts of a division d, without files that are being deleted and new versions that are not ready yet. */
export const divisionCounts = (): Sql => sql`
  cross join lateral (select count(*) as members from division_members where division_id = d.id) m
  cross join lateral (
    select count(*) as files, count(*) filter (where status = 'ready') as ready_files,
           coalesce(sum(bytes), 0)::bigint as bytes
    from files where division_id = d.id and status <> 'deleting' and replaces is null) f
  cross join lateral (
    select count(*) as approved_answers from approved_answers a where a.division_id = d.id and ${isApprovedValid()}) a`;
