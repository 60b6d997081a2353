import { describe, expect, it } from "vitest";
import type { Message } from "~/contract/answers";
import type { Actor } from "~/domain/core/actor/actor";
import { erasePeople } from "~/domain/people/person/erase-people";
import { partsOf } from "~/domain/people/privacy/export-parts";
import { answering, question } from "../factories/answering";
import { makePerson } from "../factories/company";

const { world, as, ask, chatOf, ended, provider } = answering();
const gone = { code: "not_found" };

async function asked(actor: Actor, words: string, id?: string): Promise<Message> {
  return ended(actor, await ask(actor, words, id));
}
async function edited(actor: Actor, id: string, words: string): Promise<Message> {
  return ended(actor, await as(actor).answers.edit({ id, question: words }));
}
/** What a reader is shown of the chat, first question first. */
async function shown(actor: Actor, branch?: string): Promise<string[]> {
  const { messages } = await as(actor).answers.list({ id: world.chatId, size: 50, branch });
  return messages.map(message => message.question).reverse();
}

const travel = "Wer genehmigt Dienstreisen?";
const left = "Wann verfällt Resturlaub?";

describe("an edited question", () => {
  it("stands beside its first version, and each keeps what followed it", async () => {
    const first = await asked(world.employee, question);
    await asked(world.employee, left);
    const second = await edited(world.employee, first.id, travel);
    expect(second).toMatchObject({ question: travel, state: "complete", versions: [first.id, second.id] });
    expect(await shown(world.employee)).toEqual([travel]);
    await asked(world.employee, "Und wer genehmigt sie im März?");
    expect(await shown(world.employee)).toEqual([travel, "Und wer genehmigt sie im März?"]);
    expect(await shown(world.employee, first.id)).toEqual([question, left]);
    expect(await shown(world.employee, second.id)).toEqual([travel, "Und wer genehmigt sie im März?"]);
    expect((await as(world.employee).answers.read({ id: first.id })).versions).toEqual([first.id, second.id]);
  });

  it("can be edited again, and in the middle of a branch", async () => {
    const first = await asked(world.employee, question);
    const second = await edited(world.employee, first.id, travel);
    const follow = await asked(world.employee, left);
    const other = await edited(world.employee, follow.id, "Ruht der Jahresurlaub auf Reisen?");
    expect(await shown(world.employee)).toEqual([travel, "Ruht der Jahresurlaub auf Reisen?"]);
    const third = await edited(world.employee, second.id, "Beträgt der Urlaub 30 Tage?");
    expect(third.versions).toEqual([first.id, second.id, third.id]);
    expect(await shown(world.employee)).toEqual(["Beträgt der Urlaub 30 Tage?"]);
    expect(await shown(world.employee, second.id)).toEqual([travel, "Ruht der Jahresurlaub auf Reisen?"]);
    expect(await shown(world.employee, follow.id)).toEqual([travel, left]);
    expect(await shown(world.employee, first.id)).toEqual([question]);
    expect((await as(world.employee).answers.read({ id: other.id })).versions).toEqual([follow.id, other.id]);
  });

  it("is followed in the branch that its asker names", async () => {
    const first = await asked(world.employee, question);
    await edited(world.employee, first.id, travel);
    const back = await as(world.employee).answers.ask({ id: world.chatId, question: left, after: first.id });
    await ended(world.employee, back);
    expect(await shown(world.employee)).toEqual([question, left]);
  });

  it("is paged within its branch", async () => {
    const first = await asked(world.employee, question);
    const second = await asked(world.employee, left);
    await edited(world.employee, second.id, travel);
    const third = await asked(world.employee, "Ruht der Jahresurlaub auf Reisen?");
    const { list } = as(world.employee).answers;
    const newest = await list({ id: world.chatId, size: 2 });
    expect(newest.latest).toBe(third.id);
    expect(newest.messages.map(message => message.question)).toEqual([third.question, travel]);
    const older = await list({ id: world.chatId, size: 2, before: newest.older!, branch: third.id });
    expect(older).toMatchObject({ messages: [{ id: first.id }], older: null });
  });

  it("forgets what was asked in the other branch: a follow-up is searched with its own", async () => {
    const first = await asked(world.employee, "Wann verfällt Resturlaub?");
    await edited(world.employee, first.id, travel);
    const follow = await asked(world.employee, "Und im März?");
    expect(follow.searchedAs).toContain("Dienstreisen");
    expect(follow.searchedAs).not.toContain("Resturlaub");
    const back = await as(world.employee).answers.ask({
      id: world.chatId,
      question: "Und im März?",
      after: first.id,
    });
    expect((await ended(world.employee, back)).searchedAs).toContain("Resturlaub");
  });

  it("shows a model only the conversation of its branch", async () => {
    await provider("instant");
    const first = await asked(world.employee, question);
    const second = await asked(world.employee, left);
    await edited(world.employee, second.id, travel);
    const before = world.fake.requests.length;
    await asked(world.employee, "Ruht der Jahresurlaub auf Reisen?");
    const prompt = JSON.stringify(world.fake.requests.slice(before));
    expect(prompt).toContain(first.question);
    expect(prompt).toContain(travel);
    expect(prompt).not.toContain(left);
  });

  it("takes feedback of its own, and is listed and exported with the others", async () => {
    const first = await asked(world.employee, question);
    const second = await edited(world.employee, first.id, travel);
    await as(world.employee).feedback.like({ id: second.id, liked: true });
    const { rows } = await as(world.employee).questions.list({ size: 10 });
    expect(rows.map(({ id, liked }) => [id, liked])).toEqual([
      [second.id, true],
      [first.id, null],
    ]);
    const part = partsOf(world.employee.id).find(({ name }) => name === "questions.json")!;
    expect(await part.rows(world.own.db, null)).toMatchObject([
      { id: first.id, version_of: null },
      { id: second.id, version_of: first.id },
    ]);
  });

  it("is not for others to edit, and not while an answer is being written", async () => {
    const first = await asked(world.employee, question);
    const stranger = await makePerson(world.own.db, "public_user");
    for (const other of [world.manager, stranger])
      await expect(edited(other, first.id, travel)).rejects.toMatchObject(gone);
    await provider("slow");
    const growing = await ask(world.employee, left);
    await expect(edited(world.employee, first.id, travel)).rejects.toMatchObject({
      code: "answer_under_way",
    });
    await as(world.employee).answers.cancel({ id: growing.id });
  });
});

describe("in a shared chat", () => {
  it("an edited question and its branch are seen by those who read it, who can only edit their own", async () => {
    await as(world.employee).shares.share({ id: world.chatId, userId: world.manager.id, mode: "ask" });
    const first = await asked(world.employee, question);
    const theirs = await asked(world.manager, left);
    const second = await edited(world.employee, first.id, travel);
    expect(await shown(world.manager)).toEqual([travel]);
    expect(await shown(world.manager, first.id)).toEqual([question, left]);
    await asked(world.manager, "Ruht der Jahresurlaub auf Reisen?");
    expect(await shown(world.employee)).toEqual([travel, "Ruht der Jahresurlaub auf Reisen?"]);
    await expect(edited(world.manager, second.id, left)).rejects.toMatchObject(gone);
    await edited(world.manager, theirs.id, "Beträgt der Urlaub 30 Tage?");
    expect(await shown(world.employee)).toEqual([question, "Beträgt der Urlaub 30 Tage?"]);
  });

  it("what others asked in a branch stays when the person who began it is erased", async () => {
    await as(world.employee).shares.share({ id: world.chatId, userId: world.manager.id, mode: "ask" });
    const first = await asked(world.manager, left);
    await edited(world.manager, first.id, travel);
    await asked(world.employee, question);
    await erasePeople(world.own.db, [world.manager.id], null);
    expect(await shown(world.employee)).toEqual([question]);
  });
});

describe("in a public chat", () => {
  it("each reader has branches of their own", async () => {
    world.chatId = await chatOf(world.employee, "public", world.division);
    const reader = await makePerson(world.own.db, "public_user");
    const mine = await asked(world.employee, question);
    const theirs = await asked(reader, left);
    await edited(world.employee, mine.id, travel);
    expect(await shown(reader)).toEqual([left]);
    await edited(reader, theirs.id, question);
    expect([await shown(reader), await shown(world.employee)]).toEqual([[question], [travel]]);
    const sneaky = await as(reader).answers.ask({ id: world.chatId, question: left, after: mine.id });
    await ended(reader, sneaky);
    expect(await shown(reader)).toEqual([question, left]);
    expect(await shown(reader, mine.id)).toEqual([question, left]);
  });
});
