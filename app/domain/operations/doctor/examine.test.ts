import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { addKnowledge } from "~/domain/knowledge/file/add-knowledge";
import { resumeStranded } from "~/domain/knowledge/file/resume-stranded";
import { storage } from "~/integrations/storage/storage";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makeCompany } from "../../../../tests/factories/company";
import { settingsOf } from "../../../../tests/factories/settings";
import { inPieces, staged } from "../../../../tests/factories/upload";
import { examine } from "./examine";

let own: TestDatabase;
let settings: ReturnType<typeof settingsOf>;
let fileId: string;
let divisionId: string;
let key: string;

const findings = async () => (await examine(own.db, storage())).findings;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());
beforeEach(async () => {
  settings = settingsOf();
  await own.db.run(sql`delete from companies`);
  const { manager } = await makeCompany(own.db);
  const upload = await staged(own.db, manager, "a.pdf", Buffer.from("bytes"));
  const form = {
    newDivision: { name: "Personal", description: "", notes: "", expiredFiles: "warn" },
    pdf: upload.id,
    same: "ask",
  } as const;
  const added = await addKnowledge(own.db, manager, form);
  [fileId, divisionId] = [added.fileIds[0]!, added.divisionId];
  ({ key } = await own.db.one<{ key: string }>(
    sql`select storage_key as key from files where id = ${fileId}`,
  ));
  return () => settings.remove();
});

describe("the doctor", () => {
  it("finds nothing where nothing is wrong", async () => {
    expect(await examine(own.db, storage())).toEqual({ ok: true, findings: [] });
  });

  it("finds bytes without a row", async () => {
    const stray = newId();
    await (await storage().write(stray, inPieces(Buffer.from("stray")))).keep();
    expect(await findings()).toEqual([{ what: "bytes without a row", id: stray }]);
  });

  it("finds a file whose bytes are gone", async () => {
    await storage().remove(key);
    expect(await findings()).toEqual([{ what: "file without its bytes", id: fileId }]);
  });

  it("finds a file that no job will read, and one that no job will delete, until the sweep enqueues them", async () => {
    await own.db.run(sql`delete from graphile_worker._private_jobs`);
    const stuck = [{ what: "file on its way without a job", id: fileId }];
    expect(await findings()).toEqual(stuck);
    await resumeStranded(own.db);
    expect(await findings()).toEqual([]);
    await own.db.run(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
    await own.db.run(sql`update files set status = 'deleting' where id = ${fileId}`);
    expect(await findings()).toEqual(stuck);
    await resumeStranded(own.db);
    expect(await findings()).toEqual([]);
  });

  it("finds a division that no job will delete", async () => {
    await own.db.run(sql`delete from graphile_worker._private_jobs`);
    await own.db.run(sql`update files set status = 'deleting' where id = ${fileId}`);
    await own.db.run(sql`update divisions set status = 'deleting' where id = ${divisionId}`);
    expect(await findings()).toEqual([{ what: "division on its way out without a job", id: divisionId }]);
    await resumeStranded(own.db);
    expect(await findings()).toEqual([]);
  });

  it("finds text of a file that is being deleted, passages in a wrong place, and a wrong count", async () => {
    const [page, passage] = [newId(), newId()];
    const { manager } = await makeCompany(own.db);
    await own.db.run(
      sql`insert into pages (id, file_id, ordinal, text) values (${page}, ${fileId}, 0, 'Text')`,
    );
    expect(await findings()).toEqual([{ what: "text of a file that is not ready", id: fileId }]);
    await own.db.run(sql`update files set status = 'ready', passages = 2 where id = ${fileId}`);
    await own.db.run(sql`
      insert into passages (id, company_id, division_id, file_id, page_id, ordinal, language, start_offset,
                            end_offset, text, terms)
      values (${passage}, ${manager.companyId}, ${divisionId}, ${fileId}, ${page}, 0, 'de', 0, 4, 'Text', '')`);
    expect(await findings()).toEqual([
      { what: "passage under another file, division or company than its page", id: passage },
      { what: "ready file whose passages are not the number it says", id: fileId },
      { what: "division with passages and without a version", id: divisionId },
    ]);
  });

  it("finds an upload that the sweep should have taken", async () => {
    const { manager } = await makeCompany(own.db);
    const { id } = await staged(own.db, manager, "b.pdf", Buffer.from("b"));
    await own.db.run(
      sql`update staged_uploads set expires_at = expires_at - interval '2 hours' where id = ${id}`,
    );
    expect(await findings()).toEqual([{ what: "upload long expired", id }]);
  });
});
