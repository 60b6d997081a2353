import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** Chosen: two years of a report can still be read; a visitor's words and address are no longer of use for an answer. */
const days = 730;

/**
 * Deletes what visitors without an account wrote in the public form, and their addresses, after two years. Their moods,
 * likes and ratings stay; feedback that is left without any of these goes.
 */
export async function purgeVisitors(db: Db): Promise<void> {
  const before = new Date(clock.now().getTime() - days * 86_400_000);
  const old = sql`source in ('public', 'mail') and user_id is null and created_at < ${before}`;
  await db.run(sql`
    delete from feedback where ${old} and mood is null and liked is null and rating is null and not handed_on`);
  await db.run(sql`
    update feedback set comment = '', contact_email = null, version = version + 1
    where ${old} and (comment <> '' or contact_email is not null)`);
}
