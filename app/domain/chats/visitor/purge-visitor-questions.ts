import sql from "sql-template-tag";
import { visitorQuestionDays } from "~/contract/visitor-limits";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** Deletes what visitors asked in public chats, with its quotes, after 30 days. */
export async function purgeVisitorQuestions(db: Db): Promise<void> {
  const before = new Date(clock.now().getTime() - visitorQuestionDays * 86_400_000);
  await db.run(sql`delete from visitor_questions where created_at < ${before}`);
}
