import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { asking } from "../factories/asking";
import { ownCompany } from "../factories/own-company";
import { makeQuestion } from "../factories/question";

const own = ownCompany({});
const as = (actor: Actor) => asking(own.db, actor);

/** Which of one's own questions these words find. */
async function found(actor: Actor, search: string, more: { before?: string } = {}) {
  const { rows } = await as(actor).questions.list({ size: 25, search, ...more });
  return rows.map(({ question }) => question);
}

const stored = () =>
  own.db.many<{ words: string }>(
    sql`select words from searched_questions where asker_id = ${own.employee.id}`,
  );

describe("the search of one's own questions", () => {
  it("finds any part of a word, in small and capital letters, with accents, signs and Arabic letters", async () => {
    for (const question of [
      "Wie hoch ist die ÜBERSTUNDENPAUSCHALE?",
      "50 % von 100_A?",
      "كم عدد أيام الإجازة؟",
    ])
      await makeQuestion(own.db, own.employee, { question });
    for (const part of ["überstunden", "STUNDENPAU", "hoch ist die ü", "le?"])
      expect(await found(own.employee, part)).toEqual(["Wie hoch ist die ÜBERSTUNDENPAUSCHALE?"]);
    for (const part of ["50 %", "100_a", "%"])
      expect(await found(own.employee, part)).toEqual(["50 % von 100_A?"]);
    for (const part of ["الإجازة", "أيام", "كم"])
      expect(await found(own.employee, part)).toEqual(["كم عدد أيام الإجازة؟"]);
    expect(await found(own.employee, "Überstunden hoch")).toEqual([]);
    // All three letters in a row stand in the question, but not behind each other.
    await makeQuestion(own.db, own.employee, { question: "Wo ist abcd und wo bcde?" });
    expect(await found(own.employee, "abcde")).toEqual([]);
  });

  it("finds questions by the name of their chat, and pages through what it finds", async () => {
    const questions = Array.from({ length: 12 }, (_, at) => `Frage ${at}?`);
    for (const question of questions) await makeQuestion(own.db, own.employee, { question });
    const { rows, older } = await as(own.employee).questions.list({ size: 10, search: "urlaub" });
    expect(rows.map(({ question }) => question)).toEqual(questions.toReversed().slice(0, 10));
    expect(await found(own.employee, "urlaub", { before: older! })).toEqual(["Frage 1?", "Frage 0?"]);
  });

  it("finds a rare question behind two thousand others, on its page", async () => {
    const { id } = await makeQuestion(own.db, own.employee, { question: "Was ist eine Seltenheit?" });
    const newer = Array.from({ length: 2_100 }, newId).sort();
    await own.db.run(sql`
      insert into messages (id, conversation_id, question, state, answerer, language, created_at)
      select newer, m.conversation_id, 'Frage ' || n, 'complete', 'builtin', 'de', m.created_at
      from messages m, unnest(${newer}::uuid[]) with ordinality as each (newer, n) where m.id = ${id}`);
    expect(await found(own.employee, "seltenheit")).toEqual(["Was ist eine Seltenheit?"]);
    for (const letters of ["lt", "?"])
      expect(await found(own.employee, letters)).toEqual(["Was ist eine Seltenheit?"]);
    expect((await found(own.employee, "frage 1"))[0]).toBe("Frage 1999");
    const { rows } = await as(own.employee).questions.export({ search: "seltenheit", piece: 1 });
    expect(rows.map(({ question }) => question)).toEqual(["Was ist eine Seltenheit?"]);
  });

  it("never finds questions of others, however rare their words", async () => {
    await makeQuestion(own.db, own.manager, { question: "Was ist eine Seltenheit?" });
    expect(await found(own.employee, "seltenheit")).toEqual([]);
    expect(await found(own.employee, own.manager.id)).toEqual([]);
    expect(await found(own.employee, own.employee.id)).toEqual([]);
  });

  it("keeps no word of a deleted chat", async () => {
    const { chatId } = await makeQuestion(own.db, own.employee, { question: "Was ist eine Seltenheit?" });
    expect(await stored()).toEqual([{ words: "was ist eine seltenheit?" }]);
    await as(own.employee).chats.remove({ id: chatId });
    expect(await stored()).toEqual([]);
    expect(await found(own.employee, "seltenheit")).toEqual([]);
  });
});
