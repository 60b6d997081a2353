import sql, { type Sql } from "sql-template-tag";
import type { OperatorMail, OperatorMailColumn, OperatorMailFilter } from "~/contract/operator-mails";
import { type Columns, selectList } from "~/db/columns";
import { orderBy, type SortColumns } from "~/domain/core/list/order-by";
import type { ListSql } from "~/domain/core/list/select-page";
import { allOf, equals, matchesText } from "~/domain/core/list/where";

/** The select list of an {@link OperatorMail}, from mails m. A mail's job is known by its key. */
export function operatorMailColumns(): Sql {
  return selectList({
    id: sql`m.id`,
    to: sql`m.to_address`,
    subject: sql`m.subject`,
    purpose: sql`m.purpose`,
    state: sql`m.state`,
    attempts: sql`m.attempts`,
    reason: sql`case when m.undelivered_at is null then m.reason else coalesce(nullif(m.undelivered_reason, ''), 'unknown') end`,
    nextAt: sql`case when m.state = 'waiting' then (
      select j.run_at from graphile_worker.jobs j where j.key = 'send_mail:' || m.id::text) end`,
    createdAt: sql`m.created_at`,
    sentAt: sql`m.sent_at`,
    undeliveredAt: sql`m.undelivered_at`,
  } satisfies Columns<OperatorMail>);
}

const sortColumns: SortColumns<OperatorMailColumn> = {
  date: [sql`m.created_at`],
  to: [sql`lower(m.to_address)`],
  attempts: [sql`m.attempts`],
};

/** SQL condition: a sent mail that did not arrive is listed as that, and not as sent. */
const isListedAs = (state: NonNullable<OperatorMailFilter["state"]>): Sql =>
  state === "undelivered"
    ? sql`m.undelivered_at is not null`
    : state === "sent"
      ? sql`(m.state = 'sent' and m.undelivered_at is null)`
      : sql`m.state = ${state}`;

/** SQL: the mails that a filter finds. */
export function operatorMailsSql({ search, state, purpose, sort }: OperatorMailFilter): ListSql {
  const where = allOf(
    matchesText(search, sql`m.to_address`, sql`m.subject`),
    state && isListedAs(state),
    equals(sql`m.purpose`, purpose),
  );
  return {
    columns: operatorMailColumns(),
    from: sql`mails m where ${where}`,
    order: orderBy(sortColumns, sort, [sql`m.created_at desc`, sql`m.id desc`]),
  };
}
