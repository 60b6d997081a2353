import sql, { type Sql } from "sql-template-tag";
import type { OperatorMail, OperatorMailColumn, OperatorMailFilter } from "~/contract/operator-mails";
import { type Columns, selectList } from "~/db/columns";
import { personName } from "~/domain/core/actor/person-name";
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
    settledAt: sql`m.settled_at`,
    settledBy: sql`(select ${personName} from users u where u.id = m.settled_by)`,
  } satisfies Columns<OperatorMail>);
}

const sortColumns: SortColumns<OperatorMailColumn> = {
  date: [sql`m.created_at`],
  to: [sql`lower(m.to_address)`],
  attempts: [sql`m.attempts`],
};

/** SQL condition: a mail m has failed or came back. */
export const hasFault = sql`(m.state = 'failed' or m.undelivered_at is not null)`;

/** SQL conditions: a mail is listed once, as the last that became of it. */
const listedAs = {
  waiting: sql`m.state = 'waiting'`,
  sent: sql`(m.state = 'sent' and m.undelivered_at is null)`,
  failed: sql`(m.state = 'failed' and m.settled_at is null)`,
  undelivered: sql`(m.undelivered_at is not null and m.settled_at is null)`,
  settled: sql`m.settled_at is not null`,
} satisfies Record<NonNullable<OperatorMailFilter["state"]>, Sql>;

/** SQL: the mails that a filter finds. */
export function operatorMailsSql({ search, state, purpose, sort }: OperatorMailFilter): ListSql {
  const where = allOf(
    matchesText(search, sql`m.to_address`, sql`m.subject`),
    state && listedAs[state],
    equals(sql`m.purpose`, purpose),
  );
  return {
    columns: operatorMailColumns(),
    from: sql`mails m where ${where}`,
    order: orderBy(sortColumns, sort, [sql`m.created_at desc`, sql`m.id desc`]),
  };
}
