import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/domain/core/actor/actor";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { ownCompany } from "../factories/own-company";
import { makeQuestion } from "../factories/question";

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
