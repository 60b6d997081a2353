import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { branchBefore } from "~/domain/chats/branch/branch-before";
import { sameThread } from "./same-thread";

/** The question before this one in its branch of the conversation, or shared chat; undefined at its beginning. */
export async function previousQuestion(db: Db, messageId: string): Promise<string | undefined> {
  const row = await db.maybe<{ question: string }>(sql`
    select m.question from messages now
    join messages m on m.conversation_id in (${sameThread()}) and m.id < now.id and ${branchBefore()}
    where now.id = ${messageId} order by m.id desc limit 1`);
  return row?.question;
}
