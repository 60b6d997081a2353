import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { quarantinedFile, recognisedFile } from "~/db/seed/read-files";
import { failedFile, publicChat, secondFactors, waitingImport } from "~/db/seed/showcase";
import { resumeStranded } from "~/domain/knowledge/file/resume-stranded";
import { until } from "../factories/until";
import { type Site, shown, startSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
  await resumeStranded(site.db);
  const unread = sql`select count(*) as n from files where status not in ('ready', 'failed', 'quarantined')`;
  await until(async () => (await site.db.one<{ n: number }>(unread)).n === 0);
});
afterAll(() => site?.stop());

/** The sources that an answer on a page links to. */
const sourcesOf = (page: string) => [...page.matchAll(/\?source=([\w-]+\.\d+)/g)].map(([, id]) => id!);

describe("a fresh installation shows", () => {
  test("a page with the marked sentence for every quote of its past answers", async () => {
    const { all, placed } = await site.db.one<{ all: number; placed: number }>(sql`
      select count(*) as all, count(c.page_id) as placed from citations c join files f on f.id = c.file_id
      where f.status = 'ready'`);
    expect(all).toBeGreaterThan(50);
    expect(placed).toBe(all);
    const manager = await site.signedIn("manager@kontor.example");
    const chat = `/chat/${demoId("chat Preise und Lieferung")}`;
    const [source] = sourcesOf(shown(await manager.get(chat)));
    const open = shown(await manager.get(`${chat}?source=${source}`));
    expect(open).toMatch(/<mark>[^<]{20,}<\/mark>/);
    expect(open).toMatch(/Seite \d+ von \d+|Abschnitt \d+ von \d+/);
  });

  test("questions in the order of time", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const page = shown(await manager.get(`/chat/${demoId("chat Preise und Lieferung")}`));
    const times = [...page.matchAll(/<time[^>]*datetime="([^"]+)"/gi)].map(([, at]) => at!);
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual([...times].sort());
  });

  test("a public chat to a public user, with answers that quote", async () => {
    const visitor = await site.signedIn(publicChat.asker);
    expect(shown(await visitor.get("/chat"))).toContain(publicChat.name);
    const chat = shown(await visitor.get(`/chat/${demoId(`chat ${publicChat.name}`)}`));
    for (const { question, sentence } of publicChat.questions) {
      expect(chat).toContain(question);
      expect(chat).toContain(sentence);
    }
  });

  test("a file that could not be processed, with its reason", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const page = shown(
      await manager.get(`/mistralai/chatDivisions?division=${demoId("Kontor Nord GmbH Arbeitssicherheit")}`),
    );
    expect(page).toContain(failedFile.name);
    expect(page).toContain("Scan");
  });

  test("a file in quarantine with the places found, and a scan with how surely it was recognised", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const held = shown(await manager.get(`/files/${demoId(`file ${quarantinedFile.name}`)}/quarantine`));
    for (const { excerpt } of quarantinedFile.findings) expect(held).toContain(excerpt);
    const [sure, unsure] = await site.db.many<{ id: string }>(sql`
      select id from pages where file_id = ${demoId(`file ${recognisedFile.name}`)} order by ordinal`);
    const read = `/files/${demoId(`file ${recognisedFile.name}`)}/pages`;
    expect(shown(await manager.get(`${read}/${sure!.id}`))).toMatch(/95\s%/);
    expect(shown(await manager.get(`${read}/${unsure!.id}`))).toMatch(/73\s%/);
  });

  test("a second factor, a list that waits to be imported, and a plan that has ended", async () => {
    const [email] = secondFactors.emails;
    const analyst = site.visitor();
    const asked = await analyst.post("/login", { email: email!, password: "Lotsen-2026" });
    expect(asked.location).toMatch(/^\/two-factor/);
    const administrator = await site.signedIn(waitingImport.owner);
    const path = `/admin/people/import/${demoId(`import ${waitingImport.name}`)}`;
    expect(shown(await administrator.get("/admin/users/public-user"))).toContain(path);
    const list = shown(await administrator.get(path));
    for (const name of ["Claußen", "Olivier", "Haddad"]) expect(list).toContain(name);
    const werft = await site.signedIn("manager@werft.example");
    expect(shown(await werft.get("/account-settings/billing"))).toContain("Tarif abgelaufen");
  });

  test("the words of its documents, also by their beginning, to those who may open the file", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const found = shown(await manager.get("/search?words=Resturl"));
    expect(found).toContain("In Ihren Dokumenten");
    const [, place] = /href="(\/files\/[^"]+from=\d+&amp;to=\d+)"/.exec(found) ?? [];
    expect(shown(await manager.get(place!.replaceAll("&amp;", "&")))).toMatch(/<mark[^>]*>Resturl<\/mark>/i);
    expect(found).toContain("„Resturl“ fragen");
    const safety = (email: string) =>
      site.signedIn(email).then(async one => shown(await one.get("/search?words=Sammelplatz")));
    expect(await safety("lars.thomsen@kontor.example")).toContain("Parkplatz Süd");
    for (const email of ["ines.oelrich@kontor.example", "manager@werft.example", publicChat.asker])
      expect(await safety(email)).not.toContain("Parkplatz Süd");
  });
});
