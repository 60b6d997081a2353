import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
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

/** A file of the company, in a division without members. */
async function makeFile() {
  const [divisionId, fileId] = [newId(), newId()];
  await own.db.run(sql`
    insert into divisions (id, company_id, name, created_at) values (${divisionId}, ${own.id}, ${divisionId}, now())`);
  await own.db.run(sql`
    insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, created_at)
    values (${fileId}, ${own.id}, ${divisionId}, 'pdf', ${`${fileId}.pdf`}, 1, ${fileId}, ${fileId}, 'ready', now())`);
  return { divisionId, fileId };
}

async function feedbackWith(tagId: string) {
  const { id } = await makeQuestion(own.db, own.employee);
  await asking(own.db, own.employee).feedback.give({ id, mood: "happy", tagId });
}

describe("tags", () => {
  it("are one in any case: also of many added at the same moment too", async () => {
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

  it("have visible names: invisible characters are dropped, and makes no second tag", async () => {
    for (const name of ["\u200b", "\u3164 \u2060", "\u200e\u200f"])
      expect(await codeOf(as().add({ name }))).toBe("bad_request");
    expect((await as().add({ name: "\u200bRech\u200bnung\ufeff" })).name).toBe("Rechnung");
    for (const name of ["Rechnung\u200b", "Rechnung\u200e", "Rech\u200cnung"])
      expect(await codeOf(as().add({ name }))).toBe("tag_name_taken");
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

  it("belong to files too: who may change a file sets them, its readers see them and filter by them", async () => {
    const tag = await as().add({ name: "Urlaub" });
    const { fileId, divisionId } = await makeFile();
    const files = asking(own.db, own.manager).files;
    expect((await files.setTags({ id: fileId, tagIds: [tag.id, tag.id] })).tags).toEqual([
      { id: tag.id, name: "Urlaub", colour: "grey" },
    ]);
    const readers = asking(own.db, own.employee).files;
    expect((await readers.list({ tagId: tag.id })).total).toBe(0);
    await own.db.run(sql`
      insert into division_members (division_id, user_id) values (${divisionId}, ${own.employee.id})`);
    expect((await readers.list({ tagId: tag.id })).rows.map(({ id }) => id)).toEqual([fileId]);
    expect(await codeOf(readers.setTags({ id: fileId, tagIds: [] }))).toBe("forbidden");
    const { manager } = await makeCompany(own.db);
    expect(await codeOf(asking(own.db, manager).files.setTags({ id: fileId, tagIds: [] }))).toBe("not_found");
    const theirs = await as(manager).add({ name: "Ihr" });
    expect(await codeOf(files.setTags({ id: fileId, tagIds: [theirs.id] }))).toBe("not_found");
    expect((await files.setTags({ id: fileId, tagIds: [] })).tags).toEqual([]);
  });

  it("of a chat are its reader's alone: no list, count or order reveals them to others", async () => {
    const quiet = await as().add({ name: "Kündigung" });
    await as().add({ name: "Alltag" });
    const { chatId } = await makeQuestion(own.db, own.employee);
    const reader = asking(own.db, own.employee);
    const place = await reader.folders.place({ id: chatId, pinned: true, tagIds: [quiet.id] });
    expect(place).toMatchObject({ pinned: true, tags: [{ name: "Kündigung" }] });
    expect((await reader.folders.place({ id: chatId })).tags).toHaveLength(1);
    const found = await reader.chats.list({ tagId: quiet.id });
    expect(found.rows.map(({ place: at }) => at.tags.map(({ name }) => name))).toEqual([["Kündigung"]]);
    await own.db.run(sql`
      insert into chat_shares (chat_id, user_id, mode, created_at) values (${chatId}, ${own.manager.id}, 'read', now())`);
    expect((await asking(own.db, own.manager).chats.read({ id: chatId })).place.tags).toEqual([]);
    expect((await asking(own.db, own.manager).chats.list({ which: "mine", tagId: quiet.id })).total).toBe(0);
    expect((await as().read({ id: quiet.id })).chats).toBe(0);
    expect(await names({ sort: "-chats" })).toEqual(["Alltag", "Kündigung"]);
    const stranger = asking(own.db, (await makeCompany(own.db)).employee);
    expect(await codeOf(stranger.folders.place({ id: chatId, tagIds: [quiet.id] }))).toBe("not_found");
  });

  it("are counted by kind, and a merger moves all kinds, the chats of others too", async () => {
    const from = await as().add({ name: "Liefern" });
    const into = await as().add({ name: "Lieferung" });
    const { fileId } = await makeFile();
    await asking(own.db, own.manager).files.setTags({ id: fileId, tagIds: [from.id, into.id] });
    const { chatId } = await makeQuestion(own.db, own.employee);
    await asking(own.db, own.employee).folders.place({ id: chatId, tagIds: [from.id] });
    const mine = (await makeQuestion(own.db, own.manager)).chatId;
    await asking(own.db, own.manager).folders.place({ id: mine, tagIds: [from.id] });
    await feedbackWith(from.id);
    expect(await as().read({ id: from.id })).toMatchObject({ feedback: 1, files: 1, emails: 0, chats: 1 });
    expect(await as().merge({ id: from.id, intoId: into.id })).toMatchObject({
      feedback: 1,
      files: 1,
      chats: 1,
    });
    expect((await asking(own.db, own.employee).chats.read({ id: chatId })).place.tags).toMatchObject([
      { name: "Lieferung" },
    ]);
    await as().remove({ id: into.id });
    expect((await asking(own.db, own.employee).chats.read({ id: chatId })).place.tags).toEqual([]);
  });

  it("are offered to everybody of the company, those first that fit the words", async () => {
    for (const name of ["Arbeitszeit", "Personal und Urlaub", "Zoll", "Und"]) await as().add({ name });
    const choose = async (words: string, actor = own.employee) =>
      (await as(actor).choices({ words })).map(({ name, suggested }) => `${name}${suggested ? "!" : ""}`);
    expect(await choose("Urlaubsantrag 2026.pdf und mehr")).toEqual([
      ...["Personal und Urlaub!", "Arbeitszeit", "Und", "Zoll"],
    ]);
    expect(await choose("ARBEITSZEITEN, Urlaub")).toEqual([
      ...["Arbeitszeit!", "Personal und Urlaub!", "Und", "Zoll"],
    ]);
    expect(await choose("", (await makeCompany(own.db)).manager)).toEqual([]);
  });
});
