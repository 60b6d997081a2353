import sql from "sql-template-tag";
import { expect, test } from "vitest";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { makePerson } from "../../../../tests/factories/company";
import { ownCompany } from "../../../../tests/factories/own-company";
import { askersOf } from "./askers-of";

const own = ownCompany({});

/** A question of this person in a private chat of the manager. Returns its id. */
async function askAt(asker: Actor, { shared }: { shared: boolean }): Promise<string> {
  const [chat, conversation, message] = [newId(), newId(), newId()];
  await own.db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${chat}, ${own.id}, ${own.manager.id}, 'Fragen', 'private', now(), now())`);
  if (shared)
    await own.db.run(sql`
      insert into chat_shares (chat_id, user_id, mode, created_at) values (${chat}, ${asker.id}, 'ask', now())`);
  await own.db.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at) values (${conversation}, ${chat}, ${asker.id}, now())`);
  await own.db.run(sql`
    insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at)
    values (${message}, ${conversation}, 'Wie?', '', 'declined', 'builtin', 'de', now())`);
  return message;
}

test("who asked is notified of the latest question in a chat that they still see, however many asked by the same few statements", async () => {
  const colleagues = [own.employee];
  while (colleagues.length < 9) colleagues.push(await makePerson(own.db, "employee", own.id));
  const first = await Promise.all(colleagues.map(one => askAt(one, { shared: true })));
  const gone = await makePerson(own.db, "employee", own.id);
  const ids = [...first, await askAt(gone, { shared: false })];
  // The later question of a colleague is in a chat that they no longer see; the manager sees their own chats.
  ids.push(await askAt(own.employee, { shared: false }), await askAt(own.manager, { shared: false }));
  let statements = 0;
  const counting: Db = {
    ...own.db,
    many: statement => {
      statements += 1;
      return own.db.many(statement);
    },
  };
  const told = await askersOf(counting, ids);
  expect(new Map(told.map(({ id, messageId }) => [id, messageId]))).toEqual(
    new Map([
      ...colleagues.map(({ id }, at): [string, string] => [id, first[at]!]),
      [own.manager.id, ids.at(-1)!],
    ]),
  );
  // The questions, then whether they are seen: by employees, and by managers.
  expect(statements).toBe(3);
});
