import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/domain/core/actor/actor";
import { asking } from "../factories/asking";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({ DIVISION_LIMIT: "9" });
const tried = (actor: Actor, question: string, divisionId?: string) =>
  asking(own.db, actor).search.try({ question, ...(divisionId && { divisionId }) });

describe("trying the search", () => {
  let division = "";
  beforeEach(async () => {
    division = await makeDivision(own.db, own.id);
    await makeFile(own.db, division, [
      "Der Jahresurlaub beträgt 30 Tage. Resturlaub verfällt im März.",
      "Bargeld vom Geldautomaten bucht die Leitung.",
    ]);
  });

  it("shows a data manager the passages, the sentence that would be quoted and the words that it holds", async () => {
    const found = await tried(own.manager, "Wie viele Tage Jahresurlaub gibt es?");
    expect(found).toMatchObject({ level: "answer", searchedAs: null });
    expect(found.clarity.value).toBeGreaterThanOrEqual(found.clarity.answer);
    const [first] = found.passages;
    expect(first).toMatchObject({ score: 1, place: { number: 1 }, words: ["tage", "jahresurlaub"] });
    expect(first!.text.slice(first!.sentence!.start, first!.sentence!.end)).toBe(
      "Der Jahresurlaub beträgt 30 Tage.",
    );
  });

  it("names the words that are found as others, and those that are not found", async () => {
    const found = await tried(own.manager, "Was kostet Geld vom Bankomaten in Spanien?");
    expect(found.passages[0]).toMatchObject({ place: { number: 2 } });
    expect(found.passages[0]!.words).toContain("bankomaten");
    expect(found.missing).toContain("spanien");
    expect(found.level).not.toBe("answer");
  });

  it("stores nothing: no chat, no question, no figure", async () => {
    const count = () =>
      own.db.one(
        sql`select (select count(*) from chats) as chats, (select count(*) from messages) as messages`,
      );
    const before = await count();
    await tried(own.manager, "Wie viele Tage Jahresurlaub gibt es?");
    expect(await count()).toEqual(before);
  });

  it("searches one division if it is named, and never another company's", async () => {
    const other = await makeDivision(own.db, own.id);
    expect((await tried(own.manager, "Jahresurlaub", other)).passages).toEqual([]);
    expect((await tried(own.manager, "Jahresurlaub", division)).passages).toHaveLength(1);
    const stranger = await makeCompany(own.db, { plan: true });
    const theirs = await makeDivision(own.db, stranger.id);
    await makeFile(own.db, theirs, ["Der Jahresurlaub beträgt 41 Tage."]);
    const refused = expect.objectContaining({ code: "not_found" });
    await expect(tried(own.manager, "Jahresurlaub", theirs)).rejects.toThrow(refused);
    const all = await tried(own.manager, "Jahresurlaub");
    expect(all.passages.map(({ text }) => text).join()).not.toContain("41");
  });

  it("is refused to employees", async () => {
    await expect(tried(own.employee, "Jahresurlaub")).rejects.toThrow(
      expect.objectContaining({ code: "forbidden" }),
    );
  });

  it("says that nothing is found where no word of the question stands anywhere", async () => {
    expect(await tried(own.manager, "Xylophon")).toMatchObject({
      level: "nothing",
      passages: [],
      missing: ["xylophon"],
    });
  });
});
