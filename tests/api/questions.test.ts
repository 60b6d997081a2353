import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/domain/core/actor/actor";
import { asking } from "../factories/asking";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";
import { until } from "../factories/until";

const own = ownCompany({ DIVISION_LIMIT: "3" }, { plan: true });
const as = (actor: Actor) => asking(own.db, actor);
const log = { size: 25, search: "" };
const question = "Wie lang ist der Jahresurlaub?";
let division: string;

/** Asks, and waits until the answer has ended. */
async function ask(actor: Actor, words = question, divisionIds: string[] = []) {
  const asked = await as(actor).questions.ask({ question: words, divisionIds });
  await until(async () => (await as(actor).answers.read({ id: asked.id })).finishedAt !== null);
  return asked;
}

beforeEach(async () => {
  division = await makeDivision(own.db, own.id, { name: "Personal", members: [own.employee.id] });
  await makeFile(own.db, division, ["Der Jahresurlaub beträgt 30 Tage."]);
});

describe("a first question", () => {
  it("starts a private chat over all that its asker may search, named after the question", async () => {
    const closed = await makeDivision(own.db, own.id, { name: "Leitung" });
    await makeFile(own.db, closed, ["Die Leitung tagt montags."]);
    const { chatId } = await ask(own.employee);
    const chat = await as(own.employee).chats.read({ id: chatId });
    expect(chat).toMatchObject({ name: question, visibility: "private", own: true, questions: 1 });
    expect(chat.divisions.map(({ name }) => name)).toEqual(["Personal"]);
  });

  it("leaves no chat when it is refused", async () => {
    const empty = await makeDivision(own.db, own.id, { name: "Leer", members: [own.employee.id] });
    await expect(as(own.employee).questions.ask({ question, divisionIds: [empty] })).rejects.toMatchObject({
      code: "chat_needs_file",
    });
    const { total } = await as(own.employee).chats.list({ page: 1, size: 25, search: "", which: "own" });
    expect(total).toBe(0);
  });

  it("takes no division that its asker may not read", async () => {
    const closed = await makeDivision(own.db, own.id, { name: "Leitung" });
    await makeFile(own.db, closed, ["Die Leitung tagt montags."]);
    await expect(as(own.employee).questions.ask({ question, divisionIds: [closed] })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a search of chats", () => {
  const search = async (actor: Actor, words: string) => {
    const { rows } = await as(actor).chats.list({ page: 1, size: 25, search: words, which: "mine" });
    return rows.map(({ id, asked }) => ({ id, asked: asked?.id }));
  };
  const askIn = async (chatId: string, words: string) => {
    const { answers } = as(own.employee);
    const { id } = await answers.ask({ id: chatId, question: words });
    await until(async () => (await answers.read({ id })).finishedAt !== null);
    return id;
  };
  const startChat = (name: string) =>
    as(own.employee).chats.start({ name, visibility: "private", divisionIds: [division] });

  it("finds them by what was asked there, with the newest such question, for its asker alone", async () => {
    const { id } = await startChat("Fragen");
    await startChat("Andere Fragen");
    await askIn(id, question);
    const newer = await askIn(id, "Verfällt der JAHRESURLAUB?");
    await askIn(id, "Wie heißt der Mond?");
    expect(await search(own.employee, "jahresurlaub")).toEqual([{ id, asked: newer }]);
    expect(await search(own.employee, "Jupiter")).toEqual([]);
    expect(await search(own.manager, "jahresurlaub")).toEqual([]);
  });

  it("finds a rare word among old questions too, and a frequent one among the newest", async () => {
    const [old, { id }] = [await startChat("Alt"), await startChat("Neu")];
    const mond = await askIn(old.id, "Wie heißt der Mond?");
    await askIn(id, question);
    await own.db.run(sql`
      insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, finished_at)
      select uuidv7(), v.id, 'Wie geht es weiter? ' || n, '', 'declined', 'builtin', 'de', now(), now()
      from conversations v, generate_series(1, 2100) n where v.chat_id = ${id}`);
    expect(await search(own.employee, "mond")).toEqual([{ id: old.id, asked: mond }]);
    expect(await search(own.employee, "wie")).toMatchObject([{ id }]);
  });
});

describe("the log of questions", () => {
  it("lists one's own questions, newest first, by page and by words, and never those of others", async () => {
    const first = await ask(own.employee);
    const second = await ask(own.employee, "Wie heißt der Mond?");
    await ask(own.manager, "Was fragt die Leitung?");
    const list = as(own.employee).questions.list;
    expect((await list(log)).rows.map(({ id }) => id)).toEqual([second.id, first.id]);
    const found = await list({ ...log, search: "jahresurlaub" });
    expect(found.rows).toMatchObject([
      {
        id: first.id,
        chatId: first.chatId,
        state: "complete",
        sources: 1,
        withheld: null,
        answerer: "builtin",
      },
    ]);
    expect(found.rows[0]!.tookMs).toBeGreaterThanOrEqual(0);
    expect((await list({ ...log, outcome: "answered" })).rows.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ ...log, before: second.id })).rows.map(({ id }) => id)).toEqual([first.id]);
  });

  it("filters by one's own feedback, in the export too", async () => {
    const helpful = await ask(own.employee);
    const useless = await ask(own.employee, "Wie lang ist der Jahresurlaub noch?");
    await ask(own.employee, "Wie heißt der Mond?");
    await as(own.employee).feedback.like({ id: helpful.id, liked: true });
    await as(own.employee).feedback.like({ id: useless.id, liked: false });
    const found = async (feedback: "liked" | "disliked", search = "") => {
      const { rows } = await as(own.employee).questions.list({ ...log, search, feedback });
      return rows.map(({ id }) => id);
    };
    expect(await found("liked")).toEqual([helpful.id]);
    expect(await found("disliked")).toEqual([useless.id]);
    expect(await found("disliked", "jahresurlaub")).toEqual([useless.id]);
    expect(await found("liked", "mond")).toEqual([]);
    const { rows } = await as(own.employee).questions.export({ search: "", feedback: "liked", piece: 1 });
    expect(rows.map(({ id }) => id)).toEqual([helpful.id]);
  });

  it("withholds answers of a division that the asker has left, in the export too", async () => {
    await ask(own.employee);
    const shown = await as(own.employee).questions.export({ search: "", piece: 1 });
    expect(shown.rows[0]!.answer).toContain("30 Tage");
    await as(own.manager).divisions.changeMembers({ id: division, remove: [own.employee.id] });
    const { rows } = await as(own.employee).questions.export({ search: "", piece: 1 });
    expect(rows).toMatchObject([{ question, answer: "", sources: 0, withheld: "division" }]);
  });

  it("shows who answers a first question, and what the documents are about", async () => {
    const begin = await as(own.employee).questions.begin();
    expect(begin).toMatchObject({ answerer: "builtin", questionsLeft: null });
    expect(begin.topics.every(({ fileName }) => fileName !== "")).toBe(true);
  });

  it("may be one that has an approved answer in a division that its asker may read", async () => {
    const closed = await makeDivision(own.db, own.id, { name: "Leitung" });
    const approve = (divisionId: string, wording: string) =>
      as(own.manager).approvedAnswers.add({
        divisionId,
        wordings: [wording],
        answer: "Ja.",
        validUntil: "2190-12-31",
      });
    await approve(closed, "Tagt die Leitung montags?");
    await approve(division, "Gibt es Urlaubsgeld?");
    const suggested = async (actor: Actor) => (await as(actor).questions.begin()).approved;
    const open = { question: "Gibt es Urlaubsgeld?", divisionName: "Personal" };
    expect(await suggested(own.employee)).toEqual([open]);
    expect(await suggested(own.manager)).toEqual([
      open,
      { question: "Tagt die Leitung montags?", divisionName: "Leitung" },
    ]);
    await own.db.run(sql`update approved_answers set expires_at = now() - interval '1 day'`);
    expect(await suggested(own.manager)).toEqual([]);
  });
});
