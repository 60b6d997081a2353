import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { makeDivision, makeFile } from "../factories/knowledge";
import { filesOf } from "./knowledge-form";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

const list = "/mistralai/chatDivisions";
const kontor = demoId("Kontor Nord GmbH");
const strangersFile = demoId("file Montageanleitung Außenborder.docx");

let site: Site;
let manager: Visitor;
let employee: Visitor;
let divisionId: string;
let files: string[];

const address = (what: "edit" | "delete", ids: string[]) =>
  `/knowledge/files/${what}?${new URLSearchParams(ids.map(id => ["id", id]))}`;
const left = async (id = divisionId) =>
  (await filesOf(site, id)).filter(({ status }) => status !== "deleting").map(({ name }) => name);

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  employee = await site.signedIn("employee@kontor.example");
});
afterAll(() => site?.stop());
beforeEach(async () => {
  divisionId = await makeDivision(site.db, kontor, { name: `Ablage ${newId()}` });
  files = [];
  for (const name of ["A.pdf", "B.pdf", "C.pdf"])
    files.push(await makeFile(site.db, divisionId, [`Der Inhalt von ${name}.`], { name }));
});

describe("several files at once, without script", () => {
  it("are ticked in the list, outside of the forms of their rows", async () => {
    const page = await manager.get(`${list}?division=${divisionId}`);
    const form = /<form id="([^"]+)" action="\/knowledge\/files\/edit"/.exec(page.text)?.[1];
    expect(form).toBeDefined();
    expect(
      page.text.match(new RegExp(`form="${form}" type="checkbox"|type="checkbox"[^>]*form="${form}"`, "g")),
    ).toHaveLength(3);
    expect(page.text).toContain('formaction="/knowledge/files/delete"');
    const theirs = await employee.get("/employee/chat/chatDivisions");
    expect(theirs.text).not.toContain("/knowledge/files/");
  });

  it("are deleted after a question that names them", async () => {
    const some = address("delete", files.slice(0, 2));
    const question = wordsOf(await manager.get(some));
    for (const said of ["A.pdf", "B.pdf", "Diese 2 Dateien", "Das lässt sich nicht rückgängig machen."])
      expect(question).toContain(said);
    expect(question).not.toContain("C.pdf");
    expect(question.indexOf("A.pdf")).toBeLessThan(question.indexOf("B.pdf"));
    expect(await left()).toEqual(["A.pdf", "B.pdf", "C.pdf"]);
    const sent = await manager.post(some, { requestId: newId() });
    expect([sent.status, sent.location]).toEqual([302, `${list}?division=${divisionId}`]);
    expect(await left()).toEqual(["C.pdf"]);
    expect(wordsOf(await manager.get(sent.location!))).toContain("2 Dateien werden gelöscht.");
  });

  it("move to another division, get a last day and tags, and keep what the form leaves out", async () => {
    const other = await makeDivision(site.db, kontor, { name: `Archiv ${newId()}` });
    const [tag, kept] = await site.db.many<{ id: string }>(
      sql`select id from tags where company_id = ${kontor} order by id limit 2`,
    );
    await site.db.run(sql`insert into file_tags (file_id, tag_id) values (${files[0]}, ${kept!.id})`);
    const all = address("edit", files);
    expect(wordsOf(await manager.get(all))).toContain("Gilt für 3 ausgewählte Dateien.");
    const changed = await manager.post(all, { divisionId: other, validUntil: "2030-01-31", tagIds: tag!.id });
    expect(wordsOf(await manager.get(changed.location!))).toMatch(/3 Dateien sind jetzt im Bereich „.+“\./);
    expect(await left(other)).toEqual(["A.pdf", "B.pdf", "C.pdf"]);
    const rows = () =>
      site.db.many(sql`
        select f.name, f.valid_until::text as until, array_agg(t.tag_id order by t.tag_id) as tags
        from files f join file_tags t on t.file_id = f.id where f.division_id = ${other} group by f.id order by 1`);
    expect(await rows()).toEqual([
      { name: "A.pdf", until: "2030-01-31", tags: [tag!.id, kept!.id].sort() },
      { name: "B.pdf", until: "2030-01-31", tags: [tag!.id] },
      { name: "C.pdf", until: "2030-01-31", tags: [tag!.id] },
    ]);
    await manager.post(all, { unlimited: "on" });
    expect(await rows()).toMatchObject([{ until: null, tags: [tag!.id, kept!.id].sort() }, {}, {}]);
  });

  it("say which of them could not be changed", async () => {
    const other = await makeDivision(site.db, kontor, { name: `Voll ${newId()}` });
    const { sha256 } = await site.db.one<{ sha256: Buffer }>(
      sql`select sha256 from files where id = ${files[0]}`,
    );
    const twin = await makeFile(site.db, other, ["Inhalt."], { name: "A.pdf" });
    await site.db.run(sql`update files set sha256 = ${sha256} where id = ${twin}`);
    const changed = await manager.post(address("edit", files), { divisionId: other });
    expect(wordsOf(await manager.get(changed.location!))).toContain(
      "Geändert: 2. Nicht vollständig geändert: 1.",
    );
    expect(await left()).toEqual(["A.pdf"]);
  });

  it("need something to change, and one answer about their last day", async () => {
    const nothing = await manager.post(address("edit", files), { divisionId: "" });
    expect([nothing.status, wordsOf(nothing)]).toEqual([
      422,
      expect.stringContaining("was geändert werden soll"),
    ]);
    const typo = await manager.post(address("edit", files), { validUntil: "0001-01-01" });
    expect([typo.status, wordsOf(typo)]).toEqual([
      422,
      expect.stringContaining("Bitte geben Sie einen Tag zwischen 2000 und 2199 ein."),
    ]);
    expect(typo.text).toContain('value="0001-01-01"');
    const both = await manager.post(address("edit", files), { validUntil: "2030-01-31", unlimited: "on" });
    expect([both.status, wordsOf(both)]).toEqual([422, expect.stringContaining("entweder ein Datum an")]);
    expect(both.text).toMatch(/name="unlimited"[^>]*checked|checked=""[^>]*name="unlimited"/);
  });

  it("that another user deleted meanwhile count as not changed, and a deletion sent twice as one", async () => {
    const two = address("delete", files.slice(0, 2));
    const form = { requestId: newId() };
    for (const _ of [1, 2]) {
      const sent = await manager.post(two, form, { follow: true });
      expect(wordsOf(sent)).toContain("2 Dateien werden gelöscht.");
    }
    const some = await manager.post(address("edit", files), { validUntil: "2031-01-31" }, { follow: true });
    expect(wordsOf(some)).toContain("Geändert: 1. Nicht vollständig geändert: 2.");
    const none = await manager.post(
      address("edit", files.slice(0, 2)),
      { unlimited: "on" },
      { follow: true },
    );
    expect(wordsOf(none)).toContain("Geändert: 0. Nicht vollständig geändert: 2.");
    await site.db.run(sql`delete from files where id = ${files[0]}`);
    const late = await manager.post(two, { requestId: newId() }, { follow: true });
    expect(wordsOf(late)).toContain("Gelöscht: 1. Nicht gelöscht: 1,");
  });

  it.each(["edit", "delete"] as const)("are not said to be changed where none was chosen: %s", async what => {
    const sent = await manager.post(address(what, []), { unlimited: "on" }, { follow: true });
    expect(wordsOf(sent)).toContain("Keine Dateien ausgewählt");
    expect(wordsOf(sent)).not.toMatch(/0 Dateien (werden gelöscht|wurden geändert)/);
  });

  it("of another company, or none at all, are none", async () => {
    for (const what of ["edit", "delete"] as const) {
      const page = await manager.get(address(what, [strangersFile, "kein-Bezeichner"]));
      expect(wordsOf(page)).toContain("Keine Dateien ausgewählt");
      expect(wordsOf(page)).not.toContain("Montageanleitung");
      expect((await employee.get(address(what, files))).status).not.toBe(200);
    }
    await manager.post(address("delete", [strangersFile]), {});
    const row = await site.db.one<{ status: string }>(
      sql`select status from files where id = ${strangersFile}`,
    );
    expect(row.status).not.toBe("deleting");
  });
});
