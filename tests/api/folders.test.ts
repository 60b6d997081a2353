import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";
import { makeQuestion } from "../factories/question";

const own = ownCompany({}, { plan: true });
const as = (actor: Actor) => asking(own.db, actor);
const place = { folderId: null, pinned: false, archived: false };
const list = { page: 1, size: 25, search: "", which: "mine", archived: "no" } as const;

describe("folders of chats", () => {
  it("are nested once, by name, each before those in it", async () => {
    const { folders } = as(own.employee);
    const second = await folders.add({ name: "Lager" });
    const first = await folders.add({ name: "Einkauf" });
    const inner = await folders.add({ name: "Verträge", parentId: first.id });
    expect((await folders.list()).map(({ name }) => name)).toEqual(["Einkauf", "Verträge", "Lager"]);
    await expect(folders.add({ name: "Zu tief", parentId: inner.id })).rejects.toMatchObject({
      code: "folder_too_deep",
    });
    await expect(
      folders.change({ id: first.id, name: "Einkauf", parentId: second.id }),
    ).rejects.toMatchObject({
      code: "folder_too_deep",
    });
    await expect(folders.change({ id: first.id, name: "Einkauf", parentId: first.id })).rejects.toMatchObject(
      {
        code: "folder_too_deep",
      },
    );
  });

  it("have a name only once below the same parent, however it is written", async () => {
    const { folders } = as(own.employee);
    const { id } = await folders.add({ name: "Straße" });
    await expect(folders.add({ name: "  STRASSE " })).rejects.toMatchObject({ code: "folder_name_taken" });
    expect(await folders.add({ name: "Straße", parentId: id })).toMatchObject({ parentId: id });
    const other = await folders.add({ name: "Weg" });
    await expect(folders.change({ id: other.id, name: "strasse" })).rejects.toMatchObject({
      code: "folder_name_taken",
    });
    expect(await as(own.manager).folders.add({ name: "Straße" })).toMatchObject({ name: "Straße" });
  });

  it("are not overwritten by a form that was opened before another change", async () => {
    const { folders } = as(own.employee);
    const { id, version } = await folders.add({ name: "Lager" });
    await folders.change({ id, name: "Lager Nord" }, { context: { version } });
    const late = { context: { version } };
    await expect(folders.change({ id, name: "Lager Süd" }, late)).rejects.toMatchObject({
      code: "conflict_version",
    });
    await expect(folders.remove({ id }, late)).rejects.toMatchObject({ code: "conflict_version" });
    expect((await folders.read({ id })).name).toBe("Lager Nord");
  });

  it("give their chats to the folder above when they are deleted, and at the top to none", async () => {
    const { folders, chats } = as(own.employee);
    const { chatId } = await makeQuestion(own.db, own.employee);
    const outer = await folders.add({ name: "Einkauf" });
    const inner = await folders.add({ name: "Verträge", parentId: outer.id });
    await folders.place({ id: chatId, ...place, folderId: inner.id });
    await folders.remove({ id: inner.id });
    expect((await chats.read({ id: chatId })).place.folderId).toBe(outer.id);
    await folders.remove({ id: outer.id });
    expect((await chats.read({ id: chatId })).place.folderId).toBeNull();
  });

  it("leave the folders in them at the top, together with those of the same name", async () => {
    const { folders, chats } = as(own.employee);
    const { chatId } = await makeQuestion(own.db, own.employee);
    const outer = await folders.add({ name: "Einkauf" });
    const same = await folders.add({ name: "Verträge" });
    const inner = await folders.add({ name: "verträge", parentId: outer.id });
    await folders.add({ name: "Einkauf", parentId: outer.id });
    await folders.place({ id: chatId, ...place, folderId: inner.id });
    await folders.remove({ id: outer.id });
    expect((await folders.list()).map(({ name, parentId }) => [name, parentId])).toEqual([
      ["Einkauf", null],
      ["Verträge", null],
    ]);
    expect((await chats.read({ id: chatId })).place.folderId).toBe(same.id);
  });

  it("are their owner's alone: another person finds neither folder nor chat", async () => {
    const { id } = await as(own.employee).folders.add({ name: "Privat" });
    const { chatId } = await makeQuestion(own.db, own.employee);
    const other = as(own.manager);
    for (const attempt of [
      () => other.folders.read({ id }),
      () => other.folders.change({ id, name: "Neu" }),
      () => other.folders.remove({ id }),
      () => other.folders.add({ name: "Darin", parentId: id }),
      () => other.folders.place({ id: chatId, ...place, pinned: true }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
    const own2 = await makeQuestion(own.db, own.manager);
    await expect(other.folders.place({ id: own2.chatId, ...place, folderId: id })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a chat's place", () => {
  it("is pinned above all others, and leaves the list for the archive", async () => {
    const { folders, chats } = as(own.employee);
    const old = await makeQuestion(own.db, own.employee);
    const late = await makeQuestion(own.db, own.employee);
    await folders.place({ id: old.chatId, ...place, pinned: true });
    const ids = async (filter = {}) => (await chats.list({ ...list, ...filter })).rows.map(({ id }) => id);
    expect((await ids())[0]).toBe(old.chatId);
    expect(await ids({ pinned: "yes" })).toEqual([old.chatId]);
    await folders.place({ id: late.chatId, ...place, archived: true });
    expect(await ids()).not.toContain(late.chatId);
    expect(await ids({ archived: "yes" })).toEqual([late.chatId]);
  });

  it("is changed for many chats at once by the archive, which keeps their folder and pin", async () => {
    const { folders, chats } = as(own.employee);
    const { id } = await folders.add({ name: "Abgeschlossen" });
    const [placed, fresh] = [
      await makeQuestion(own.db, own.employee),
      await makeQuestion(own.db, own.employee),
    ];
    await folders.place({ id: placed.chatId, ...place, folderId: id, pinned: true });
    const ids = [placed.chatId, fresh.chatId];
    const placeOf = async (chatId: string) => (await chats.read({ id: chatId })).place;
    expect(await folders.archive({ ids })).toEqual({ changed: 2 });
    expect(await placeOf(placed.chatId)).toMatchObject({ folderId: id, pinned: true, archived: true });
    expect(await placeOf(fresh.chatId)).toMatchObject({ ...place, archived: true });
    // The same request again, as after a lost answer.
    expect(await folders.archive({ ids })).toEqual({ changed: 2 });
    expect(await folders.archive({ ids, archived: false })).toEqual({ changed: 2 });
    expect(await placeOf(placed.chatId)).toMatchObject({ folderId: id, pinned: true, archived: false });
  });

  it("is not made for chats that the person does not see, and not changed for their owner", async () => {
    const stranger = await makeCompany(own.db, { plan: true });
    const { chatId } = await makeQuestion(own.db, own.employee);
    const theirs = await makeQuestion(own.db, stranger.employee);
    const ids = [chatId, theirs.chatId, newId()];
    expect(await as(stranger.employee).folders.archive({ ids })).toEqual({ changed: 1 });
    expect((await as(own.employee).chats.read({ id: chatId })).place.archived).toBe(false);
    const places = await own.db.many(
      sql`select from chat_places where chat_id = ${chatId} and user_id = ${stranger.employee.id}`,
    );
    expect(places).toEqual([]);
    await expect(as(own.employee).folders.archive({ ids: [] })).rejects.toMatchObject({
      code: "bad_request",
    });
  });

  it("is pinned twenty times at most, without the chats that its reader no longer sees", async () => {
    const reader = await makePerson(own.db, "employee", own.id);
    const { folders } = as(reader);
    const others = await Promise.all(Array.from({ length: 20 }, () => makeQuestion(own.db, own.employee)));
    for (const { chatId } of others) {
      await own.db.run(sql`
        insert into chat_shares (chat_id, user_id, mode, created_at) values (${chatId}, ${reader.id}, 'read', now())`);
      await folders.place({ id: chatId, ...place, pinned: true });
    }
    const { chatId } = await makeQuestion(own.db, reader);
    await expect(folders.place({ id: chatId, ...place, pinned: true })).rejects.toMatchObject({
      code: "pin_limit_reached",
    });
    await own.db.run(sql`delete from chat_shares where chat_id = ${others[0]!.chatId}`);
    expect(await folders.place({ id: chatId, ...place, pinned: true })).toMatchObject({ pinned: true });
  });

  it("is found by its folder, with chats of all kinds, and counted there", async () => {
    const stranger = await makeCompany(own.db, { plan: true });
    const { folders, chats } = as(own.employee);
    const { id } = await folders.add({ name: "Lager" });
    const { chatId } = await makeQuestion(own.db, own.employee);
    await folders.place({ id: chatId, ...place, folderId: id });
    expect((await chats.list({ ...list, folder: id })).rows.map(one => one.id)).toEqual([chatId]);
    expect((await chats.list({ ...list, folder: "none" })).rows.map(one => one.id)).not.toContain(chatId);
    expect((await folders.read({ id })).chats).toBe(1);
    expect(await as(stranger.employee).folders.list()).toEqual([]);
  });

  it("is kept by public users for public chats too, and each reader has their own", async () => {
    const visitor = await makePerson(own.db, "public_user");
    const { folders } = as(visitor);
    const { id } = await folders.add({ name: "Gemerkt" });
    const { chatId } = await makeQuestion(own.db, own.employee);
    await expect(folders.place({ id: chatId, ...place, folderId: id })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(folders.place({ id: newId(), ...place })).rejects.toMatchObject({ code: "not_found" });
    expect((await as(own.employee).chats.read({ id: chatId })).place).toEqual({ ...place, tags: [] });
  });
});
