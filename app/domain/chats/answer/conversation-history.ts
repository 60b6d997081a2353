import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { branchBefore } from "~/domain/chats/branch/branch-before";
import type { SearchScope } from "~/domain/chats/chat/search-scope";
import { sameThread } from "./same-thread";

/** A question of a conversation with its answer. */
export type Turn = { question: string; answer: string };

const maxTurns = 4;

/**
 * Earlier questions of a branch of a conversation with their answers, oldest first, for the model's prompt. Only
 * answers whose sources are all searched by this question too, so that no content of deleted files or inaccessible
 * divisions reappears.
 */
export async function conversationHistory(
  db: Db,
  messageId: string,
  { divisionIds, chosenFiles }: Pick<SearchScope, "divisionIds" | "chosenFiles">,
): Promise<Turn[]> {
  const restricted = chosenFiles?.divisionIds ?? [];
  const rows = await db.many<Turn>(sql`
    select m.question, m.answer from messages now
    join messages m on m.conversation_id in (${sameThread()}) and m.id < now.id and ${branchBefore()}
    where now.id = ${messageId} and m.state = 'complete' and m.unsupported = '[]'::jsonb
      and exists (select from citations c where c.message_id = m.id)
      and not exists (
        select from citations c
        left join files f on f.id = c.file_id and f.status = 'ready' and f.division_id = any(${divisionIds}::uuid[])
          and (f.division_id <> all(${restricted}::uuid[]) or f.id = any(${chosenFiles?.fileIds ?? []}::uuid[]))
        left join approved_answers a on a.id = c.approved_id and a.ended_at is null and a.division_id = any(${divisionIds}::uuid[])
          and a.division_id <> all(${restricted}::uuid[])
        where c.message_id = m.id and f.id is null and a.id is null)
    order by m.id desc limit ${maxTurns}`);
  return rows.reverse();
}
