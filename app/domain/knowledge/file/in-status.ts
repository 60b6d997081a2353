import sql, { type Sql } from "sql-template-tag";
import type { ListedStatus } from "~/contract/file-states";

/** SQL: whether a person stopped the processing of file f. */
export const isStopped = sql`(f.status = 'failed' and f.reason is not distinct from 'read_cancelled')`;

/** SQL: whether the processing of file f failed without being stopped. */
export const hasFailed = sql`(f.status = 'failed' and f.reason is distinct from 'read_cancelled')`;

/** SQL condition: file f is in the status; undefined without one. */
export function inStatus(status: ListedStatus | undefined): Sql | undefined {
  if (status === undefined) return undefined;
  if (status === "failed") return hasFailed;
  return status === "stopped" ? isStopped : sql`f.status = ${status}`;
}
