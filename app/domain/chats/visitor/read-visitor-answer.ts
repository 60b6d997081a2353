import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { courtesyReply } from "~/domain/chats/answer/courtesies";
import { isApprovedValid } from "~/domain/retrieval/search-index/approved-passages";
import type { StoredQuote } from "./ask-as-visitor";
import { visitorChat } from "./visitor-chat";

type Shown = Pick<StoredQuote, "sentence" | "fileName" | "pageNumber"> & { further: boolean };

/**
 * Reads a visitor's question and those of its quotes whose file or approved answer is still in a division that the chat
 * searches; counts the others.
 * @throws AppError not_found
 */
export async function readVisitorAnswer(
  db: Db,
  { code, id }: { code: string; id: string },
): Promise<{ question: string; reply: string | null; quotes: Shown[]; withdrawn: number }> {
  const { id: chatId, scope } = await visitorChat(db, code);
  const row = await db.maybe<{ question: string; quotes: StoredQuote[]; given: string[] }>(sql`
    select q.question, q.quotes,
      array(select f.id from files f where f.status = 'ready' and f.division_id = any(${scope.divisionIds}::uuid[])
              and f.id in (select (one ->> 'fileId')::uuid from jsonb_array_elements(q.quotes) one)
            union all
            select a.id from approved_answers a where a.division_id = any(${scope.divisionIds}::uuid[]) and ${isApprovedValid()}
              and a.id in (select (one ->> 'approvedId')::uuid from jsonb_array_elements(q.quotes) one)) as given
    from visitor_questions q where q.id = ${id} and q.chat_id = ${chatId}`);
  if (!row) throw new AppError("not_found");
  const visibleIds = new Set(row.given);
  const quotes = row.quotes.filter(one => visibleIds.has(one.fileId ?? one.approvedId ?? ""));
  return {
    question: row.question,
    reply: courtesyReply(row.question, "de") ?? null,
    quotes: quotes.map(({ sentence, fileName, pageNumber, further = false }) => ({
      sentence,
      fileName,
      pageNumber,
      further,
    })),
    withdrawn: row.quotes.length - quotes.length,
  };
}
