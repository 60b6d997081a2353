import sql, { type Sql } from "sql-template-tag";
import type { Division } from "~/contract/divisions";
import { divisionsInPlan } from "~/domain/plan/division-limit";

export type DivisionRow = {
  id: string;
  name: string;
  description: string;
  notes: string;
  status: Division["status"];
  version: number;
  created_at: Date;
  locked: boolean;
  members: number;
  files: number;
  ready_files: number;
  bytes: number;
};

/** The columns of a {@link DivisionRow}, from divisions d and {@link divisionCounts}. */
export function divisionColumns(companyId: string | null): Sql {
  const locked = companyId
    ? sql`d.status = 'open' and d.id not in (${divisionsInPlan(companyId)})`
    : sql`false`;
  return sql`
    d.id, d.name, d.description, d.notes, d.status, d.version, d.created_at, ${locked} as locked,
    m.members, f.files, f.ready_files, f.bytes`;
}

/** Joins the counts of a division d; files that are being deleted count no more. */
export const divisionCounts = sql`
  cross join lateral (select count(*) as members from division_members where division_id = d.id) m
  cross join lateral (
    select count(*) as files, count(*) filter (where status = 'ready') as ready_files,
           coalesce(sum(bytes), 0)::bigint as bytes
    from files where division_id = d.id and status <> 'deleting') f`;

/** A row as the contract tells it. */
export function divisionOf(row: DivisionRow): Division {
  const { created_at, ready_files, ...same } = row;
  return {
    id: same.id,
    name: same.name,
    description: same.description,
    notes: same.notes,
    status: same.status,
    locked: same.locked,
    members: same.members,
    files: same.files,
    readyFiles: ready_files,
    bytes: same.bytes,
    version: same.version,
    createdAt: created_at,
  };
}
