import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { branchBefore } from "~/domain/chats/branch/branch-before";
import { isCourtesy } from "./courtesies";
import { asksForDocuments } from "./document-list";
import { sameThread } from "./same-thread";
import { asksForAnySummary } from "./summary-request";

/** Of the questions before, how many may be courtesies ("Danke!") or ask for the list of documents or a summary. */
const maxCourtesies = 3;

/**
 * The question before this one in its branch of the conversation, or shared chat, without courtesies and questions for the
 * list of documents or a document's contents; undefined at its beginning.
 */
export async function previousQuestion(db: Db, messageId: string): Promise<string | undefined> {
  const rows = await db.many<{ question: string }>(sql`
    select m.question from messages now
    join messages m on m.conversation_id in (${sameThread()}) and m.id < now.id and ${branchBefore()}
    where now.id = ${messageId} order by m.id desc limit ${maxCourtesies + 1}`);
  const isContext = (question: string) =>
    !isCourtesy(question) && !asksForDocuments(question) && !asksForAnySummary(question);
  return rows.find(({ question }) => isContext(question))?.question;
}
