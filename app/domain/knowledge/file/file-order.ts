import sql, { type Sql } from "sql-template-tag";
import type { FileSort } from "~/contract/file-sorts";
import { orderBy } from "~/domain/core/list/order-by";

/** The states in the order of what there is to do. */
const states = ["failed", "quarantined", "queued", "reading", "indexing", "ready", "deleting"];

/** The `order by` of files f. */
export function fileOrder(sort: FileSort): Sql {
  // Without "nulls last", which would keep PostgreSQL from the index of the newest files.
  if (sort === "-added") return sql`order by f.created_at desc, f.id desc`;
  const name = sql`f.name collate natural_order`;
  return orderBy(
    {
      name: [name],
      added: [sql`f.created_at`],
      size: [sql`f.bytes`],
      status: [sql`array_position(${states}::text[], f.status)`],
      validUntil: [sql`f.valid_until`],
    },
    sort,
    [name, sql`f.id`],
  );
}
