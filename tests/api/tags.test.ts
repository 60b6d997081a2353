import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/domain/core/actor/actor";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { ownCompany } from "../factories/own-company";
import { makeQuestion } from "../factories/question";

const own = ownCompany({});
const as = (actor: Actor = own.manager) => asking(own.db, actor).tags;
const names = async (query: object = {}) => (await as().list(query)).rows.map(({ name }) => name);

beforeEach(() => own.db.run(sql`delete from tags`));

async function feedbackWith(tagId: string) {
  const { id } = await makeQuestion(own.db, own.employee);
  await asking(own.db, own.employee).feedback.give({ id, mood: "happy", tagId });
}

describe("tags", () => {
  it("are one, in whatever letters: of many added at the same moment too", async () => {
    await as().add({ name: "Straße", colour: "blue" });
    for (const name of ["STRASSE", "straße", " Straße ", "Ｓtraße"])
      expect(await codeOf(as().add({ name }))).toBe("tag_name_taken");
    const told = await Promise.all(
      Array.from({ length: 10 }, (_, at) => codeOf(as().add({ name: at % 2 ? "Rechnung" : "rechnung" }))),
    );
    expect(told.filter(code => code === "done")).toHaveLength(1);
    const other = await as().add({ name: "Müll" });
    expect(await codeOf(as().change({ id: other.id, name: "strasse", colour: "red" }))).toBe(
      "tag_name_taken",
    );
    expect((await as().change({ id: other.id, name: "MÜLL", colour: "red" })).colour).toBe("red");
  });

  it("are searched and sorted by name and use", async () => {
    const [a] = [
      await as().add({ name: "Ärger" }),
      await as().add({ name: "Zoll" }),
      await as().add({ name: "Boten" }),
    ];
    expect(await names()).toEqual(["Ärger", "Boten", "Zoll"]);
    expect(await names({ search: "OT" })).toEqual(["Boten"]);
    await feedbackWith(a.id);
    expect((await as().list({ sort: "-used" })).rows[0]).toMatchObject({ name: "Ärger", feedback: 1 });
  });

  it("are merged: what had one has the other, once", async () => {
    const from = await as().add({ name: "Liefern" });
    const into = await as().add({ name: "Lieferung" });
    await feedbackWith(from.id);
    await feedbackWith(into.id);
    expect(await as().merge({ id: from.id, intoId: into.id })).toMatchObject({
      name: "Lieferung",
      feedback: 2,
    });
    expect(await names()).toEqual(["Lieferung"]);
    expect(await codeOf(as().merge({ id: into.id, intoId: into.id }))).toBe("bad_request");
  });

  it("are deleted without what they marked, and not by a form that is out of date", async () => {
    const tag = await as().add({ name: "Alt" });
    await feedbackWith(tag.id);
    await as().change({ id: tag.id, name: "Älter", colour: "grey" });
    expect(await codeOf(as().remove({ id: tag.id }, { context: { version: tag.version } }))).toBe(
      "conflict_version",
    );
    expect(await as().remove({ id: tag.id })).toEqual({ id: tag.id, name: "Älter" });
    const { rows } = await asking(own.db, own.manager).feedback.list({});
    expect(rows[0]?.tags).toEqual([]);
  });

  it("belong to their company, and employees do not manage them", async () => {
    const tag = await as().add({ name: "Eigen" });
    const { manager } = await makeCompany(own.db);
    expect(await codeOf(as(manager).read({ id: tag.id }))).toBe("not_found");
    expect(
      await codeOf(as(manager).merge({ id: tag.id, intoId: (await as(manager).add({ name: "Ihr" })).id })),
    ).toBe("not_found");
    expect((await as(manager).add({ name: "Eigen" })).name).toBe("Eigen");
    expect(await codeOf(as(own.employee).add({ name: "Nein" }))).toBe("forbidden");
  });
});
