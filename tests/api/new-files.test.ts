import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { examine } from "~/domain/operations/doctor/examine";
import { storage } from "~/integrations/storage/storage";
import { givePlan, makeCompany } from "../factories/company";
import { filing } from "../factories/filing";
import { staged } from "../factories/upload";

const { world, as, addPdf } = filing();

const refusal = (code: string) => expect.objectContaining({ code });
const anyList = { page: 1, size: 25, search: "" };

describe("new knowledge", () => {
  it("makes the division with its files at once, and they wait to be read", async () => {
    const one = await staged(world.db, world.manager, "Handbuch.docx", world.docx);
    const two = await staged(world.db, world.manager, "Preise.pdf", world.pdf);
    const added = await as(world.manager).files.add({
      newDivision: { name: " Vertrieb " },
      docx: one.id,
      pdf: two.id,
    });
    expect(added.fileIds).toHaveLength(2);
    const { rows } = await as(world.manager).files.list({ ...anyList, divisionId: added.divisionId });
    expect(rows.map(file => [file.name, file.kind, file.status, file.divisionName]).sort()).toEqual([
      ["Handbuch.docx", "docx", "queued", "Vertrieb"],
      ["Preise.pdf", "pdf", "queued", "Vertrieb"],
    ]);
    await expect(as(world.manager).files.staged({ id: one.id })).rejects.toEqual(refusal("upload_expired"));
  });

  it("needs a file, and one of the kind that its field is for", async () => {
    await expect(as(world.manager).files.add({ newDivision: { name: "Leer" } })).rejects.toEqual(
      refusal("file_missing"),
    );
    const upload = await staged(world.db, world.manager, "a.pdf", world.pdf);
    await expect(
      as(world.manager).files.add({ newDivision: { name: "Falsch" }, docx: upload.id }),
    ).rejects.toMatchObject({
      code: "file_wrong_field",
      data: { values: { field: "docx" } },
    });
    await expect(
      as(world.manager).files.add({ newDivision: { name: " " }, pdf: upload.id }),
    ).rejects.toMatchObject({
      code: "bad_request",
    });
    expect((await as(world.manager).divisions.list(anyList)).total).toBe(0);
    expect(await as(world.manager).files.staged({ id: upload.id })).toMatchObject({ name: "a.pdf" });
  });

  it("a form refused for one file keeps the other one, and makes nothing", async () => {
    const good = await staged(world.db, world.manager, "gut.pdf", world.pdf);
    await expect(
      as(world.manager).files.add({ newDivision: { name: "Halb" }, pdf: good.id, docx: newId() }),
    ).rejects.toMatchObject({ code: "upload_expired", data: { values: { field: "docx" } } });
    expect((await as(world.manager).divisions.list(anyList)).total).toBe(0);
    await as(world.manager).files.add({ newDivision: { name: "Ganz" }, pdf: good.id });
  });

  it("takes no other user's uploads, and adds nothing to a stranger's division", async () => {
    const { divisionId } = await addPdf();
    const stranger = (await makeCompany(world.db)).manager;
    const theirs = await staged(world.db, stranger, "a.docx", world.docx);
    await expect(as(stranger).files.add({ divisionId, docx: theirs.id })).rejects.toEqual(
      refusal("not_found"),
    );
    await expect(as(world.manager).files.add({ divisionId, docx: theirs.id })).rejects.toEqual(
      refusal("upload_expired"),
    );
    await expect(as(world.employee).files.add({ divisionId, docx: theirs.id })).rejects.toEqual(
      refusal("forbidden"),
    );
  });

  it("sent twice is there once, and both get the same answer", async () => {
    const upload = await staged(world.db, world.manager, "a.pdf", world.pdf);
    const send = (key: string) =>
      as(world.manager).files.add({ newDivision: { name: "Doppelt" }, pdf: upload.id }, { context: { key } });
    const key = newId();
    const [first, second] = await Promise.all([send(key), send(key)]);
    expect(second).toEqual(first);
    await expect(send(newId())).rejects.toEqual(refusal("upload_expired"));
    expect((await as(world.manager).files.list(anyList)).total).toBe(1);
  });

  it("sent twice with its file uploaded twice is there once, whichever process takes it", async () => {
    const uploads = [
      await staged(world.db, world.manager, "a.pdf", world.pdf),
      await staged(world.db, world.manager, "a.pdf", world.pdf),
    ];
    const key = newId();
    const [first, second] = await Promise.all(
      uploads.map(({ id }) =>
        as(world.manager).files.add({ newDivision: { name: "Doppelt" }, pdf: id }, { context: { key } }),
      ),
    );
    expect(second).toEqual(first);
    await expect(
      as(world.manager).files.add(
        { newDivision: { name: "Anders" }, pdf: uploads[1]!.id },
        { context: { key } },
      ),
    ).rejects.toEqual(refusal("request_id_reused"));
    expect((await as(world.manager).files.list(anyList)).total).toBe(1);
  });

  it("goes into one division of fifty that ask for the last place", async () => {
    for (const name of ["Eins", "Zwei"]) await as(world.manager).divisions.add({ name });
    const upload = await staged(world.db, world.manager, "a.pdf", world.pdf);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        at % 2
          ? as(world.manager).files.add({ newDivision: { name: `Drei ${at}` }, pdf: upload.id })
          : as(world.manager).divisions.add({ name: `Drei ${at}` }),
      ),
    );
    expect(outcomes.filter(outcome => outcome.status === "fulfilled")).toHaveLength(1);
    expect((await as(world.manager).divisions.list(anyList)).quota.used).toBe(3);
  });

  it("stays out of a division that a lapsed plan has locked", async () => {
    await givePlan(world.db, world.companyId);
    for (const name of ["1", "2", "3"]) await as(world.manager).divisions.add({ name });
    const { divisionId } = await addPdf("a.pdf", "4");
    await world.db.run(
      sql`update subscriptions set ends_at = starts_at where company_id = ${world.companyId}`,
    );
    const upload = await staged(world.db, world.manager, "a.docx", world.docx);
    await expect(as(world.manager).files.add({ divisionId, docx: upload.id })).rejects.toMatchObject({
      code: "division_locked",
    });
    expect((await as(world.manager).files.list({ ...anyList, divisionId })).total).toBe(1);
  });
});

describe("the same file again", () => {
  it("is asked about, and neither answer needs a second upload", async () => {
    const { divisionId, fileId } = await addPdf("Handbuch.pdf");
    const again = await staged(world.db, world.manager, "Kopie.pdf", world.pdf);
    const answer = (same: "ask" | "keep" | "replace", id = again.id) =>
      as(world.manager).files.add({ divisionId, pdf: id, same });
    await expect(answer("ask")).rejects.toMatchObject({
      code: "file_duplicate",
      data: { values: { name: "Handbuch.pdf", field: "pdf" } },
    });
    expect(await answer("keep")).toEqual({ divisionId, fileIds: [], kept: ["Kopie.pdf"] });
    expect(await as(world.manager).files.read({ id: fileId })).toMatchObject({ status: "queued" });

    const third = await staged(world.db, world.manager, "Neu.pdf", world.pdf);
    const replaced = await answer("replace", third.id);
    expect(replaced.fileIds).toHaveLength(1);
    expect(await as(world.manager).files.read({ id: fileId })).toMatchObject({ status: "deleting" });
    expect(await as(world.manager).files.read({ id: replaced.fileIds[0]! })).toMatchObject({
      name: "Neu.pdf",
    });
    expect((await examine(world.db, storage())).findings).toEqual([]);
  });

  it("is welcome in another division", async () => {
    await addPdf("a.pdf", "Eins");
    await addPdf("a.pdf", "Zwei");
    expect((await as(world.manager).files.list({ ...anyList, search: "A.PDF" })).total).toBe(2);
  });
});
