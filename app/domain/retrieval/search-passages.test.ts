import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { markFileDeleted } from "~/domain/knowledge/file/mark-file-deleted";
import { retrieval } from "~/domain/retrieval/retrieval";
import { type TestDatabase, testDatabase } from "../../../tests/database";
import { makeCompany } from "../../../tests/factories/company";
import { makeDivision, makeFile } from "../../../tests/factories/knowledge";
import { settingsOf } from "../../../tests/factories/settings";
import { memoryIndex } from "./memory-index";
import { answerFromPassages } from "./quotes/quote-sentences";
import { IndexCache } from "./search-index/index-cache";
import { type SearchRequest, searchPassages as searchIn } from "./search-passages";

const indexes = new IndexCache();
const searchPassages = (on: Db, request: SearchRequest, cache = indexes) =>
  searchIn(on, request, memoryIndex(cache));

let test_: TestDatabase;
let files: ReturnType<typeof settingsOf>;
beforeAll(async () => {
  files = settingsOf();
  test_ = await testDatabase();
});
afterAll(async () => {
  await test_.drop();
  files.remove();
});

const question = "Wie viele Urlaubstage habe ich?";
const secret = "Der Urlaub beträgt bei uns 41 Urlaubstage, sagt der Seeadler.";

async function company() {
  const { db } = test_;
  const { id } = await makeCompany(db);
  return { db, companyId: id, divisionId: await makeDivision(db, id) };
}

test("a passage comes with its file, page and place", async () => {
  const { db, companyId, divisionId } = await company();
  const fileId = await makeFile(db, divisionId, ["Das Vorwort.", "Der Jahresurlaub beträgt 30 Urlaubstage."]);
  const [first] = await searchPassages(db, { companyId, divisionIds: [divisionId], question, limit: 5 });
  expect(first).toMatchObject({
    fileId,
    fileName: "Handbuch.pdf",
    pageNumber: 2,
    heading: null,
    text: "Der Jahresurlaub beträgt 30 Urlaubstage.",
    start: 0,
    end: 40,
    language: "de",
    search: { passageCount: 2 },
  });
  expect(first?.fourGramShare).toBeGreaterThan(0.1);
  expect(first?.fourGramShare).toBeLessThanOrEqual(1);
});

test("who names a document as the source finds only what it says, and sees where it was searched", async () => {
  const { db, companyId, divisionId } = await company();
  const text = "Überstunden werden im Folgemonat durch Freizeit ausgeglichen.";
  const agreement = await makeFile(db, divisionId, [text], { name: "Betriebsvereinbarung Arbeitszeit.docx" });
  const handbook = await makeFile(db, divisionId, ["Überstunden ordnet die Führungskraft an."], {
    name: "Mitarbeiterhandbuch.pdf",
  });
  const ask = (question: string, scope = {}) =>
    searchPassages(db, { companyId, divisionIds: [divisionId], question, limit: 5, ...scope });
  const found = await ask("Was sagt die Betriebsvereinbarung Arbeitszeit zu Überstunden?");
  expect(found.map(({ fileId }) => fileId)).toEqual([agreement]);
  expect(found[0]?.search).toMatchObject({
    query: "Überstunden",
    displayed: "Überstunden (Betriebsvereinbarung Arbeitszeit.docx)",
  });
  expect(new Set((await ask("Was gilt für Überstunden?")).map(({ fileId }) => fileId))).toEqual(
    new Set([agreement, handbook]),
  );
  const chosenFiles = { divisionIds: [divisionId], fileIds: [handbook] };
  const elsewhere = await ask("Was sagt die Betriebsvereinbarung zu Überstunden?", { chosenFiles });
  expect(elsewhere.map(({ fileId }) => fileId)).toEqual([handbook]);
});

test("a passage comes with what stands before and after it on its page, and on no other", async () => {
  const { db, companyId, divisionId } = await company();
  const fileId = await makeFile(db, divisionId, [
    "Das Vorwort.",
    "Der Jahresurlaub beträgt 30 Urlaubstage.",
    "Er verfällt im März.",
    "Das Nachwort.",
  ]);
  await makeFile(db, divisionId, ["Ein anderes Vorwort."], { name: "Anderes.pdf" });
  await db.run(sql`
    update passages p set page_id = first.page_id, start_offset = 41, end_offset = 61
    from passages first where first.file_id = ${fileId} and first.ordinal = 1
      and p.file_id = ${fileId} and p.ordinal = 2`);
  const [first] = await searchPassages(db, { companyId, divisionIds: [divisionId], question, limit: 5 });
  expect(first).toMatchObject({ leading: null, trailing: " Er verfällt im März." });
});

test("a section goes on over the end of a page, another one does not", async () => {
  const { db, companyId, divisionId } = await company();
  const fileId = await makeFile(db, divisionId, [
    "Der Jahresurlaub beträgt 30 Urlaubstage.",
    "Er verfällt im März.",
    "Jede Reise wird beantragt.",
  ]);
  await db.run(sql`
    update pages set heading = case when ordinal < 2 then 'Urlaub' else 'Reisen' end where file_id = ${fileId}`);
  const search = (question: string) =>
    searchPassages(db, { companyId, divisionIds: [divisionId], question, limit: 1 });
  const [first] = await search(question);
  expect(first).toMatchObject({ leading: null, trailing: "\n\nEr verfällt im März." });
  const [second] = await search("Wann verfällt er?");
  expect(second).toMatchObject({ leading: "Der Jahresurlaub beträgt 30 Urlaubstage.\n\n", trailing: null });
});

test("a stranger's division is never read, even when it is asked for by its id", async () => {
  const { db, companyId, divisionId } = await company();
  const stranger = await company();
  await makeFile(db, divisionId, ["Der Urlaub beträgt 30 Tage."]);
  await makeFile(db, stranger.divisionId, [secret]);
  const divisionIds = [divisionId, stranger.divisionId];
  const cache = new IndexCache();
  const found = await searchPassages(db, { companyId, divisionIds, question, limit: 50 }, cache);
  expect(found.map(({ text }) => text)).toEqual(["Der Urlaub beträgt 30 Tage."]);
  expect(cache.has(stranger.divisionId)).toBe(false);
  const own = { companyId: stranger.companyId, divisionIds, question, limit: 50 };
  expect((await searchPassages(db, own, cache)).map(({ text }) => text)).toEqual([secret]);
});

test("a division that was not chosen is not read, whatever it holds", async () => {
  const { db, companyId, divisionId } = await company();
  const other = await makeDivision(db, companyId);
  await makeFile(db, other, [secret]);
  await makeFile(db, divisionId, ["Der Urlaub beträgt 30 Tage."]);
  const found = await searchPassages(db, { companyId, divisionIds: [divisionId], question, limit: 50 });
  expect(found.map(({ text }) => text)).toEqual(["Der Urlaub beträgt 30 Tage."]);
  expect(found[0]?.search.passageCount).toBe(1);
  const both = await searchPassages(db, { companyId, divisionIds: [divisionId, other], question, limit: 50 });
  expect(both).toHaveLength(2);
});

test("files are found as they become ready, and gone as they are deleted", async () => {
  const { db, companyId, divisionId } = await company();
  const search = async () => {
    const found = await searchPassages(db, { companyId, divisionIds: [divisionId], question, limit: 50 });
    return found.map(({ text }) => text).sort();
  };
  expect(await search()).toEqual([]);
  const first = await makeFile(db, divisionId, ["Urlaub: 30 Tage."]);
  expect(await search()).toEqual(["Urlaub: 30 Tage."]);
  await makeFile(db, divisionId, ["Urlaub: 31 Tage."]);
  await makeFile(db, divisionId, ["Urlaub: 99 Tage."], { status: "indexing" });
  expect(await search()).toEqual(["Urlaub: 30 Tage.", "Urlaub: 31 Tage."]);
  await markFileDeleted(db, first, null);
  expect(await search()).toEqual(["Urlaub: 31 Tage."]);
});

test("a file under deletion is not read back, even before anybody says that the division changed", async () => {
  const { db, companyId, divisionId } = await company();
  const fileId = await makeFile(db, divisionId, [secret]);
  const request = { companyId, divisionIds: [divisionId], question, limit: 50 };
  expect(await searchPassages(db, request)).toHaveLength(1);
  await db.run(sql`update files set status = 'deleting' where id = ${fileId}`);
  expect(await searchPassages(db, request)).toEqual([]);
});

test("a file that was read again is found with its new text", async () => {
  const { db, companyId, divisionId } = await company();
  await makeFile(db, divisionId, ["Der Urlaub beträgt 30 Tage."]);
  const request = { companyId, divisionIds: [divisionId], question, limit: 50 };
  const [before] = await searchPassages(db, request);
  await db.run(
    sql`update passages set id = ${newId()}, text = 'Der Urlaub beträgt 28 Tage.' where id = ${before!.id}`,
  );
  await retrieval.upsert(db, divisionId, []);
  expect((await searchPassages(db, request)).map(({ text }) => text)).toEqual([
    "Der Urlaub beträgt 28 Tage.",
  ]);
});

test("an index grown file by file finds the same as one built at once", async () => {
  const { db, companyId, divisionId } = await company();
  const grown = new IndexCache();
  const request = { companyId, divisionIds: [divisionId], question, limit: 50 };
  const files: string[] = [];
  for (let number = 0; number < 12; number++) {
    const pages = [
      `Der Urlaub in Abteilung ${number} beträgt ${20 + number} Tage.`,
      `Anhang ${number}: Pausen.`,
    ];
    files.push(await makeFile(db, divisionId, pages));
    await searchPassages(db, request, grown);
  }
  await markFileDeleted(db, files[3]!, null);
  await markFileDeleted(db, files[9]!, null);
  const found = await searchPassages(db, request, grown);
  expect(found).toEqual(await searchPassages(db, request, new IndexCache()));
  expect(found.filter(({ text }) => text.includes("Urlaub"))).toHaveLength(10);
});

test("above its memory an index cache forgets what was used least recently, never what is asked for", async () => {
  const { db, companyId, divisionId } = await company();
  const others = [await makeDivision(db, companyId), await makeDivision(db, companyId)];
  for (const id of [divisionId, ...others]) await makeFile(db, id, [`Der Urlaub in ${id} beträgt 30 Tage.`]);
  const search = (cache: IndexCache, id: string) =>
    searchPassages(db, { companyId, divisionIds: [id], question, limit: 5 }, cache);
  const roomy = new IndexCache();
  await search(roomy, divisionId);
  const cache = new IndexCache(roomy.bytes * 2.5);
  await search(cache, divisionId);
  await search(cache, others[0]!);
  await search(cache, divisionId);
  expect(await search(cache, others[1]!)).toHaveLength(1);
  expect([divisionId, ...others].map(id => cache.has(id))).toEqual([true, false, true]);
  const tiny = new IndexCache(1);
  expect(await search(tiny, divisionId)).toHaveLength(1);
  expect(await search(tiny, others[0]!)).toHaveLength(1);
  expect(tiny.has(divisionId)).toBe(false);
});

test("many who ask at once wait for one index", async () => {
  const { db, companyId, divisionId } = await company();
  await makeFile(db, divisionId, ["Der Urlaub beträgt 30 Tage."]);
  const cache = new IndexCache();
  const { version } = await db.one<{ version: number }>(
    sql`select version from division_versions where division_id = ${divisionId}`,
  );
  const indexes = await Promise.all(Array.from({ length: 10 }, () => cache.get(db, divisionId, version)));
  expect(new Set(indexes).size).toBe(1);
  const found = await searchPassages(db, { companyId, divisionIds: [divisionId], question, limit: 5 }, cache);
  expect(found).toHaveLength(1);
});

test("what is typed cannot break out of the query", async () => {
  const { db, companyId, divisionId } = await company();
  await makeFile(db, divisionId, ["Der Urlaub beträgt 30 Tage."]);
  for (const odd of [
    "'; drop table files; --",
    "\u0000",
    "💣",
    "a".repeat(20_000),
    "%_\\",
    "Urlaub & | ! ( ) :*",
  ]) {
    const found = await searchPassages(db, { companyId, divisionIds: [divisionId], question: odd, limit: 5 });
    expect(found.length).toBeLessThanOrEqual(1);
  }
});

test("a question for a section or a page gets its passages in their order, of the named document", async () => {
  const { db, companyId, divisionId } = await company();
  const pages = ["Das Vorwort.", "Urlaub gibt es viel.", "Er wird übertragen.", "Ende."];
  const headings = [
    "Regeln",
    "Regeln › § 5 Urlaub",
    "Regeln › § 5 Urlaub › 5.2 Übertragung",
    "Regeln › § 50 Schluss",
  ];
  for (const name of ["Betriebsvereinbarung.pdf", "Dienstordnung.pdf"]) {
    const id = await makeFile(
      db,
      divisionId,
      pages.map(text => `${text} ${name}`),
      { name },
    );
    await db.run(sql`
      update passages p set heading = (${headings}::text[])[p.ordinal + 1] where p.file_id = ${id}`);
  }
  const texts = async (asked: string, divisionIds = [divisionId]) => {
    const found = await searchPassages(db, { companyId, divisionIds, question: asked, limit: 8 });
    return [found.map(({ text }) => text), answerFromPassages(asked, found)] as const;
  };
  const [found, answer] = await texts("Was steht in § 5 der Dienstordnung?");
  expect(found).toEqual(["Urlaub gibt es viel. Dienstordnung.pdf", "Er wird übertragen. Dienstordnung.pdf"]);
  expect(answer).toMatchObject({ level: "answer", sentences: [{ sentence: "Urlaub gibt es viel." }, {}] });
  expect((await texts("Was steht auf Seite 3 der Dienstordnung?"))[0]).toEqual([
    "Er wird übertragen. Dienstordnung.pdf",
  ]);
  const [, both] = await texts("Was steht in § 5?");
  expect(both.sentences.map(({ passage }) => passage.fileName)).toEqual([
    "Betriebsvereinbarung.pdf",
    "Dienstordnung.pdf",
  ]);
  expect((await texts("Was steht in § 7?"))[1].level).toBe("nothing");
  const other = await company();
  const foreign = await searchPassages(db, {
    companyId: other.companyId,
    divisionIds: [divisionId],
    question: "Was steht in § 5?",
    limit: 8,
  });
  expect(foreign).toEqual([]);
});
