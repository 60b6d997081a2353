import sql from "sql-template-tag";
import type { BatchItem } from "~/contract/batches";
import { type Columns, selectList } from "~/db/columns";

/** The select list of a line as the contract defines it, from {@link itemTables}. */
export const itemColumns = selectList({
  id: sql`i.id`,
  name: sql`coalesce(f.name, i.name)`,
  folder: sql`i.folder`,
  archive: sql`(select a.name from batch_items a where a.id = i.archive_id)`,
  bytes: sql`i.bytes`,
  outcome: sql`i.outcome`,
  reason: sql`coalesce(i.reason, f.reason)`,
  values: sql`i.reason_values`,
  fileId: sql`f.id`,
  status: sql`f.status`,
  kind: sql`f.kind`,
  pagesRead: sql`coalesce(f.pages_read, 0)`,
  pagesTotal: sql`f.pages_total`,
  firstPageId: sql`(select id from pages where file_id = f.id order by ordinal limit 1)`,
} satisfies Columns<BatchItem>);

/** The tables of {@link itemColumns}. */
export const itemTables = sql`batch_items i left join files f on f.id = i.file_id`;
