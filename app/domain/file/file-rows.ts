import sql from "sql-template-tag";
import type { KnowledgeFile } from "~/contract/files";

export type FileRow = {
  id: string;
  division_id: string;
  division_name: string;
  kind: KnowledgeFile["kind"];
  name: string;
  bytes: number;
  status: KnowledgeFile["status"];
  reason: string | null;
  pages_total: number | null;
  pages_read: number;
  created_at: Date;
  ready_at: Date | null;
};

/** The columns of a {@link FileRow}, from files f and divisions d. */
export const fileColumns = sql`
  f.id, f.division_id, d.name as division_name, f.kind, f.name, f.bytes, f.status, f.reason, f.pages_total,
  f.pages_read, f.created_at, f.ready_at`;

/** A row as the contract tells it. */
export function fileOf(row: FileRow): KnowledgeFile {
  return {
    id: row.id,
    divisionId: row.division_id,
    divisionName: row.division_name,
    kind: row.kind,
    name: row.name,
    bytes: row.bytes,
    status: row.status,
    reason: row.reason,
    pagesTotal: row.pages_total,
    pagesRead: row.pages_read,
    createdAt: row.created_at,
    readyAt: row.ready_at,
  };
}
