import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { sweepUploads } from "~/domain/knowledge/file/sweep-uploads";
import { reinstatePerson, suspendPerson } from "~/domain/people/person/suspend-person";
import { storage } from "~/integrations/storage/storage";
import { makeCompany, makePerson } from "../../../../tests/factories/company";
import { makeDivision } from "../../../../tests/factories/knowledge";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { ask, exported, later, leaveTraces, terms, upload } from "../../../../tests/factories/traces";
import { makeExport } from "./make-export";
import { openExport } from "./open-export";
import { readPrivacy } from "./read-privacy";
import { startExport } from "./start-export";
import { sweepExports } from "./sweep-exports";

const own = ownDatabase();

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    error => error.code ?? String(error),
  );

describe("an export", () => {
  test("has everything of a person, and nothing of another person or company, and no secret", async () => {
    const { manager, employee, id } = await makeCompany(own.db);
    const other = await makeCompany(own.db);
    const division = await makeDivision(own.db, id, { name: "Lager", members: [manager.id] });
    const fileId = await upload(own.db, division, manager, "bytes of the manager");
    await upload(
      own.db,
      await makeDivision(own.db, other.id, { name: "fremdkanarie" }),
      other.manager,
      "fremdkanarie",
    );
    const { chat } = await leaveTraces(own.db, manager, "eigenkanarie");
    await leaveTraces(own.db, employee, "kollegenkanarie");
    await leaveTraces(own.db, other.manager, "fremdkanarie");
    // Another user's question in the same chat belongs to that user.
    await ask(own.db, chat, other.employee, "fremdkanarie");
    const entries = await exported(own.db, manager);
    expect([...entries.keys()].sort()).toEqual(
      [
        ...[
          "README.txt",
          "index.html",
          "account.json",
          "activity.json",
          "approved-answers.json",
          "golden-questions.json",
          "chats.json",
          "company.json",
          "devices.json",
        ],
        ...[
          "divisions.json",
          "feedback.json",
          "folders.json",
          "tags.json",
          "shares.json",
          "inspections.json",
          "files.json",
          `files/${fileId}.pdf`,
          "mails.json",
          "picture.png",
          "questions.json",
        ],
        "sessions.json",
      ]
        .map(name => (name.endsWith(".json") ? `json/${name}` : name))
        .sort(),
    );
    for (const name of entries.keys())
      if (name.endsWith(".json")) expect(Array.isArray(JSON.parse(entries.get(name)!))).toBe(true);
    const read = (name: string) => JSON.parse(entries.get(`json/${name}`)!);
    expect(read("account.json")[0]).toMatchObject({ first_name: "eigenkanarie", new_email: {} });
    expect(read("questions.json")).toMatchObject([
      { question: "Frage eigenkanarie", generated: true, sources: [{ sentence: "Satz eigenkanarie" }] },
    ]);
    expect(read("divisions.json")).toMatchObject([{ name: "Lager" }]);
    expect(read("mails.json")).toHaveLength(4);
    expect(read("activity.json")).toHaveLength(1);
    expect(entries.get(`files/${fileId}.pdf`)).toBe("bytes of the manager");
    expect(entries.get("README.txt")).toContain("Ihre Daten bei");
    const all = [...entries.values()].join("\n");
    expect(all).not.toMatch(/fremdkanarie|kollegenkanarie|argon2|_hash|storage_key/);
    const hidden = await own.db.many<{ hex: string }>(
      sql`select encode(refresh_hash, 'hex') as hex from sessions where user_id = ${manager.id}`,
    );
    for (const { hex } of hidden) expect(all).not.toContain(hex);
  });

  test("holds long lists whole", async () => {
    const person = await makePerson(own.db, "public_user");
    await own.db.run(sql`
      insert into activities (id, user_id, action, endpoint, code, request_id, at)
      select gen_random_uuid(), ${person.id}, 'x', 'x', 200, 'x', now() from generate_series(1, 1203)`);
    const entries = await exported(own.db, person);
    const ids = JSON.parse(entries.get("json/activity.json")!).map((row: { id: string }) => row.id);
    expect(new Set(ids).size).toBe(1203);
  });

  test("is one at a time, and three a day", async () => {
    const person = await makePerson(own.db, "public_user");
    await startExport(own.db, person);
    expect(await codeOf(startExport(own.db, person))).toBe("export_under_way");
    for (const _ of [1, 2]) {
      const { exports } = await readPrivacy(own.db, person);
      await makeExport(own.db, exports[0]!.id, terms());
      await startExport(own.db, person);
    }
    await makeExport(own.db, (await readPrivacy(own.db, person)).exports[0]!.id, terms());
    expect(await codeOf(startExport(own.db, person))).toBe("export_limit_reached");
    later(1.1);
    await startExport(own.db, person);
  });

  test("asked for twice at the same moment is asked for once", async () => {
    const person = await makePerson(own.db, "public_user");
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(startExport(own.db, person))));
    expect(codes.sort()).toEqual(["done", "export_under_way", "export_under_way"]);
  });

  test("is its owner's alone, and its bytes are gone after seven days", async () => {
    const [person, stranger] = [
      await makePerson(own.db, "public_user"),
      await makePerson(own.db, "public_user"),
    ];
    await leaveTraces(own.db, person, "siebentage");
    await exported(own.db, person);
    const [one] = (await readPrivacy(own.db, person)).exports;
    expect(one).toMatchObject({ state: "ready" });
    expect(await codeOf(openExport(own.db, stranger, one!.id))).toBe("not_found");
    expect((await readPrivacy(own.db, stranger)).exports).toEqual([]);
    const { storage_key: key } = await own.db.one<{ storage_key: string }>(
      sql`select storage_key from exports where id = ${one!.id}`,
    );
    later(1);
    await sweepUploads(own.db);
    await sweepExports(own.db);
    expect(await storage().has(key)).toBe(true);
    later(7.01);
    expect(await codeOf(openExport(own.db, person, one!.id))).toBe("not_found");
    await sweepExports(own.db);
    expect(await storage().has(key)).toBe(false);
    expect((await readPrivacy(own.db, person)).exports).toEqual([]);
  });

  test("that fails waits for another attempt, and after the last one says why and mails it", async () => {
    const { manager, id } = await makeCompany(own.db);
    await startExport(own.db, manager);
    const { exports } = await readPrivacy(own.db, manager);
    const broken = (last: boolean) => ({
      ...terms(last),
      texts: () => {
        throw new Error("no words");
      },
    });
    expect(await codeOf(makeExport(own.db, exports[0]!.id, broken(false)))).toContain("no words");
    expect((await readPrivacy(own.db, manager)).exports[0]).toMatchObject({ state: "waiting", reason: null });
    expect(await codeOf(makeExport(own.db, exports[0]!.id, broken(true)))).toContain("no words");
    expect((await readPrivacy(own.db, manager)).exports[0]).toMatchObject({
      state: "failed",
      reason: "export_failed",
    });
    const mails = await own.db.many(
      sql`select id from mails where purpose = 'export_failed' and company_id = ${id}`,
    );
    expect(mails).toHaveLength(1);
    await startExport(own.db, manager);
  });

  test("leaves out a file whose bytes are being deleted, instead of failing", async () => {
    const { manager, id } = await makeCompany(own.db);
    const fileId = await upload(own.db, await makeDivision(own.db, id), manager, "gone in a moment");
    const { storage_key: key } = await own.db.one<{ storage_key: string }>(
      sql`select storage_key from files where id = ${fileId}`,
    );
    await storage().remove(key);
    expect([...(await exported(own.db, manager)).keys()]).not.toContain(`files/${fileId}.pdf`);
  });

  test("of somebody who is suspended before it is made is not in the way of one afterwards", async () => {
    const administrator = await makePerson(own.db, "administrator");
    const person = await makePerson(own.db, "public_user");
    await startExport(own.db, person);
    const [waiting] = (await readPrivacy(own.db, person)).exports;
    await suspendPerson(own.db, administrator, { id: person.id, reason: "Auszeit" });
    await makeExport(own.db, waiting!.id, terms());
    await reinstatePerson(own.db, administrator, person.id);
    expect(await codeOf(startExport(own.db, person))).toBe("done");
  });

  test("whose job was lost is in the way for a week at most", async () => {
    const person = await makePerson(own.db, "public_user");
    await startExport(own.db, person);
    later(7.1);
    await sweepExports(own.db);
    expect(await codeOf(startExport(own.db, person))).toBe("done");
  });
});
