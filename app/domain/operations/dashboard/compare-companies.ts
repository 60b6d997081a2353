import sql from "sql-template-tag";
import type { InstallationDashboard } from "~/contract/dashboard";
import type { Span } from "~/contract/dashboard-span";
import type { Db } from "~/db/connection";

type Companies = NonNullable<InstallationDashboard["companies"]>;
type Row = { name: string; now: number; before: number };

/** Companies that are new in a span, that ask more than in the span before, and that have gone quiet: five of each. */
export async function compareCompanies(db: Db, span: Span, timeZone: string): Promise<Companies> {
  const [counts, rows, newest] = await Promise.all([
    db.one<Pick<Companies, "all" | "fresh">>(sql`
      select count(*) as all,
             count(*) filter (where created_at >= ${span.from}::date::timestamp at time zone ${timeZone}) as fresh
      from companies where closed_at is null`),
    db.many<Row>(sql`
      select c.name, d.now, d.before
      from (
        select company_id, coalesce(sum(questions) filter (where day >= ${span.from}), 0)::bigint as now,
               coalesce(sum(questions) filter (where day < ${span.from}), 0)::bigint as before
        from day_counts where day between ${span.before.from} and ${span.to} group by 1
      ) d join companies c on c.id = d.company_id and c.closed_at is null
      order by c.name collate "de-x-icu", c.id`),
    db.many<Companies["newest"][number]>(sql`
      select name, created_at as since from companies
      where closed_at is null and created_at >= ${span.from}::date::timestamp at time zone ${timeZone}
      order by created_at desc, id limit 5`),
  ]);
  return {
    ...counts,
    active: rows.filter(row => row.now > 0).length,
    growing: firstFive(rows.filter(row => row.before > 0 && row.now > row.before)),
    quiet: firstFive(rows.filter(row => row.before > 0 && row.now === 0)),
    newest,
  };
}

/** The five with the greatest change. */
const firstFive = (rows: Row[]): Row[] =>
  rows.sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before)).slice(0, 5);
