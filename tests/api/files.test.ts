import sql from "sql-template-tag";
import { afterEach, describe, expect, it } from "vitest";
import { fileContentRoute } from "~/api/v1/file-content";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { receiveFile } from "~/domain/knowledge/batch/receive-file";
import { endedTogether } from "~/domain/knowledge/file/ended-together";
import { examine } from "~/domain/operations/doctor/examine";
import { storage } from "~/integrations/storage/storage";
import type { JobWorker } from "~/jobs/worker";
import { makeCompany, makePerson } from "../factories/company";
import { handbookPdf, proseDocx } from "../factories/documents";
import { filing } from "../factories/filing";
import { makeDivision } from "../factories/knowledge";
import { until } from "../factories/until";
import { inPieces, staged } from "../factories/upload";
import { working } from "../factories/working";

const { world, as, addPdf } = filing();
let worker: JobWorker | undefined;

const refusal = (code: string) => expect.objectContaining({ code });
const anyList = { page: 1, size: 25, search: "" };

async function work() {
  worker ??= await working(world.db);
}

/** Waits for a file's status. */
const comesTo = (id: string, status: string) =>
  until(async () => {
    const file = await as(world.manager).files.read({ id });
    return file.status === status && file;
  });

/** Adds a file to a division, which nothing reads. */
const addTo = async (divisionId: string, at: number) => {
  const upload = await staged(world.db, world.manager, `Teil ${at}.pdf`, await handbookPdf(at));
  const { fileIds } = await as(world.manager).files.add({ divisionId, pdf: upload.id });
  return fileIds[0]!;
};

const setStatus = (id: string, status: string) =>
  world.db.run(sql`update files set status = ${status} where id = ${id}`);

const goes = (look: () => Promise<unknown>) =>
  until(() =>
    look().then(
      () => false,
      (error: { code?: string }) => error.code === "not_found",
    ),
  );

afterEach(async () => {
  await worker?.stop(0);
  worker = undefined;
});

describe("reading", () => {
  it("brings pages and passages, moves the division's version, and notifies the uploader once", async () => {
    const one = await staged(world.db, world.manager, "Handbuch.docx", world.docx);
    const two = await staged(world.db, world.manager, "Handbuch.pdf", world.pdf);
    const added = await as(world.manager).files.add({
      newDivision: { name: "Personal" },
      docx: one.id,
      pdf: two.id,
    });
    const heard: string[] = [];
    const stopListening = await world.db.listen("passages", id => heard.push(id));
    await work();
    for (const id of added.fileIds) await comesTo(id, "ready");
    await stopListening();
    expect(heard).toEqual([added.divisionId, added.divisionId]);

    const read = await as(world.manager).files.list({ ...anyList, status: "ready" });
    const ofPdf = read.rows.find(file => file.kind === "pdf")!;
    expect(ofPdf).toMatchObject({ pagesTotal: 3, pagesRead: 3, reason: null, readyAt: expect.any(Date) });
    const passages = await world.db.many<{ text: string; cut: string; company_id: string }>(sql`
      select s.text, substring(p.text from s.start_offset + 1 for s.end_offset - s.start_offset) as cut, s.company_id
      from passages s join pages p on p.id = s.page_id where s.file_id = ${ofPdf.id} order by s.ordinal`);
    expect(passages.length).toBeGreaterThan(2);
    for (const passage of passages)
      expect(passage).toMatchObject({ cut: passage.text, company_id: world.companyId });
    // One mail for both, whose link leads to a chat over their division.
    const mails = await world.db.many<{ text: string }>(sql`
      select to_address, purpose, text from mails where company_id = ${world.companyId} order by id`);
    expect(mails).toMatchObject([{ to_address: world.manager.email, purpose: "file_ready" }]);
    for (const { name } of read.rows) expect(mails[0]!.text).toContain(name);
    expect(mails[0]!.text).toContain(`/mistralai?division=${added.divisionId}`);
    expect((await as(world.manager).divisions.read({ id: added.divisionId })).readyFiles).toBe(2);
    expect(await examine(world.db, storage())).toEqual({ ok: true, findings: [] });
  });

  it("of many files that fail reports the first at once, and the others in one mail", async () => {
    const divisionId = await makeDivision(world.db, world.companyId, { name: "Scans" });
    const { id: batch } = await as(world.manager).batches.begin({ divisionId });
    for (const at of [1, 2, 3, 4]) {
      const bytes = Buffer.from(at === 4 ? world.pdf : `%PDF-1.4 broken ${at} %%EOF`);
      await receiveFile(world.db, world.manager, batch, { name: `Teil ${at}.pdf`, body: inPieces(bytes) });
    }
    await work();
    const mails = () =>
      world.db.many<{ purpose: string; subject: string; text: string }>(
        sql`select purpose, subject, text from mails where company_id = ${world.companyId} order by created_at, id`,
      );
    await until(async () => (await mails()).length === 3);
    const [one, ...rest] = (await mails()).filter(({ purpose }) => purpose === "file_failed");
    const named = (text: string) => [1, 2, 3, 4].filter(at => text.includes(`Teil ${at}.pdf`));
    expect(named(one!.text)).toHaveLength(1);
    expect(rest).toHaveLength(1);
    expect(rest[0]!.subject).toBe("2 Ihrer Dateien konnten nicht verarbeitet werden");
    expect([...named(one!.text), ...named(rest[0]!.text)].sort()).toEqual([1, 2, 3]);
    expect(rest[0]!.text).toContain(`division=${divisionId}&status=failed`);
    expect((await mails()).filter(({ purpose }) => purpose === "file_ready")).toHaveLength(1);
  });

  it("names every file of a long upload in the mail, also those that were ready before the last was sent", async () => {
    const divisionId = await makeDivision(world.db, world.companyId, { name: "Lang" });
    const upload = { uploadedBy: world.manager.id, divisionId };
    const ended = () => world.db.transaction(tx => endedTogether(tx, upload));
    const [first, second] = [await addTo(divisionId, 1), await addTo(divisionId, 2)];
    await setStatus(first, "ready");
    // The first is ready while the second is still being read, and the last is not sent yet.
    expect(await ended()).toBeUndefined();
    const last = await addTo(divisionId, 3);
    await setStatus(second, "ready");
    expect(await ended()).toBeUndefined();
    await setStatus(last, "ready");
    const added = (name: string) => ({ name, isVersion: false });
    expect(await ended()).toEqual({
      ready: [added("Teil 1.pdf"), added("Teil 2.pdf"), added("Teil 3.pdf")],
      failed: [],
    });
    // Another upload is another mail.
    await setStatus(await addTo(divisionId, 4), "ready");
    expect(await ended()).toEqual({ ready: [added("Teil 4.pdf")], failed: [] });
  });

  it("says in its mail which files became new versions of others", async () => {
    const divisionId = await makeDivision(world.db, world.companyId, { name: "Preise" });
    const { id: batch } = await as(world.manager).batches.begin({ divisionId });
    await receiveFile(world.db, world.manager, batch, { name: "Preise.pdf", body: inPieces(world.pdf) });
    await work();
    const subjects = async () =>
      (
        await world.db.many<{ subject: string; text: string }>(sql`
        select subject, text from mails where company_id = ${world.companyId} order by created_at, id`)
      ).map(({ subject, text }) => `${subject}\n${text}`);
    const [first] = await until(async () => {
      const found = await subjects();
      return found.length === 1 && found;
    });
    expect(first).not.toContain("neue Version");
    const { id: again } = await as(world.manager).batches.begin({ divisionId, sameName: "version" });
    const newer = await handbookPdf(2);
    for (const [name, bytes] of [["Preise.pdf", newer] as const, ["Liste.docx", world.docx] as const])
      await receiveFile(world.db, world.manager, again, { name, body: inPieces(bytes) });
    const mails = await until(async () => {
      const found = (await subjects()).slice(1).join("\n");
      return found.includes("Liste.docx") && found.includes("Preise.pdf") && found;
    });
    expect(mails).toContain("Preise.pdf (neue Version)");
    expect(mails).not.toContain("Liste.docx (neue Version)");
  });

  it.each(["cancelled", "deleted", "moved"])(
    "mails once what became of the others if the last file in progress is %s",
    async how => {
      const divisionId = await makeDivision(world.db, world.companyId, { name: `Zuletzt ${how}` });
      const [ready, broken, also, last] = [
        await addTo(divisionId, 1),
        await addTo(divisionId, 2),
        await addTo(divisionId, 3),
        await addTo(divisionId, 4),
      ];
      for (const id of [ready, also]) await setStatus(id, "ready");
      await setStatus(broken, "failed");
      await world.db.run(sql`update files set reason = 'pdf_scan' where id = ${broken}`);
      await world.db.run(sql`delete from graphile_worker._private_jobs`);
      const { files } = as(world.manager);
      if (how === "cancelled") for (let times = 0; times < 2; times++) await files.cancel({ id: last });
      else if (how === "deleted") await files.remove({ id: last });
      else {
        const elsewhere = await makeDivision(world.db, world.companyId, { name: `Anderswo ${how}` });
        const { name } = await files.read({ id: last });
        await files.change({ id: last, name, divisionId: elsewhere, ownerId: null, validUntil: null });
      }
      const mails = () =>
        world.db.many<{ purpose: string; text: string }>(
          sql`select purpose, text from mails where company_id = ${world.companyId} order by purpose`,
        );
      expect(await mails()).toEqual([]);
      await work();
      const [failed, done, ...rest] = await until(async () => {
        const found = await mails();
        return found.length >= 2 && found;
      });
      expect([failed!.purpose, done!.purpose, rest]).toEqual(["file_failed", "file_ready", []]);
      expect(failed!.text).toContain("Teil 2.pdf");
      for (const name of ["Teil 1.pdf", "Teil 3.pdf"]) expect(done!.text).toContain(name);
      expect(done!.text).not.toContain("Teil 4.pdf");
    },
  );

  it("ends in a reason when the file cannot be read, with one mail; another file in its place is read", async () => {
    const { divisionId, fileId } = await addPdf();
    await as(world.manager).divisions.changeMembers({ id: divisionId, add: [world.employee.id] });
    const { storage_key } = await world.db.one<{ storage_key: string }>(
      sql`select storage_key from files where id = ${fileId}`,
    );
    await replaceBytes(storage_key, Buffer.from("%PDF-1.4 broken %%EOF"));
    await work();
    expect(await comesTo(fileId, "failed")).toMatchObject({ reason: "pdf_broken", readyAt: null });
    const mails = await world.db.many<{ text: string; purpose: string }>(
      sql`select text, purpose from mails where company_id = ${world.companyId}`,
    );
    expect(mails).toMatchObject([{ purpose: "file_failed" }]);
    expect(mails[0]!.text).toContain("beschädigt");
    expect(mails[0]!.text).toContain(`/files/${fileId}`);
    const kindsFor = async (actor: Actor) => (await as(actor).notifications.list({})).map(({ kind }) => kind);
    expect(await kindsFor(world.manager)).toEqual(["file-failed"]);
    // Employees can do nothing about it.
    expect(await kindsFor(world.employee)).toEqual([]);

    await expect(as(world.employee).files.retry({ id: fileId })).rejects.toEqual(refusal("forbidden"));
    await expect(as(world.manager).files.retry({ id: fileId })).rejects.toEqual(
      refusal("file_not_retriable"),
    );
    const mended = await staged(world.db, world.manager, "Handbuch.pdf", await handbookPdf(2));
    await as(world.manager).files.replace({ id: fileId, pdf: mended.id });
    expect(await comesTo(fileId, "ready")).toMatchObject({ reason: null });
    expect(await kindsFor(world.employee)).toEqual(["file-ready"]);
    const later = await makePerson(world.db, "employee", world.companyId);
    await world.db.run(
      sql`insert into division_members (division_id, user_id) values (${divisionId}, ${later.id})`,
    );
    expect(await kindsFor(later), "who joined after it").toEqual([]);
  });

  it("that failed for no fault of the file is tried again by a data manager, once for two presses", async () => {
    const { fileId } = await addPdf();
    for (const reason of ["read_crashed", "read_timeout", "read_interrupted", "read_cancelled"]) {
      await world.db.run(sql`update files set status = 'failed', reason = ${reason} where id = ${fileId}`);
      await as(world.manager).files.retry({ id: fileId });
      await as(world.manager).files.retry({ id: fileId });
      expect(await as(world.manager).files.read({ id: fileId })).toMatchObject({
        status: "queued",
        reason: null,
      });
    }
    await work();
    await comesTo(fileId, "ready");
    await as(world.manager).files.retry({ id: fileId });
    expect(await as(world.manager).files.read({ id: fileId })).toMatchObject({ status: "ready" });
  });

  it("that a person stopped says by whom until it is tried again, and nobody else can stop it", async () => {
    const { fileId } = await addPdf();
    const stranger = (await makeCompany(world.db)).manager;
    for (const [actor, code] of [
      [world.employee, "forbidden"],
      [stranger, "not_found"],
    ] as const)
      await expect(as(actor).files.cancel({ id: fileId })).rejects.toEqual(refusal(code));
    expect(await as(world.manager).files.read({ id: fileId })).toMatchObject({ stoppedBy: null });
    await as(world.manager).files.cancel({ id: fileId });
    const { name } = await world.db.one<{ name: string }>(
      sql`select first_name || ' ' || last_name as name from users where id = ${world.manager.id}`,
    );
    expect(await as(world.manager).files.read({ id: fileId })).toMatchObject({ stoppedBy: { name } });
    await as(world.manager).files.retry({ id: fileId });
    expect(await as(world.manager).files.read({ id: fileId })).toMatchObject({ stoppedBy: null });
  });

  it("that died with its process begins again without doubles", async () => {
    const { fileId } = await addPdf();
    // The state that a killed process leaves: pages of an older schema would remain here too.
    await world.db.run(
      sql`update files set status = 'indexing', attempts = 1, pages_read = 2 where id = ${fileId}`,
    );
    const page = newId();
    await world.db.run(
      sql`insert into pages (id, file_id, ordinal, text) values (${page}, ${fileId}, 0, 'alter Text')`,
    );
    await work();
    await comesTo(fileId, "ready");
    const pages = await world.db.many<{ ordinal: number; text: string }>(
      sql`select ordinal, text from pages where file_id = ${fileId} order by ordinal`,
    );
    expect(pages.map(one => one.ordinal)).toEqual([0, 1, 2]);
    expect(pages[0]!.text).not.toContain("alter Text");
  });

  it("of a file that is deleted meanwhile leaves nothing", async () => {
    const { fileId } = await addPdf();
    await work();
    await until(async () => (await as(world.manager).files.read({ id: fileId })).status !== "queued");
    await as(world.manager).files.remove({ id: fileId });
    await goes(() => as(world.manager).files.read({ id: fileId }));
    await worker?.stop();
    expect(await world.db.many(sql`select id from pages where file_id = ${fileId}`)).toEqual([]);
    expect((await examine(world.db, storage())).findings).toEqual([]);
  });
});

describe("a file that was read", () => {
  it("shows its pages one after the other to its readers", async () => {
    const { divisionId, fileId } = await addPdf();
    await as(world.manager).divisions.changeMembers({ id: divisionId, add: [world.employee.id] });
    await work();
    await comesTo(fileId, "ready");
    const first = await world.db.one<{ id: string }>(
      sql`select id from pages where file_id = ${fileId} and ordinal = 0`,
    );
    const page = await as(world.employee).files.page({ id: first.id });
    expect(page).toMatchObject({ fileName: "Handbuch.pdf", number: 1, total: 3, previousId: null });
    expect(page.text).toContain("Kennzahl dieses Kapitels lautet 1001");
    const second = await as(world.employee).files.page({ id: page.nextId! });
    expect(second).toMatchObject({ number: 2, previousId: page.id });
    expect(await as(world.employee).files.page({ id: second.nextId! })).toMatchObject({
      number: 3,
      nextId: null,
    });
    const stranger = (await makeCompany(world.db)).manager;
    await expect(as(stranger).files.page({ id: page.id })).rejects.toEqual(refusal("not_found"));
  });

  it("is downloaded as it came, as an attachment that runs nowhere", async () => {
    const { fileId } = await addPdf('Über "uns"; 50%.pdf');
    const download = (actor: Actor | undefined, id: string) =>
      fileContentRoute(
        new Request("http://in-process/"),
        {
          db: world.db,
          actor,
          requestId: newId(),
          address: "127.0.0.1",
          userAgent: null,
        },
        id,
      );
    const response = await download(world.manager, fileId);
    expect(Buffer.from(await response.arrayBuffer()).equals(world.pdf)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(world.pdf.length),
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-disposition": `attachment; filename="_ber _uns_; 50_.pdf"; filename*=UTF-8''%C3%9Cber%20%22uns%22%3B%2050%25.pdf`,
    });
    await expect(download(undefined, fileId)).rejects.toEqual(refusal("unauthorized"));
    await expect(download(world.employee, fileId)).rejects.toEqual(refusal("not_found"));
    await expect(download(world.manager, "../../etc/passwd")).rejects.toEqual(refusal("not_found"));
  });

  it("is found by no user of another company, and changed by no employee", async () => {
    const { divisionId, fileId } = await addPdf();
    await as(world.manager).divisions.changeMembers({ id: divisionId, add: [world.employee.id] });
    const stranger = (await makeCompany(world.db)).manager;
    for (const attempt of [
      () => as(stranger).files.read({ id: fileId }),
      () => as(stranger).files.retry({ id: fileId }),
      () => as(stranger).files.remove({ id: fileId }),
    ]) {
      await expect(attempt()).rejects.toEqual(refusal("not_found"));
    }
    expect((await as(stranger).files.list({ ...anyList, divisionId })).total).toBe(0);
    expect(await as(world.employee).files.read({ id: fileId })).toMatchObject({ id: fileId });
    await expect(as(world.employee).files.remove({ id: fileId })).rejects.toEqual(refusal("forbidden"));
  });
});

describe("deleting", () => {
  it("a file takes its text and its quotes at once and its bytes soon after", async () => {
    const { divisionId, fileId } = await addPdf();
    await work();
    await comesTo(fileId, "ready");
    const cited = await cite(fileId);
    await worker?.stop();
    worker = undefined;

    const { version } = await versionOf(divisionId);
    await as(world.manager).files.remove({ id: fileId });
    await as(world.manager).files.remove({ id: fileId });
    expect(await as(world.manager).files.read({ id: fileId })).toMatchObject({ status: "deleting" });
    expect(await world.db.many(sql`select id from passages where file_id = ${fileId}`)).toEqual([]);
    expect((await versionOf(divisionId)).version).toBe(version + 1);
    await work();
    await goes(() => as(world.manager).files.read({ id: fileId }));
    const kept = await world.db.one(
      sql`select file_id, page_id, sentence from citations where message_id = ${cited}`,
    );
    expect(kept).toEqual({ file_id: null, page_id: null, sentence: "" });
    expect(await examine(world.db, storage())).toEqual({ ok: true, findings: [] });
  });

  it("a division leaves nothing: no bytes, no rows, no text", async () => {
    const { divisionId, fileId } = await addPdf();
    const second = await staged(
      world.db,
      world.manager,
      "b.docx",
      await proseDocx(["Ein Satz über Urlaub und Pausen."]),
    );
    await as(world.manager).files.add({ divisionId, docx: second.id });
    await work();
    await comesTo(fileId, "ready");
    const { storage_key } = await world.db.one<{ storage_key: string }>(
      sql`select storage_key from files where id = ${fileId}`,
    );
    await as(world.manager).divisions.remove({ id: divisionId });
    await goes(() => as(world.manager).divisions.read({ id: divisionId }));
    await worker?.stop();
    const left = await world.db.one(sql`
      select (select count(*) from files where division_id = ${divisionId}) as files,
             (select count(*) from passages where division_id = ${divisionId}) as passages,
             (select count(*) from pages where file_id = ${fileId}) as pages,
             (select count(*) from division_versions where division_id = ${divisionId}) as versions`);
    expect(left).toEqual({ files: 0, passages: 0, pages: 0, versions: 0 });
    expect(await storage().has(storage_key)).toBe(false);
    expect(await examine(world.db, storage())).toEqual({ ok: true, findings: [] });
  });
});

async function versionOf(divisionId: string) {
  return world.db.one<{ version: number }>(
    sql`select version from division_versions where division_id = ${divisionId}`,
  );
}

/** A damaged upload, as if our own checks had missed something or the disk had failed. */
async function replaceBytes(key: string, bytes: Buffer) {
  await storage().remove(key);
  const draft = await storage().write(
    key,
    (async function* () {
      yield bytes;
    })(),
  );
  await draft.keep();
}

/** Creates an answer of the manager's that cites the file's first page; returns its message's id. */
async function cite(fileId: string): Promise<string> {
  const [chat, conversation, message] = [newId(), newId(), newId()];
  await world.db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${chat}, ${world.companyId}, ${world.manager.id}, 'Chat', 'private', now(), now())`);
  await world.db.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at) values (${conversation}, ${chat}, ${world.manager.id}, now())`);
  await world.db.run(sql`
    insert into messages (id, conversation_id, question, state, answerer, language, created_at)
    values (${message}, ${conversation}, 'Frage', 'complete', 'builtin', 'de', now())`);
  await world.db.run(sql`
    insert into citations (message_id, number, file_id, page_id, file_name, sentence, start_offset, end_offset)
    select ${message}, 1, file_id, id, 'Handbuch.pdf', 'Der Satz bleibt.', 0, 16 from pages
    where file_id = ${fileId} and ordinal = 0`);
  return message;
}
