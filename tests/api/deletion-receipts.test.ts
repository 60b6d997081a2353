import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { purgeDivision } from "~/domain/knowledge/division/purge-division";
import { purgeFile } from "~/domain/knowledge/file/purge-file";
import { sealActivities } from "~/domain/operations/activity/seal-activities";
import { examine } from "~/domain/operations/doctor/examine";
import { purgeExpired } from "~/domain/operations/housekeeping/purge-expired";
import { proveReceipts } from "~/domain/operations/receipt/prove-receipts";
import { eraseAccount } from "~/domain/people/privacy/erase-account";
import { storage } from "~/integrations/storage/storage";
import { deleteDivisionJob } from "~/jobs/handlers/delete-division";
import { deleteFileJob } from "~/jobs/handlers/delete-file";
import { answering } from "../factories/answering";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { makeFile } from "../factories/knowledge";

const { world, as, ask, ended } = answering();

const fileOf = async () =>
  world.own.db.one<{ id: string; name: string; sha256: string; bytes: number }>(sql`
    select id, name, encode(sha256, 'hex') as sha256, bytes from files where division_id = ${world.division}`);
const receipts = async (who = world.manager) => (await as(who).deletionReceipts.list({})).rows;
const prove = () => proveReceipts(world.own.db, storage());
/** What the doctor finds about this receipt; those of other tests were sealed with another secret. */
const leftovers = async (receipt: string) =>
  (await examine(world.own.db, storage())).findings.filter(({ id }) => id === receipt);

describe("the receipt of a deleted file", () => {
  it("says what it was and when its last backup is gone, and is proven once all of it is gone", async () => {
    await ended(world.employee, await ask(world.employee));
    const file = await fileOf();
    await as(world.manager).files.remove({ id: file.id });
    const [receipt] = await receipts();
    expect(receipt).toMatchObject({
      kind: "file",
      subjectId: file.id,
      name: file.name,
      sha256: file.sha256,
      bytes: file.bytes,
      files: 1,
      pages: 2,
      deletedBy: world.manager.id,
      checkedAt: null,
      remains: null,
      seal: null,
    });
    expect(receipt!.passages).toBeGreaterThan(0);
    expect(Date.parse(receipt!.backupsUntil)).toBeGreaterThan(receipt!.deletedAt.getTime() + 28 * 86_400_000);
    await prove();
    expect((await receipts())[0]!.checkedAt).toBeNull();
    await world.own.db.run(sql`update deletion_receipts set deleted_at = deleted_at - interval '2 hours'`);
    await prove();
    expect((await receipts())[0]!.remains).toBeGreaterThan(0);
    await purgeFile(world.own.db, file.id);
    await sealActivities(world.own.db);
    await prove();
    const proven = await as(world.manager).deletionReceipts.read({ id: receipt!.id });
    expect(proven).toMatchObject({ remains: 0, seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await leftovers(receipt!.id)).toEqual([]);
  });

  it("does not claim what is not so: a quote that came back is counted, and an altered receipt is found", async () => {
    await ended(world.employee, await ask(world.employee));
    const file = await fileOf();
    await as(world.manager).files.remove({ id: file.id });
    await purgeFile(world.own.db, file.id);
    await prove();
    const { id } = (await receipts())[0]!;
    const cited = sql`message_id in (select item_id from deletion_items where receipt_id = ${id})`;
    await world.own.db.run(sql`update citations set sentence = 'Geheim' where ${cited}`);
    expect(await leftovers(id)).toEqual([{ what: "deletion that has left something behind", id }]);
    await world.own.db.run(sql`update deletion_receipts set checked_at = checked_at - interval '1 day'`);
    await prove();
    expect((await receipts())[0]!.remains).toBeGreaterThan(0);
    await world.own.db.run(sql`update citations set sentence = '' where ${cited}`);
    await prove();
    await world.own.db.run(sql`update deletion_receipts set pages = 1 where id = ${id}`);
    expect(await leftovers(id)).toEqual([{ what: "receipt of a deletion that its seal does not know", id }]);
    await world.own.db.run(sql`delete from deletion_receipts where id = ${id}`);
  });

  it("is deleted after four years, with the ids that it kept", async () => {
    const file = await fileOf();
    await as(world.manager).files.remove({ id: file.id });
    const { id } = (await receipts())[0]!;
    const kept = () =>
      world.own.db.many(sql`select kind from deletion_items where receipt_id = ${id} order by kind`);
    expect(await kept()).toEqual([{ kind: "file" }, { kind: "object" }]);
    await world.own.db.run(sql`
      update deletion_receipts set deleted_at = deleted_at - interval '1500 days' where id = ${id}`);
    await purgeExpired(world.own.db);
    expect(await receipts()).toEqual([]);
    expect(await kept()).toEqual([]);
  });
});

describe("one receipt is written", () => {
  it("for a division with all its files, and none for each of them", async () => {
    await makeFile(world.own.db, world.division, ["Die Kantine öffnet um elf Uhr."]);
    await as(world.manager).divisions.remove({ id: world.division });
    await purgeDivision(world.own.db, world.division);
    await prove();
    const all = await receipts();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ kind: "division", files: 2, pages: 3, remains: 0 });
  });

  it("and proven by the job that deletes a file or a division, without waiting for the night", async () => {
    const { id } = await fileOf();
    const job = { db: world.own.db, signal: new AbortController().signal, attempt: 1, lastAttempt: true };
    await as(world.manager).files.remove({ id });
    await deleteFileJob({ fileId: id }, job);
    await as(world.manager).divisions.remove({ id: world.division });
    await deleteDivisionJob({ divisionId: world.division }, job);
    expect((await receipts()).map(({ kind, remains }) => [kind, remains])).toEqual(
      expect.arrayContaining([
        ["file", 0],
        ["division", 0],
      ]),
    );
  });

  it("for a chat, which only its owner reads, and goes with them", async () => {
    await ended(world.employee, await ask(world.employee));
    await as(world.employee).chats.remove({ id: world.chatId });
    await prove();
    expect(await receipts(world.employee)).toMatchObject([
      { kind: "chat", name: "", questions: 1, remains: 0, deletedBy: world.employee.id },
    ]);
    expect(await receipts()).toEqual([]);
    await as(world.manager).employees.remove({ id: world.employee.id });
    await prove();
    expect(await receipts()).toMatchObject([{ kind: "user", subjectId: world.employee.id, remains: 0 }]);
    const { left } = await world.own.db.one<{ left: number }>(
      sql`select count(*) as left from deletion_receipts where owner_id = ${world.employee.id} or kind = 'chat'`,
    );
    expect(left).toBe(0);
  });

  it("for a company whose last data manager goes, and outlives it", async () => {
    const due = sql`
      update users set erase_at = now() - interval '1 minute', erase_company = true where id = ${world.manager.id}`;
    await world.own.db.run(due);
    await eraseAccount(world.own.db, world.manager.id);
    await purgeDivision(world.own.db, world.division);
    await world.own.db.run(sql`delete from companies where id = ${world.companyId}`);
    await prove();
    const all = await world.own.db.many(sql`
      select kind, files, remains from deletion_receipts where subject_id = ${world.companyId}`);
    expect(all).toEqual([{ kind: "company", files: 1, remains: 0 }]);
  });
});

it("no user reads the receipts of another company", async () => {
  await as(world.manager).files.remove({ id: (await fileOf()).id });
  const { id } = (await receipts())[0]!;
  const other = await makeCompany(world.own.db, { plan: true });
  expect(await receipts(other.manager)).toEqual([]);
  expect(await codeOf(as(other.manager).deletionReceipts.read({ id }))).toBe("not_found");
  expect(await codeOf(as(world.employee).deletionReceipts.read({ id }))).toBe("not_found");
});
