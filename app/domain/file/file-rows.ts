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
  first_page_id: string | null;
  uploaded_by_name: string | null;
  created_at: Date;
  ready_at: Date | null;
};

/** The columns of a {@link FileRow}, from files f and divisions d. */
export const fileColumns = sql`
  f.id, f.division_id, d.name as division_name, f.kind, f.name, f.bytes, f.status, f.reason, f.pages_total,
  f.pages_read, f.created_at, f.ready_at,
  (select id from pages where file_id = f.id order by ordinal limit 1) as first_page_id,
  (select first_name || ' ' || last_name from users where id = f.uploaded_by) as uploaded_by_name`;

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
    firstPageId: row.first_page_id,
    uploadedBy: row.uploaded_by_name,
    createdAt: row.created_at,
    readyAt: row.ready_at,
  };
}
