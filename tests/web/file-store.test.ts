import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { type FakeS3, fakeS3 } from "~/integrations/storage/fake-s3";
import { handbookPdf } from "../factories/documents";
import { sendKnowledge } from "./knowledge-form";
import { type Answer, hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

let fake: FakeS3;
let site: Site;
let manager: Visitor;

/** An installation whose files are on S3, and S3 is gone. */
beforeAll(async () => {
  fake = await fakeS3();
  site = await startSite({ env: fake.env });
  expect(fake.objects.size).toBeGreaterThan(10);
  await fake.close();
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

async function upload(): Promise<Answer> {
  const requestId = hidden(await manager.get("/knowledge/new"), "requestId");
  const division = demoId("Kontor Nord GmbH Personal");
  return sendKnowledge(manager, { requestId, division }, { pdf: ["Neu.pdf", await handbookPdf(1)] });
}

async function expectNothing(): Promise<void> {
  expect(await site.db.many(sql`select id from files where name = 'Neu.pdf'`)).toEqual([]);
  expect(await site.db.many(sql`select id from staged_uploads`)).toEqual([]);
}

const aFile = () =>
  site.db.one<{ id: string; key: string }>(
    sql`select id, storage_key as key from files where company_id = ${demoId("Kontor Nord GmbH")} order by name limit 1`,
  );

const gone = "Der Dateispeicher ist zurzeit nicht erreichbar.";

describe("while the file store cannot be reached, without script", () => {
  it.each(["/knowledge/new", "/knowledge/many", "/mistralai/chatDivisions"])(
    "managers read it on %s before they choose files",
    async path => {
      const page = await manager.get(path, { follow: true });
      expect(page.status).toBe(200);
      expect(wordsOf(page)).toContain(gone);
    },
  );

  it("an upload is refused with the reason, and its row does not come into being", async () => {
    const answer = await upload();
    expect(answer.status).toBe(422);
    expect(wordsOf(answer)).toContain("Der Dateispeicher ist vorübergehend nicht erreichbar.");
    await expectNothing();
  });

  it("a file's page opens, and its download says why there is none", async () => {
    const { id } = await aFile();
    expect((await manager.get(`/files/${id}`, { follow: true })).status).toBe(200);
    const download = await manager.get(`/files/${id}/download`, { follow: true });
    expect(download.status).toBe(503);
    expect(wordsOf(download)).toContain("Der Dateispeicher ist vorübergehend nicht erreichbar.");
  });

  it("the operator sees on the dashboard and on the storage page what is wrong", async () => {
    const administrator = await site.signedIn("administrator@lotse.example");
    const dashboard = wordsOf(await administrator.get("/admin/dashboard", { follow: true }));
    expect(dashboard).toContain("Dateispeicher gestört");
    expect(dashboard).toContain(
      "Der Dateispeicher ist nicht erreichbar. Uploads und Downloads sind nicht möglich.",
    );
    const storage = wordsOf(await administrator.get("/admin/system-settings/storage", { follow: true }));
    expect(storage).toContain("S3: lotse-files");
    expect(storage).toContain("Der Dateispeicher ist nicht erreichbar.");
  });
});

describe("a bucket that works badly, without script", () => {
  beforeAll(() => fake.reopen());
  afterEach(() => {
    fake.mode = "working";
  });

  it.each([
    ["full", "Im Dateispeicher ist kein Platz mehr."],
    ["forgetful", "Der Dateispeicher ist vorübergehend nicht erreichbar."],
    ["busy", "Der Dateispeicher ist vorübergehend nicht erreichbar."],
  ] as const)("is said to be so to who uploads: %s", async (mode, sentence) => {
    fake.mode = mode;
    const answer = await upload();
    expect(answer.status).toBe(422);
    expect(wordsOf(answer)).toContain(sentence);
    await expectNothing();
  });

  it("and has lost a file says so where it is downloaded, and the others are there", async () => {
    const { id, key } = await aFile();
    const [path, object] = [...fake.objects].find(([path]) => path.includes(key))!;
    fake.objects.delete(path);
    const download = await manager.get(`/files/${id}/download`, { follow: true });
    expect(download.status).toBe(410);
    expect(wordsOf(download)).toContain("Die gespeicherte Datei ist nicht mehr vorhanden.");
    fake.objects.set(path, object);
    expect((await manager.get(`/files/${id}/download`, { follow: true })).status).toBe(200);
  });
});
