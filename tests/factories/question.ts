import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";

type Fields = { owner?: Actor; visibility?: "private" | "public"; state?: string; question?: string };

/** An answered question of this user in a chat, by default their own. */
export async function makeQuestion(db: Db, asker: Actor, fields: Fields = {}) {
  const { owner = asker, visibility = "private", state = "complete", question = "Wie viele Tage?" } = fields;
  const [id, chatId, conversation] = [newId(), newId(), newId()];
  const now = clock.now();
  await db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${chatId}, ${owner.companyId}, ${owner.id}, 'Urlaub', ${visibility}, ${now}, ${now})`);
  await db.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at) values (${conversation}, ${chatId}, ${asker.id}, ${now})`);
  await db.run(sql`
    insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, finished_at)
    values (${id}, ${conversation}, ${question}, 'Dreißig Tage.', ${state}, 'builtin', 'de', ${now}, ${now})`);
  return { id, chatId };
}

/** A source of an answer: a sentence of a file's first page. */
export async function makeCitation(db: Db, messageId: string, fileId: string): Promise<void> {
  await db.run(sql`
    insert into citations (message_id, number, file_id, page_id, file_name, page_number, sentence, start_offset, end_offset)
    select ${messageId}, 1, f.id, p.id, f.name, p.number, p.text, 0, length(p.text)
    from files f join pages p on p.file_id = f.id and p.ordinal = 0 where f.id = ${fileId}`);
}
