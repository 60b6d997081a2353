import sql, { join, raw, type Sql } from "sql-template-tag";
import type { FeedbackCounts, FeedbackFilter, FeedbackReport } from "~/contract/feedback";
import type { Period } from "~/contract/periods";
import type { TagMark } from "~/contract/tags";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { feedbackTables } from "./feedback-rows";
import { foundFeedback } from "./feedback-sql";
import { countedZone } from "./readable-feedback";

type Input = Omit<FeedbackFilter, "sort"> & { period: Period };
type Unit = FeedbackReport["unit"];

const lengths: Record<Period, { unit: Unit; steps: number }> = {
  "7d": { unit: "day", steps: 7 },
  "30d": { unit: "day", steps: 30 },
  "90d": { unit: "week", steps: 13 },
  "12m": { unit: "month", steps: 12 },
};

const counted: Record<keyof FeedbackCounts, Sql> = {
  total: sql`g.id is not null`,
  happy: sql`g.mood = 'happy'`,
  neutral: sql`g.mood = 'neutral'`,
  negative: sql`g.mood = 'negative'`,
  liked: sql`g.liked`,
  disliked: sql`not g.liked`,
};
const counts = join(
  Object.entries(counted).map(
    ([name, condition]) => sql`count(*) filter (where ${condition}) as ${raw(name)}`,
  ),
);

type Window = { timeZone: string; first: string; from: Date; before: Date };

/** The span that ends now; its days, weeks (from Monday) and months begin at midnight in the counted time zone. */
function windowOf(db: Db, actor: Actor, period: Period, now: Date): Promise<Window> {
  const { unit, steps } = lengths[period];
  const step = (many: number) => sql`${`${many} ${unit}s`}::interval`;
  return db.one<Window>(sql`
    select zone as "timeZone", first::date::text as first, first at time zone zone as "from",
           (first - ${step(steps)}) at time zone zone as before
    from (select ${countedZone(actor)} as zone) z,
         lateral (select date_trunc(${unit}, ${now}::timestamptz at time zone zone) - ${step(steps - 1)} as first) f`);
}

/**
 * Moods, likes and ratings of what a filter finds in a period that ends now.
 * @throws AppError forbidden without a company
 */
export async function reportFeedback(
  db: Db,
  actor: Actor,
  { period, ...filter }: Input,
): Promise<FeedbackReport> {
  const condition = foundFeedback(actor, filter);
  const { unit, steps } = lengths[period];
  const now = clock.now();
  const { timeZone, first, from, before } = await windowOf(db, actor, period, now);
  const within = (start: Date, end: Sql) =>
    sql`(select g.* from ${feedbackTables} where ${condition} and g.created_at >= ${start} and ${end}) g`;
  const current = within(from, sql`g.created_at <= ${now}`);
  const [totals, earlier, buckets, tags] = await Promise.all([
    db.one<FeedbackReport["totals"]>(sql`
      select ${counts}, count(*) filter (where g.settled_at is not null) as settled,
             ${ratings} as ratings from ${current}`),
    db.one<FeedbackCounts>(sql`
      select ${counts} from ${within(before, sql`g.created_at < ${from}`)}`),
    db.many<FeedbackReport["buckets"][number]>(sql`
      select b.start::date::text as start, ${counts}
      from generate_series(${first}::timestamp, ${first}::timestamp + ${`${steps - 1} ${unit}s`}::interval,
                           ${`1 ${unit}`}::interval) b(start)
      left join ${current} on date_trunc(${unit}, g.created_at at time zone ${timeZone}::text) = b.start
      group by b.start order by b.start`),
    db.many<FeedbackCounts & TagMark>(sql`
      select t.id, t.name, t.colour, ${counts}
      from ${current} join feedback_tags ft on ft.feedback_id = g.id join tags t on t.id = ft.tag_id
      group by t.id order by count(*) desc, t.name collate natural_order, t.id limit 12`),
  ]);
  const marked = tags.map(({ id, name, colour, ...rest }) => ({ ...rest, tag: { id, name, colour } }));
  return { period, timeZone, from, to: now, unit, totals, before: earlier, buckets, tags: marked };
}

/** SQL: how many gave 1, 2, 3, 4 and 5. */
const ratings = sql`array[${join([1, 2, 3, 4, 5].map(one => sql`count(*) filter (where g.rating = ${one})`))}]`;
