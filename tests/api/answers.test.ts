import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { liveAnswers } from "~/domain/chats/answer/live-answers";
import { partsOf } from "~/domain/people/privacy/export-parts";
import { answering, firstPiece, leave, question, realNow } from "../factories/answering";
import { makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";

const { world, as, ask, chatOf, watch, watched, ended, provider } = answering();
const refusal = (code: string) => expect.objectContaining({ code });

describe("an answer without a provider", () => {
  it("quotes sentences word for word from the pages that it cites", async () => {
    const asked = await ask(world.employee);
    expect(asked).toMatchObject({ state: "waiting", answer: "", answerer: "builtin", attempt: 1 });
    const { text, message } = await watched(world.employee, asked.id);
    expect(message).toMatchObject({
      state: "complete",
      question,
      answer: text,
      reason: null,
      unsupported: [],
    });
    expect(text).toContain("Der Jahresurlaub beträgt 30 Tage. [1]");
    const [first] = message!.citations;
    expect(first).toMatchObject({ number: 1, fileName: "Handbuch.pdf", pageNumber: 1 });
    expect(first).toMatchObject({ before: null, after: "Resturlaub verfällt im März." });
    for (const { pageId, start, end, sentence } of message!.citations) {
      const page = await as(world.employee).files.page({ id: pageId! });
      expect(page.text.slice(start, end)).toBe(sentence);
      expect(text).toContain(sentence);
    }
  });

  it("says that it is a rule to who asks whether they may", async () => {
    await makeFile(world.own.db, world.division, [
      "Hunde dürfen nicht in die Küche. Die Küche öffnet um elf Uhr.",
    ]);
    const may = await ended(world.employee, await ask(world.employee, "Darf mein Hund in die Küche?"));
    expect(may.citations[0]?.sentence).toBe("Hunde dürfen nicht in die Küche.");
    expect(may.givesRule).toBe(true);
    const when = await ended(world.employee, await ask(world.employee, "Wann öffnet die Küche?"));
    expect(when).toMatchObject({ state: "complete", givesRule: false });
  });

  it("says so when the documents do not hold it", async () => {
    const message = await ended(world.employee, await ask(world.employee, "Welche Farbe hat Quantenschaum?"));
    expect(message).toMatchObject({ state: "declined", answer: "", reason: null, citations: [] });
    expect(message.finishedAt).toBeInstanceOf(Date);
  });

  it("names the documents' languages where the question is in none of them", async () => {
    const english = await ended(
      world.employee,
      await ask(world.employee, "What is the colour of quantum foam?"),
    );
    expect(english).toMatchObject({ state: "declined", otherLanguages: ["de"] });
    const german = await ended(world.employee, await ask(world.employee, "Welche Farbe hat Quantenschaum?"));
    expect(german).toMatchObject({ state: "declined", otherLanguages: [] });
  });

  // Arabic is known by its script; the others have to be known by their words, also in a short question.
  it.each([
    ["de", "Is a bonus paid?", "de"],
    ["de", "Any bonus per year?", "de"],
    ["de", "Christmas bonus", "en"],
    ["de", "Prime de Noël ?", "de"],
    ["de", "Prime annuelle", "fr"],
    ["de", "علاوة العيد؟", "de"],
    ["en", "Gibt es Weihnachtsgeld?", "en"],
    ["en", "Weihnachtsgeld", "de"],
    ["en", "Une prime ?", "en"],
    ["en", "علاوة العيد؟", "en"],
    ["fr", "Is a bonus paid?", "fr"],
    ["fr", "Weihnachtsgeld?", "de"],
    ["fr", "علاوة العيد؟", "fr"],
    ["ar", "Is a bonus paid?", "ar"],
    ["ar", "Weihnachtsgeld?", "de"],
    ["ar", "Prime de Noël ?", "ar"],
  ] as const)(
    "says of documents in %s that “%s” is in another language, to somebody who reads %s",
    async (language, words, reader) => {
      await world.own.db.run(sql`update files set language = ${language}`);
      const asker = { ...world.employee, language: reader };
      const message = await ended(asker, await ask(asker, words));
      expect(message).toMatchObject({ state: "declined", otherLanguages: [language] });
    },
  );

  it("does not mention languages where the question is in that of the documents", async () => {
    for (const words of ["Weihnachtsgeld?", "Gibt es Weihnachtsgeld?", "Bonus"]) {
      const message = await ended(world.employee, await ask(world.employee, words));
      expect(message).toMatchObject({ state: "declined", otherLanguages: [] });
    }
  });

  it("names the nearest passages where none is clear enough, and counts as unanswered", async () => {
    const words = "Was kosten Dienstreisen?";
    const message = await ended(world.employee, await ask(world.employee, words));
    expect(message).toMatchObject({ state: "declined", answer: "", unsupported: [] });
    expect(message.citations[0]).toMatchObject({
      number: 1,
      fileName: "Handbuch.pdf",
      sentence: "Dienstreisen genehmigt die Leitung.",
    });
  });

  it("shows the nearest passages with the sentences around them, none of them twice", async () => {
    const text =
      "Jeder Elternteil hat Anspruch auf Elternzeit. Davon gehen drei Jahre auf einmal. Sie ist vorher anzumelden.";
    await makeFile(world.own.db, world.division, [text, "Elternzeit ist schön."], { name: "Eltern.pdf" });
    const { state, citations } = await ended(
      world.employee,
      await ask(world.employee, "Was kostet die Elternzeit?"),
    );
    expect(state).toBe("declined");
    expect(citations.find(({ sentence }) => sentence.startsWith("Jeder Elternteil"))).toMatchObject({
      before: null,
      after: "Davon gehen drei Jahre auf einmal. Sie ist vorher anzumelden.",
    });
  });

  it("thanks back and says who it is, without counting as unanswered", async () => {
    const thanks = await ended(world.employee, await ask(world.employee, "Danke!"));
    expect(thanks).toMatchObject({
      state: "complete",
      answer: "Gern geschehen. Fragen Sie jederzeit weiter.",
      citations: [],
    });
    const who = await ended(world.employee, await ask(world.employee, "Wer bist du?"));
    expect(who).toMatchObject({ state: "complete", citations: [] });
    expect(who.answer).toContain("ein Programm und kein Mensch");
  });

  it("names the documents that it searches, and no others, to who asks for them", async () => {
    await makeFile(world.own.db, world.division, ["Zweites."], { name: "Zweites_Handbuch *neu*.pdf" });
    await makeFile(world.own.db, world.division, ["Alt."], { name: "Gelöscht.pdf", status: "deleting" });
    const other = await makeDivision(world.own.db, world.companyId, { members: [world.employee.id] });
    await makeFile(world.own.db, other, ["Anderes."], { name: "Nicht in diesem Chat.pdf" });
    const one = await ended(world.employee, await ask(world.employee, "Welche Dokumente gibt es?"));
    expect(one).toMatchObject({ state: "complete", citations: [] });
    expect(one.answer).toContain(
      "in diesen 2 Dokumenten:\n\n– Handbuch.pdf\n– Zweites_Handbuch *neu*.pdf\n\n",
    );
    expect(one.answer).not.toMatch(/Gelöscht|Nicht in/);
  });

  it("to a follow-up after a thank-you is searched with the words of the question before that", async () => {
    await ended(world.employee, await ask(world.employee, "Wann verfällt Resturlaub?"));
    await ended(world.employee, await ask(world.employee, "Vielen Dank!"));
    const message = await ended(world.employee, await ask(world.employee, "Und im März?"));
    expect(message.searchedAs).toBe("Und im März? (verfällt Resturlaub)");
  });

  it("to a question that refers to the one before is searched with that one's words", async () => {
    await ended(world.employee, await ask(world.employee, "Wann verfällt Resturlaub?"));
    const message = await ended(world.employee, await ask(world.employee, "Und im März?"));
    expect(message).toMatchObject({ question: "Und im März?", state: "complete" });
    expect(message.searchedAs).toBe("Und im März? (verfällt Resturlaub)");
    expect(message.answer).toContain("Resturlaub verfällt im März. [1]");
    expect(message.context).toBe("used");
  });

  it("is searched without the question before when its asker wishes it, and with it again", async () => {
    await ended(world.employee, await ask(world.employee, "Wer genehmigt Dienstreisen?"));
    const asked = await ask(world.employee, "Und im März?");
    expect(await ended(world.employee, asked)).toMatchObject({
      context: "used",
      searchedAs: "Und im März? (Wer genehmigt Dienstreisen)",
    });
    const again = as(world.employee).answers;
    await again.retry({ id: asked.id, alone: true });
    const alone = await ended(world.employee, asked);
    expect(alone).toMatchObject({ context: "off", searchedAs: null });
    expect(alone.citations.some(({ sentence }) => sentence.includes("Dienstreisen"))).toBe(false);
    // Asked again it stays as its asker wished.
    await again.retry({ id: asked.id });
    expect((await ended(world.employee, asked)).context).toBe("off");
    await again.retry({ id: asked.id, alone: false });
    expect((await ended(world.employee, asked)).context).toBe("used");
  });

  it("is the best sentence alone in a chat of short answers", async () => {
    const words = "Beträgt der Jahresurlaub 30 Tage, und ruht er auf Reisen?";
    const normal = await ended(world.employee, await ask(world.employee, words));
    expect(normal.citations.length).toBeGreaterThan(1);
    const { version, divisions } = await as(world.employee).chats.read({ id: world.chatId });
    const kept = {
      name: "Fragen",
      visibility: "private",
      divisionIds: divisions.map(({ id }) => id),
    } as const;
    const short = { id: world.chatId, ...kept, answerLength: "short" } as const;
    await as(world.employee).chats.change(short, { context: { version } });
    const message = await ended(world.employee, await ask(world.employee, words));
    expect(message.citations).toEqual([normal.citations[0]]);
    // A form without the field changes nothing.
    await as(world.employee).chats.change({ id: world.chatId, ...kept });
    expect(await as(world.employee).chats.read({ id: world.chatId })).toMatchObject({
      answerLength: "short",
    });
  });

  it("is found in spite of a typo, and says what was searched", async () => {
    const message = await ended(world.employee, await ask(world.employee, "Wann verfällt Reesturlaub?"));
    expect(message).toMatchObject({ state: "complete", searchedAs: "Wann verfällt resturlaub?" });
    expect(message.answer).toContain("Resturlaub verfällt im März. [1]");
    const exact = await ended(world.employee, await ask(world.employee, "Wann verfällt Resturlaub?"));
    expect(exact.searchedAs).toBeNull();
  });

  it("stands in the conversation, newest first and page by page", async () => {
    for (const words of [question, "Wer genehmigt Dienstreisen?", "Wann verfällt Resturlaub?"]) {
      await ended(world.employee, await ask(world.employee, words));
    }
    const newest = await as(world.employee).answers.list({ id: world.chatId, size: 2 });
    expect(newest.messages.map(message => message.question)).toEqual([
      "Wann verfällt Resturlaub?",
      "Wer genehmigt Dienstreisen?",
    ]);
    const rest = await as(world.employee).answers.list({ id: world.chatId, size: 2, before: newest.older! });
    expect(rest).toMatchObject({ messages: [{ question }], older: null, questionsLeft: null });
    expect((await as(world.employee).chats.read({ id: world.chatId })).questions).toBe(3);
  });
});

describe("another user's conversation", () => {
  it("is not there for a colleague, a stranger or a public user", async () => {
    const { id } = await ended(world.employee, await ask(world.employee));
    const others = [
      world.manager,
      (await makeCompany(world.own.db)).manager,
      await makePerson(world.own.db, "public_user"),
    ];
    for (const other of others) {
      const { answers } = as(other);
      const calls = [
        () => answers.read({ id }),
        () => answers.cancel({ id }),
        () => answers.retry({ id }),
        () => watch(other, id),
      ];
      for (const call of calls) await expect(call()).rejects.toThrow(refusal("not_found"));
      await expect(ask(other)).rejects.toThrow(refusal("not_found"));
      await expect(answers.list({ id: world.chatId, size: 5 })).rejects.toThrow(refusal("not_found"));
    }
  });

  it("in a public chat is each asker's own", async () => {
    world.chatId = await chatOf(world.employee, "public", world.division);
    const reader = await makePerson(world.own.db, "public_user");
    const { id } = await ended(reader, await ask(reader));
    expect((await as(world.employee).answers.list({ id: world.chatId, size: 5 })).messages).toEqual([]);
    await expect(as(world.employee).answers.read({ id })).rejects.toThrow(refusal("not_found"));
  });
});

describe("an old answer", () => {
  const parts = async (userId: string) => {
    const questions = partsOf(userId).find(({ name }) => name === "questions.json")!;
    return questions.rows(world.own.db, null);
  };
  /** Everything of this answer that its asker can reach. */
  const everywhere = async (id: string) => {
    const api = as(world.employee);
    const steps = [];
    for await (const step of await watch(world.employee, id)) steps.push(step);
    return {
      read: await api.answers.read({ id }),
      listed: (await api.answers.list({ id: world.chatId })).messages[0],
      streamed: steps,
      exported: await parts(world.employee.id),
    };
  };

  it("is not shown to a member who was taken out of the division, and the question stays", async () => {
    const { id } = await ended(world.employee, await ask(world.employee));
    expect(JSON.stringify(await everywhere(id))).toContain("30 Tage.");
    await as(world.manager).divisions.changeMembers({ id: world.division, remove: [world.employee.id] });
    const seen = await everywhere(id);
    expect(JSON.stringify(seen).replaceAll(question, "")).not.toContain("30 Tage");
    expect(seen.read).toMatchObject({ question, answer: "", citations: [], withheld: "division" });
    expect(seen.exported[0]).toMatchObject({ question, answer: null, withheld: "division", sources: [] });
    await as(world.manager).divisions.changeMembers({ id: world.division, add: [world.employee.id] });
    expect((await as(world.employee).answers.read({ id })).answer).toContain("30 Tage.");
  });

  it("goes with the file that it quotes, for good", async () => {
    const { id } = await ended(world.employee, await ask(world.employee));
    const { rows } = await as(world.manager).files.list({});
    await as(world.manager).files.remove({ id: rows[0]!.id });
    const seen = await everywhere(id);
    expect(JSON.stringify(seen).replaceAll(question, "")).not.toContain("30 Tage");
    expect(seen.read).toMatchObject({ question, withheld: "file" });
    const kept = await world.own.db.many(sql`
      select m.answer, c.sentence from messages m left join citations c on c.message_id = m.id where m.id = ${id}`);
    expect(JSON.stringify(kept)).not.toContain("Tage");
  });

  it("goes with the division that is deleted", async () => {
    const { id } = await ended(world.employee, await ask(world.employee));
    await as(world.manager).divisions.remove({ id: world.division });
    expect(JSON.stringify(await everywhere(id)).replaceAll(question, "")).not.toContain("30 Tage");
  });

  it("in a public chat is not shown to its readers once the chat no longer searches the division", async () => {
    world.chatId = await chatOf(world.employee, "public", world.division);
    const reader = await makePerson(world.own.db, "public_user");
    const { id } = await ended(reader, await ask(reader));
    const other = await makeDivision(world.own.db, world.companyId, { members: [world.employee.id] });
    await makeFile(world.own.db, other, ["Die Kantine öffnet um elf Uhr."]);
    await as(world.employee).chats.change({
      id: world.chatId,
      name: "Kantine",
      visibility: "public",
      divisionIds: [other],
    });
    expect(await as(reader).answers.read({ id })).toMatchObject({ answer: "", withheld: "division" });
  });
});

describe("a reader of a public chat", () => {
  beforeEach(async () => {
    world.chatId = await chatOf(world.employee, "public", world.division);
  });

  it("gets the sentence with file name and page, never the file, its page or the sentences around it", async () => {
    for (const reader of [
      await makePerson(world.own.db, "public_user"),
      (await makeCompany(world.own.db)).manager,
    ]) {
      const { citations, answer } = await ended(reader, await ask(reader));
      expect(answer).toContain("Der Jahresurlaub beträgt 30 Tage.");
      expect(citations[0]).toMatchObject({
        fileName: "Handbuch.pdf",
        pageNumber: 1,
        fileId: null,
        pageId: null,
        divisionId: null,
        before: null,
        after: null,
      });
    }
    const { citations } = await ended(world.employee, await ask(world.employee));
    expect(citations[0]).toMatchObject({
      pageId: expect.any(String),
      divisionId: world.division,
      after: expect.any(String),
    });
  });

  it("is cut off while the answer grows when the owner closes the chat", async () => {
    await provider("stall");
    const reader = await makePerson(world.own.db, "public_user");
    const steps = await watch(reader, (await ask(reader)).id, { checkEveryMs: 20 });
    expect(await firstPiece(steps)).not.toBe("");
    await world.own.db.run(sql`update chats set visibility = 'private' where id = ${world.chatId}`);
    await expect(steps.next()).rejects.toThrow(refusal("not_found"));
  });
});

describe("limits", () => {
  it("stop the twenty-first question of a month, and a deleted chat gives none back", async () => {
    const poor = await makeCompany(world.own.db);
    const room = await makeDivision(world.own.db, poor.id, { members: [poor.employee.id] });
    await makeFile(world.own.db, room, [leave]);
    // Still January in UTC, but February where the company is.
    clock.now = () => new Date("2026-01-31T23:30:00Z");
    await world.own.db.run(sql`insert into question_counts values (${poor.id}, '2026-02', 19)`);
    const chats = [
      await chatOf(poor.manager, "private", room),
      await chatOf(poor.employee, "private", room),
    ] as const;
    expect((await as(poor.manager).answers.list({ id: chats[0], size: 1 })).questionsLeft).toBe(1);
    const tries = await Promise.allSettled([
      ask(poor.manager, question, chats[0]),
      ask(poor.employee, question, chats[1]),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "question_limit_reached", data: { values: { limit: 20 } } },
    });
    await Promise.all(liveAnswers().map(live => live.ended));
    await as(poor.manager).chats.remove({ id: chats[0] });
    const another = await chatOf(poor.manager, "private", room);
    await expect(ask(poor.manager, question, another)).rejects.toThrow(refusal("question_limit_reached"));
    expect((await as(poor.manager).answers.list({ id: another, size: 1 })).questionsLeft).toBe(0);
    clock.now = () => new Date("2026-02-28T23:30:00Z");
    await expect(ask(poor.manager, question, another)).resolves.toMatchObject({ state: "waiting" });
  });

  it("do not count what failed, and not where no plans are sold", async () => {
    const poor = await makeCompany(world.own.db);
    const room = await makeDivision(world.own.db, poor.id);
    await makeFile(world.own.db, room, [leave]);
    world.chatId = await chatOf(poor.manager, "private", room);
    const { id } = await ended(poor.manager, await ask(poor.manager));
    const left = async () =>
      (await as(poor.manager).answers.list({ id: world.chatId, size: 1 })).questionsLeft;
    expect(await left()).toBe(19);
    await world.own.db.run(sql`update messages set state = 'failed' where id = ${id}`);
    await as(poor.manager).answers.retry({ id });
    await ended(poor.manager, { id });
    expect(await left()).toBe(19);
    // The process that generated it has died; no other has noticed yet.
    await world.own.db.run(
      sql`update messages set state = 'streaming', answerer = 'openai/m', heartbeat_at = now() - interval '11 s' where id = ${id}`,
    );
    await as(poor.manager).answers.retry({ id });
    await ended(poor.manager, { id });
    expect(await left()).toBe(19);
    // The built-in answerer over the same documents says the same.
    await ended(poor.manager, { id });
    expect(await as(poor.manager).answers.retry({ id })).toMatchObject({ free: true });
    await ended(poor.manager, { id });
    expect(await left()).toBe(19);
    await world.own.db.run(
      sql`update division_versions set version = version + 1 where division_id = ${room}`,
    );
    expect(await as(poor.manager).answers.retry({ id })).toMatchObject({ free: false });
    expect(await left()).toBe(18);
    settingsOf({ APP_MODE: "normal" }).remove();
    expect(await left()).toBeNull();
  });

  it("count a repeated answer of the operator's model, which may say something else each time", async () => {
    const operator = {
      AI_PROVIDER: "openai",
      AI_BASE_URL: world.fake.url,
      AI_KEY: "K-1",
      AI_MODEL: "instant",
    };
    const settings = settingsOf(operator);
    const poor = await makeCompany(world.own.db);
    const room = await makeDivision(world.own.db, poor.id);
    await makeFile(world.own.db, room, [leave]);
    world.chatId = await chatOf(poor.manager, "private", room);
    const answered = await ended(poor.manager, await ask(poor.manager));
    expect(answered).toMatchObject({ state: "complete", answerer: "openai/instant" });
    expect(await as(poor.manager).answers.retry({ id: answered.id })).toMatchObject({ free: false });
    await ended(poor.manager, answered);
    await as(poor.manager).provider.change({ kind: "builtin" });
    await as(poor.manager).answers.retry({ id: answered.id });
    await ended(poor.manager, answered);
    expect(await as(poor.manager).answers.retry({ id: answered.id })).toMatchObject({ free: true });
    await ended(poor.manager, answered);
    settings.remove();
  });

  it("let one person ask twenty times a minute", async () => {
    const start = realNow().getTime();
    for (let asked = 0; asked < 20; asked++) {
      clock.now = () => new Date(start + asked * 1000);
      await ended(world.employee, await ask(world.employee));
    }
    await expect(ask(world.employee)).rejects.toMatchObject({
      code: "too_many_requests",
      data: { values: { seconds: 41 } },
    });
    clock.now = () => new Date(start + 60_000);
    await expect(ask(world.employee)).resolves.toBeDefined();
  });

  it("ask for a ready file first", async () => {
    await world.own.db.run(sql`update files set status = 'deleting' where division_id = ${world.division}`);
    await expect(ask(world.employee)).rejects.toThrow(refusal("chat_needs_file"));
    await world.own.db.run(sql`delete from division_members where user_id = ${world.employee.id}`);
    await expect(ask(world.employee)).rejects.toThrow(refusal("chat_needs_division"));
  });
});
