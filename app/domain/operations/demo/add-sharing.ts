import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { editedQuestion, folders, sharedChat } from "~/db/seed/sharing";
import { nameKey } from "~/domain/core/list/name-key";

/** Adds folders of the demo users, a shared chat, and an edited question. */
export async function addSharing(tx: Db): Promise<void> {
  for (const { owner, name, above, chats } of folders) {
    const id = demoId(`folder ${owner} ${name}`);
    await tx.run(sql`
      insert into folders (id, owner_id, parent_id, name, key, created_at)
      values (${id}, ${demoId(owner)}, ${above ? demoId(`folder ${owner} ${above}`) : null}, ${name},
              ${nameKey(name)}, ${clock.now()})`);
    for (const chat of chats)
      await tx.run(sql`
        insert into chat_places (user_id, chat_id, folder_id)
        values (${demoId(owner)}, ${demoId(`chat ${chat}`)}, ${id})`);
  }
  const thread = demoId(`thread ${editedQuestion.chat}`);
  await tx.run(sql`
    with last as (select id from messages where conversation_id = ${thread} order by id desc limit 2),
    first as (
      update messages m set question = ${editedQuestion.first}
      from last where m.id = last.id and m.id <> (select id from last order by id desc limit 1) returning m.id)
    update messages m set edited_id = first.id, branch_id = m.id
    from first where m.id = (select id from last order by id desc limit 1)`);
  const { chat, reader, mode } = sharedChat;
  await tx.run(sql`
    insert into chat_shares (chat_id, user_id, mode, created_at)
    values (${demoId(`chat ${chat}`)}, ${demoId(reader)}, ${mode}, ${clock.now()})`);
}
