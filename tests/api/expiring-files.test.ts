import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/domain/core/actor/actor";
import { findExpiring, notifyExpiring } from "~/domain/knowledge/file/notify-expiring";
import { retrieval } from "~/domain/retrieval/retrieval";
import { fileExpires } from "~/mail/file-news";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "../factories/asking";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let manager: Actor;
let employee: Actor;
let companyId: string;
let divisionId: string;
let file: string;

const ask = (who = manager) => asking(own.db, who);
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const until = (validUntil: string | null, ownerId: string | null = null) =>
  ask().files.change({ id: file, name: "Tarif.pdf", divisionId, ownerId, validUntil });
const rule = (expiredFiles: "warn" | "leave_out") =>
  ask().divisions.change({ id: divisionId, name: "Tarife", expiredFiles });
const found = async () =>
  (
    await retrieval.search(own.db, {
      companyId,
      divisionIds: [divisionId],
      question: "Wie hoch ist der Zuschlag?",
      limit: 5,
    })
  ).length;
const mails = () =>
  own.db.many<{ subject: string; to_address: string }>(sql`
    select subject, to_address from mails where purpose = 'file_expiring' and company_id = ${companyId}`);

beforeAll(async () => {
  own = await testDatabase();
  settings = settingsOf();
});
afterAll(() => {
  settings.remove();
  return own.drop();
});
beforeEach(async () => {
  ({ id: companyId, manager, employee } = await makeCompany(own.db));
  divisionId = await makeDivision(own.db, companyId, { members: [employee.id] });
  file = await makeFile(own.db, divisionId, ["Der Zuschlag beträgt 25 Prozent."]);
});

describe("a file after its last day", () => {
  it("still answers where its division warns, and no longer where it leaves such files out", async () => {
    await until(day(-2));
    expect(await found()).toBe(1);
    await rule("leave_out");
    expect(await found()).toBe(0);
    await until(day(30));
    expect(await found()).toBe(1);
    await until(day(-2));
    expect(await found()).toBe(0);
    await rule("warn");
    expect(await found()).toBe(1);
  });

  it("leaves the search on its own when the day comes, although nothing was changed", async () => {
    await rule("leave_out");
    expect(await found()).toBe(1);
    await own.db.run(sql`update files set valid_until = ${day(-2)} where id = ${file}`);
    expect(await found()).toBe(0);
  });

  it("is found by its validity, and named with how often it is cited", async () => {
    await until(day(-2));
    const list = async (validity: "expired" | "expiring") =>
      (await ask().files.list({ divisionId, validity })).rows.map(({ id }) => id);
    expect([await list("expired"), await list("expiring")]).toEqual([[file], []]);
    expect(await ask().divisions.expired({ id: divisionId })).toMatchObject([
      { id: file, validUntil: day(-2), citedBy: 0 },
    ]);
    await until(day(3));
    expect([await list("expired"), await list("expiring")]).toEqual([[], [file]]);
    expect(await ask().divisions.expired({ id: divisionId })).toEqual([]);
  });
});

describe("the owner of a file", () => {
  const tell = () => notifyExpiring(own.db, file, fileExpires);
  const noticeJobs = () =>
    own.db.many(sql`select from graphile_worker._private_jobs where key = ${`expiring:${file}`}`);

  it("is notified once, 14 days before the last day, and again of another last day", async () => {
    await until(day(30), employee.id);
    await findExpiring(own.db);
    await tell();
    expect(await mails()).toEqual([]);
    await until(day(10), employee.id);
    await findExpiring(own.db);
    expect(await noticeJobs()).toHaveLength(1);
    await tell();
    await tell();
    expect(await mails()).toMatchObject([{ to_address: employee.email }]);
    expect((await mails())[0]!.subject).toContain("Handbuch.pdf".replace("Handbuch", "Tarif"));
    await until(day(5), employee.id);
    await tell();
    expect(await mails()).toHaveLength(2);
  });

  it("is not notified once they may not read its division any more, and is again when they may", async () => {
    await until(day(3), employee.id);
    const { changeMembers } = ask().divisions;
    await changeMembers({ id: divisionId, add: [], remove: [employee.id] });
    await findExpiring(own.db);
    expect(await noticeJobs()).toEqual([]);
    await tell();
    expect(await mails()).toEqual([]);
    await changeMembers({ id: divisionId, add: [employee.id], remove: [] });
    await findExpiring(own.db);
    expect(await noticeJobs()).toHaveLength(1);
    await tell();
    expect(await mails()).toMatchObject([{ to_address: employee.email }]);
  });

  it("is not notified of a file that has no end, has expired, or has no owner", async () => {
    for (const [validUntil, owner] of [
      [null, employee.id],
      [day(-3), employee.id],
      [day(3), null],
    ] as const) {
      await until(validUntil, owner);
      await tell();
    }
    expect(await mails()).toEqual([]);
  });
});
