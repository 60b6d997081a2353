import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { abilityOf, builtInPermissions, rulesOf } from "~/contract/abilities";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";
import { makeCitation, makeQuestion } from "../factories/question";

const own = ownCompany({});
const as = (actor: Actor = own.manager) => asking(own.db, actor).topics;
const declined = (asker: Actor, question: string) =>
  makeQuestion(own.db, asker, { state: "declined", question });

beforeEach(() => own.db.run(sql`delete from chats`));

describe("open topics", () => {
  it("show the words that two people share, and no question that was not handed on", async () => {
    await declined(own.employee, "Gibt es Urlaubsgeld nach meiner Scheidung?");
    await declined(own.manager, "Wie hoch ist das Urlaubsgeld?");
    const { topics, withheld } = await as().list();
    expect(topics).toMatchObject([{ words: ["Urlaubsgeld"], questions: 2, declined: 2, wordings: [] }]);
    expect(JSON.stringify(topics)).not.toContain("Scheidung");
    expect(withheld).toBe(0);
  });

  it("only count what one person asked, until that person hands it on", async () => {
    const { id } = await declined(own.employee, "Gibt es Weihnachtsgeld?");
    expect(await as().list()).toMatchObject({ topics: [], withheld: 1 });
    expect(await codeOf(as().read({ id }))).toBe("not_found");
    await asking(own.db, own.employee).feedback.give({ id, liked: false, handedOn: true });
    expect((await as().list()).topics).toMatchObject([
      { id, words: ["Weihnachtsgeld"], wordings: ["Gibt es Weihnachtsgeld?"] },
    ]);
  });

  it("gather disliked answers too, but none that were good", async () => {
    const { id } = await makeQuestion(own.db, own.employee, { question: "Wo parke ich?" });
    expect(await as().list()).toMatchObject({ topics: [], withheld: 0 });
    await asking(own.db, own.employee).feedback.give({ id, liked: false, handedOn: true });
    expect(await as().read({ id })).toMatchObject({ disliked: 1, declined: 0 });
  });

  it("gather answers with sentences that no source supports", async () => {
    for (const asker of [own.employee, own.manager])
      await makeQuestion(own.db, asker, { question: "Gibt es Urlaubsgeld?" });
    expect(await as().list()).toMatchObject({ topics: [], withheld: 0 });
    await own.db.run(sql`update messages set unsupported = '[{"start": 0, "end": 3}]'`);
    expect((await as().list()).topics).toMatchObject([
      { words: ["Urlaubsgeld"], questions: 2, unsupported: 2, declined: 0, disliked: 0 },
    ]);
  });

  it("say when they were asked, in which divisions, and what was found instead, as far as their reader may read it", async () => {
    const division = await makeDivision(own.db, own.id, { name: "Personal" });
    const file = await makeFile(own.db, division, ["Urlaub beantragt man im Kalender."]);
    for (const asker of [own.employee, own.manager]) {
      const { id, chatId } = await declined(asker, "Gibt es Urlaubsgeld?");
      await own.db.run(
        sql`insert into chat_divisions (chat_id, division_id) values (${chatId}, ${division})`,
      );
      await makeCitation(own.db, id, file);
      await own.db.run(sql`
        update messages set created_at = ${asker === own.manager ? "2026-11-20T09:00Z" : "2026-11-18T09:00Z"} where id = ${id}`);
    }
    const [topic] = (await as().list()).topics;
    expect(topic).toMatchObject({
      questions: 2,
      firstAt: new Date("2026-11-18T09:00Z"),
      lastAt: new Date("2026-11-20T09:00Z"),
      divisions: [{ id: division, name: "Personal" }],
      files: [{ id: file, name: "Handbuch.pdf" }],
    });
    const permissions = builtInPermissions("data_manager").filter(
      ({ subject }) => subject !== "File" && subject !== "Division",
    );
    const ability = abilityOf(rulesOf({ access: "user", permissions }, own.manager.id));
    const reader = as({ ...own.manager, ability });
    for (const seen of [(await reader.list()).topics[0]!, await reader.read({ id: topic!.id })])
      expect(seen).toMatchObject({ words: ["Urlaubsgeld"], divisions: [], files: [] });
    await own.db.run(sql`
      insert into closed_topics (id, company_id, reason, words, questions, opened_at, closed_at, source_name, file_id)
      values (${newId()}, ${own.id}, 'answered', '{Urlaub}', 2, now(), now(), 'Handbuch.pdf', ${file})`);
    expect((await as().closed({ search: "Handbuch" })).rows).toMatchObject([{ sourceName: "Handbuch.pdf" }]);
    expect((await reader.closed({})).rows).toMatchObject([{ words: ["Urlaub"], sourceName: null }]);
    expect((await reader.closed({ search: "Handbuch" })).total).toBe(0);
  });

  it("are closed as they were seen, and open again when asked about anew", async () => {
    const { id } = await declined(own.employee, "Gibt es Urlaubsgeld?");
    await declined(own.manager, "Wann kommt das Urlaubsgeld?");
    expect(await codeOf(as().close({ id }, { context: { version: 1 } }))).toBe("conflict_version");
    await as().close({ id }, { context: { version: 2 } });
    expect(await as().list()).toEqual({ topics: [], withheld: 0 });
    expect(await codeOf(as().close({ id }))).toBe("not_found");
    await declined(own.employee, "Urlaubsgeld?");
    await declined(own.manager, "Urlaubsgeld?");
    expect((await as().list()).topics).toMatchObject([{ questions: 2 }]);
  });

  it("are no other company's, and no employee's", async () => {
    const { id } = await declined(own.employee, "Gibt es Urlaubsgeld?");
    await declined(own.manager, "Wann kommt das Urlaubsgeld?");
    const other = await makeCompany(own.db);
    expect(await as(other.manager).list()).toEqual({ topics: [], withheld: 0 });
    expect(await codeOf(as(other.manager).read({ id }))).toBe("not_found");
    expect(await codeOf(as(other.manager).close({ id }))).toBe("not_found");
    expect(await codeOf(as(own.employee).list())).toBe("forbidden");
  });
});
