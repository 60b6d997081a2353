import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { processId } from "~/db/process-id";
import { searchScope } from "~/domain/chat/search-scope";
import { answererName } from "~/domain/provider/choice";
import { providerOfChat } from "~/domain/provider/stored-provider";
import type { Actor } from "~/domain/session/actor";
import { claimConversation } from "./claim-conversation";
import { startAnswer } from "./generate-answer";
import { countQuestion } from "./question-allowance";
import { keepPace } from "./question-pace";
import { readMessage } from "./read-message";

/**
 * Asks one's question again: the new answer takes the place of the old one, over what the chat searches
 * now. It counts as a question, unless the answer before failed or was interrupted.
 * @throws AppError as `askQuestion` does
 */
export async function askAgain(db: Database, actor: Actor, { id }: { id: string }): Promise<Message> {
  keepPace(actor.id);
  const { chatId, question, state } = await readMessage(db, actor, { id });
  const [scope, provider] = await Promise.all([searchScope(db, actor, chatId), providerOfChat(db, chatId)]);
  const now = clock.now();
  const attempt = await db.transaction(async tx => {
    await claimConversation(tx, actor, chatId);
    if (state !== "failed" && state !== "interrupted") await countQuestion(tx, actor);
    await tx.run(sql`delete from citations where message_id = ${id}`);
    const row = await tx.maybe<{ attempt: number }>(sql`
      update messages set attempt = attempt + 1, state = 'waiting', answer = '', reason = null, unsupported = '[]',
        answerer = ${answererName(provider?.value ?? null)}, language = ${actor.language}, process_id = ${processId},
        heartbeat_at = ${now}, stop_asked = false, finished_at = null
      where id = ${id} returning attempt`);
    if (!row) throw new AppError("not_found");
    return row.attempt;
  });
  startAnswer(db, { messageId: id, attempt, question, language: actor.language, scope, provider });
  return readMessage(db, actor, { id });
}
