import sql from "sql-template-tag";

/** SQL condition on files f and divisions d: the file has expired, and its division excludes expired files from searches. */
export const isLeftOut = sql`(
  d.expired_files = 'leave_out' and f.valid_until is not null and f.valid_until < day_of(f.company_id, now()))`;
