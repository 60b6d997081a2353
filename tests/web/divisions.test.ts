import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { handbookDocx, handbookPdf } from "../factories/documents";
import { makeDivision, makeFile } from "../factories/knowledge";
import { divisionNamed, filesOf, sendKnowledge } from "./knowledge-form";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const list = "/mistralai/chatDivisions";
const kontor = demoId("Kontor Nord GmbH");
const personal = demoId("Kontor Nord GmbH Personal");
const fertigung = demoId("Werft Süd GmbH Fertigung");
const strangersFile = demoId("file Montageanleitung Außenborder.docx");

let site: Site;
let manager: Visitor;
let werft: Visitor;
let employee: Visitor;
let publicUser: Visitor;

beforeAll(async () => {
  site = await startSite({ env: { UPLOAD_LIMIT_MB: "1" } });
  manager = await site.signedIn("manager@kontor.example");
  werft = await site.signedIn("manager@werft.example");
  employee = await site.signedIn("employee@kontor.example");
  publicUser = await site.signedIn("public@lotse.example");
});
afterAll(() => site?.stop());

describe("who sees what", () => {
  it("a data manager sees the company's divisions with their files, and the form", async () => {
    const page = await manager.get(list);
    expect(page.status).toBe(200);
    for (const text of [
      "Arbeitssicherheit",
      "Mitarbeiterhandbuch 2026.pdf",
      "In der Warteschlange",
      "je bis 1 MB",
    ])
      expect(wordsOf(page)).toContain(text);
    expect(wordsOf(page)).not.toContain("Fertigung");
    expect(wordsOf(page)).not.toContain("Bereichen angelegt");
    expect(wordsOf(page)).toContain("von \u2068Frauke Petersen\u2069");
    // Without script the page refreshes itself, and the form has its own page.
    expect(page.text).toMatch(
      /<head>.*<noscript><meta http-equiv="refresh" content="10"\/><\/noscript>.*<\/head>/s,
    );
    expect((await werft.get("/knowledge/new")).text).not.toContain('http-equiv="refresh"');
  });

  it("an employee sees their own divisions and nothing to change; sending the form anyway leads home", async () => {
    const page = await employee.get("/employee/mistralai/chatDivisions");
    expect(wordsOf(page)).toContain("Vertrieb");
    // The filter offers a tag of the same name.
    const list = { text: page.text.replace(/<option.*?<\/option>/gs, "") };
    expect(wordsOf(list)).not.toContain("Arbeitssicherheit");
    expect(page.text).not.toContain('action="/knowledge/new"');
    expect(page.text).not.toMatch(/href="[^"]*\/(edit|members|delete)"/);
    const before = await filesOf(site, personal);
    const sent = await sendKnowledge(
      employee,
      { division: personal },
      { pdf: ["Trotzdem.pdf", await handbookPdf(1)] },
    );
    expect([sent.status, sent.location]).toEqual([302, "/redirecting"]);
    expect(await filesOf(site, personal)).toEqual(before);
  });

  it("a data manager sees that a division has no members, and is led to add some", async () => {
    const id = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Neu angelegt" });
    const says = "Nur Datenverantwortliche können hier fragen, bis Sie Mitglieder hinzufügen.";
    const alone = await manager.get(`${list}?division=${id}`);
    expect(wordsOf(alone)).toContain(says);
    expect(alone.text).toMatch(new RegExp(`href="/divisions/${id}/members"[^>]*>Mitglieder hinzufügen`));
    expect(wordsOf(await manager.get(`${list}?division=${personal}`))).not.toContain(says);
    await site.db.run(sql`delete from divisions where id = ${id}`);
  });

  it("a data manager without employees is led from the members of a division to an invitation", async () => {
    const { id: company } = await site.db.one<{ id: string }>(sql`
      select company_id as id from divisions where id = ${fertigung}`);
    await site.db.run(sql`
      update users set company_id = null where id = ${demoId("employee@werft.example")}`);
    const page = await werft.get(`/divisions/${fertigung}/members`);
    await site.db.run(sql`
      update users set company_id = ${company} where id = ${demoId("employee@werft.example")}`);
    expect(wordsOf(page)).toContain("Noch keine Mitarbeitenden");
    expect(page.text).toMatch(/<main.*href="\/employee-add"/s);
  });

  it("a public user sees why there is nothing, and cannot upload", async () => {
    for (const path of [list, "/knowledge/new"]) {
      const page = await publicUser.get(path);
      expect([page.status, wordsOf(page).includes("Nur für Unternehmen")]).toEqual([200, true]);
    }
    const sent = await sendKnowledge(publicUser, { division: "new", newDivision: "Meiner" });
    expect(sent.status).toBe(403);
    expect(await divisionNamed(site, "Meiner")).toEqual([]);
  });

  it("a stranger's division and file are as missing as those that never were", async () => {
    const pages = (division: string, file: string) => [
      `${list}?division=${division}`,
      `/divisions/${division}/edit`,
      `/divisions/${division}/members`,
      `/divisions/${division}/delete`,
      `/files/${file}/delete`,
      `/files/${file}/download`,
    ];
    const paths = [
      ...pages(fertigung, strangersFile),
      ...pages(newId(), newId()),
      ...pages("../../etc", "x"),
    ];
    for (const path of paths) expect([path, (await manager.get(path)).status]).toEqual([path, 404]);
    for (const path of [`/divisions/${fertigung}/delete`, `/files/${strangersFile}/delete`])
      expect((await manager.post(path, {})).status).toBe(404);
    expect((await filesOf(site, fertigung)).map(file => file.status)).toEqual(["queued", "queued"]);
  });
});

describe("changing a division", () => {
  let id: string;
  beforeEach(async () => {
    id = await makeDivision(site.db, kontor, { name: `Bereich ${newId()}` });
  });

  it("shows what another user saved meanwhile, and keeps what was typed", async () => {
    const path = `/divisions/${id}/edit`;
    const seen = hidden(await manager.get(path), "version") ?? "";
    await manager.post(path, { name: `Neu ${id}`, description: "von nebenan", notes: "", version: seen });
    const late = await manager.post(path, {
      name: `Neu ${id}`,
      description: "von mir",
      notes: "",
      version: seen,
    });
    expect(late.status).toBe(409);
    expect(wordsOf(late)).toContain("Inzwischen gespeichert: von nebenan");
    expect(late.text).toContain(">von mir</textarea>");
    const again = hidden(late, "version") ?? "";
    const done = await manager.post(path, {
      name: `Neu ${id}`,
      description: "von mir",
      notes: "",
      version: again,
    });
    expect(done.status).toBe(302);
    expect(wordsOf(await manager.get(list, { follow: true }))).toContain("wurde gespeichert");
  });

  it("reads that a division was deleted meanwhile, with what was typed and the way to the others", async () => {
    const path = `/divisions/${id}/edit`;
    const version = hidden(await manager.get(path), "version");
    await site.db.run(sql`update divisions set status = 'deleting' where id = ${id}`);
    const gone = await manager.post(path, {
      name: "Neuer Name",
      description: "",
      notes: "Lange Notiz",
      version,
    });
    await site.db.run(sql`delete from divisions where id = ${id}`);
    expect(gone.status).toBe(404);
    expect(wordsOf({ text: shown(gone) })).toMatch(/Nicht mehr vorhanden.* Name: Neuer Name .*: Lange Notiz/);
    expect(gone.text).toContain(`href="/mistralai/chatDivisions"`);
  });

  it("refuses an empty name and one that is taken", async () => {
    const path = `/divisions/${id}/edit`;
    const empty = await manager.post(path, { name: " ", description: "", notes: "", version: "1" });
    expect([empty.status, errorAt(empty, "name")]).toEqual([422, expect.stringContaining("füllen Sie")]);
    const taken = await manager.post(path, { name: "personal", description: "", notes: "", version: "1" });
    expect([taken.status, wordsOf(taken).includes("Es gibt bereits einen Bereich mit diesem Namen")]).toEqual(
      [409, true],
    );
  });

  it("makes exactly those members who are ticked, and no user of another company", async () => {
    const path = `/divisions/${id}/members`;
    const malte = demoId("employee@kontor.example");
    const lars = demoId("lars.thomsen@kontor.example");
    expect((await manager.post(path, { userIds: [malte, lars], version: "1" })).status).toBe(302);
    const page = await manager.get(path);
    const ticked = [...page.text.matchAll(/<input[^>]*name="userIds"[^>]*>/g)].filter(([input]) =>
      input.includes("checked"),
    );
    expect(ticked).toHaveLength(2);
    expect(page.text).not.toContain("werft.example");
    const stranger = demoId("employee@werft.example");
    expect((await manager.post(path, { userIds: [stranger], version: "2" })).status).toBe(404);
    const { count } = await site.db.one<{ count: number }>(
      sql`select count(*) as count from division_members where division_id = ${id}`,
    );
    expect(count).toBe(2);
  });

  it("takes out who is shown and not ticked, and leaves those on other pages as they are", async () => {
    const path = `/divisions/${id}/members`;
    const malte = demoId("employee@kontor.example");
    const lars = demoId("lars.thomsen@kontor.example");
    const { version } = await site.db.one<{ version: number }>(
      sql`select version from divisions where id = ${id}`,
    );
    await manager.post(path, { userIds: [malte, lars], version: String(version) });
    const saved = await manager.post(`${path}?search=malte`, {
      shown: [malte],
      version: String(version + 1),
    });
    expect([saved.status, saved.headers.get("location")]).toEqual([302, `${path}?search=malte`]);
    const left = await site.db.many(sql`select user_id from division_members where division_id = ${id}`);
    expect(left).toEqual([{ user_id: lars }]);
  });

  it("says of an empty division only that it is deleted", async () => {
    const asked = wordsOf(await manager.get(`/divisions/${id}/delete`));
    expect(asked).toMatch(/Der Bereich „[^“]*“ wird gelöscht\./);
    expect(asked).not.toMatch(/auch gelöscht|keine Dateien|[\s(]0 /);
  });

  it("asks before deleting, names what goes, and deletes on the second step only", async () => {
    await makeFile(site.db, id, ["Eine Seite.", "Noch eine."], { name: "Ordnung.pdf" });
    for (const wordings of ["Wo wird geparkt?", "Wann ist Pause?"])
      await manager.post("/feedback-report/approved/new", {
        divisionId: id,
        wordings,
        answer: "Im Hof.",
        validUntil: "2190-01-01",
      });
    await manager.post("/feedback-report/golden/new", { divisionId: id, question: "Wo wird geparkt?" });
    expect(wordsOf(await manager.get(`/divisions/${id}/delete`))).not.toContain("E-Mail-Einstellung");
    await site.db.run(sql`
      insert into email_settings (id, company_id, division_id, smtp_setting_id, to_emails, tells, pace, created_at, updated_at)
      select ${newId()}, company_id, ${id}, id, '{a@kontor.example}', '{feedback}', 'daily', now(), now()
      from smtp_settings where company_id = ${demoId("Kontor Nord GmbH")} limit 1`);
    const asked = await manager.get(`/divisions/${id}/delete`);
    expect(wordsOf(asked)).toContain("2 freigegebene Antworten");
    expect(wordsOf(asked)).toContain("1 Prüffrage");
    expect(wordsOf(asked)).toContain("E-Mail-Einstellung: Empfänger");
    expect(wordsOf(asked)).toContain("werden auch gelöscht");
    expect(wordsOf(asked)).toContain("Ordnung.pdf");
    expect(wordsOf(asked)).toContain("2 Seiten");
    expect(wordsOf(asked)).toContain("Antworten, die aus ihm zitieren, werden ebenfalls gelöscht");
    expect((await filesOf(site, id))[0]?.status).toBe("ready");
    const done = await manager.post(`/divisions/${id}/delete`, { version: hidden(asked, "version") ?? "" });
    expect([done.status, done.location]).toEqual([302, list]);
    expect((await filesOf(site, id))[0]?.status).toBe("deleting");
    const pages = await site.db.many(sql`
      select p.id from pages p join files f on f.id = p.file_id where f.division_id = ${id}`);
    expect(pages).toEqual([]);
    expect((await manager.get(`/divisions/${id}/delete`)).status).toBe(404);
  });
});

describe("a file", () => {
  it("stays with the reason above the question when its deletion is refused", async () => {
    const requestId = "one-form-for-two.delete";
    const first = await makeFile(site.db, personal, ["Eins."], { name: "Eins.pdf" });
    const second = await makeFile(site.db, personal, ["Zwei."], { name: "Zwei.pdf" });
    expect((await manager.post(`/files/${first}/delete`, { requestId })).status).toBe(302);
    const refused = await manager.post(`/files/${second}/delete`, { requestId });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("<title>Fehler: ");
    expect(wordsOf(refused)).toContain("Zwei.pdf");
    expect(refused.text).toContain('role="alert"');
  });

  it("that failed for a fault of its own says why, and is replaced or deleted, not read again", async () => {
    const id = await makeDivision(site.db, kontor, { name: "Fehlgeschlagen" });
    const file = await makeFile(site.db, id, [], { name: "Scan.pdf", status: "failed" });
    await site.db.run(sql`update files set reason = 'pdf_scan' where id = ${file}`);
    const path = `${list}?division=${id}`;
    for (const at of [path, `/files/${file}`]) {
      const page = await manager.get(at);
      expect(wordsOf(page)).toContain("In dieser PDF-Datei wurde kein Text gefunden.");
      expect(page.text).not.toContain('value="retry"');
      expect(page.text).toMatch(
        new RegExp(`href="/files/${file}/replace(?:\\?(?:list|from)=[^"]*)?"[^>]*>Datei ersetzen`),
      );
      expect(page.text).toMatch(
        new RegExp(`href="/files/${file}/delete(?:\\?(?:list|from)=[^"]*)?"[^>]*>Datei löschen`),
      );
    }
    // It has no text that could be deleted with it, and no answers.
    const question = wordsOf(await manager.get(`/files/${file}/delete`));
    expect(question).toMatch(/Scan\.pdf\S* wird gelöscht\. Diese Datei wird für keine Antwort verwendet\./);
    expect(question).not.toContain("gewonnene Text");
    // A page that was shown before the failure may still send it.
    const late = await manager.post(path, { intent: "retry", file });
    expect(wordsOf(await manager.get(late.location!))).toContain("Ein neuer Versuch ändert daran nichts.");
    expect((await filesOf(site, id))[0]?.status).toBe("failed");
    const form = wordsOf(await manager.get(`/files/${file}/replace`));
    expect(form).toContain("tritt sie an die Stelle dieser Datei.");
    expect(form).not.toContain("antwortet Lotse aus der bisherigen");

    await site.db.run(sql`update files set reason = 'read_crashed' where id = ${file}`);
    expect((await manager.get(path)).text).toContain('value="retry"');
    const again = await manager.post(path, { intent: "retry", file });
    expect([again.status, again.location]).toEqual([302, path]);
    expect((await filesOf(site, id))[0]?.status).toBe("queued");
    expect((await manager.post(path, { intent: "retry", file: strangersFile })).status).toBe(404);
  });

  it("offers its deletion on its own page, to those who may", async () => {
    const file = await makeFile(site.db, personal, ["Eins."], { name: "Altes Merkblatt.pdf" });
    const way = `href="/files/${file}/delete`;
    expect((await manager.get(`/files/${file}`)).text).toContain(way);
    const read = await employee.get(`/files/${file}`);
    expect(read.status).toBe(200);
    expect(read.text).not.toContain(way);
  });

  it("that is a failed new version is deleted alone, and its question says so", async () => {
    const id = await makeDivision(site.db, kontor, { name: "Neue Fassung" });
    const old = await makeFile(site.db, id, ["Alt."], { name: "Alt.pdf" });
    const version = await makeFile(site.db, id, [], { name: "Neu.pdf", status: "failed" });
    await site.db.run(sql`update files set replaces = ${old}, reason = 'pdf_scan' where id = ${version}`);
    const question = wordsOf(await manager.get(`/files/${version}/delete`));
    expect(question).toMatch(/Neu\.pdf\S* wird gelöscht\. „\S?Alt\.pdf\S* bleibt erhalten\./);
    const used = wordsOf(await manager.get(`/files/${old}/delete`));
    expect(used).toContain("Antworten, die daraus zitieren, werden ebenfalls gelöscht.");
  });

  it("shows its pages with the cited sentence marked, to its readers only", async () => {
    const text = "Urlaub\n\nEs sind <b>30</b> Tage. Sie verfallen im März.";
    const sentence = "Sie verfallen im März.";
    const file = await makeFile(site.db, personal, [text, "Zweite Seite."], { name: "Regeln.pdf" });
    const pages = await site.db.many<{ id: string }>(
      sql`select id from pages where file_id = ${file} order by ordinal`,
    );
    const from = text.indexOf(sentence);
    const path = `/files/${file}/pages/${pages[0]?.id}?from=${from}&to=${from + sentence.length}`;
    const page = await employee.get(path);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<article[^>]* lang="de"/);
    expect((await employee.get(`${"/employee/chat/chatDivisions"}?division=${personal}`)).text).toContain(
      `href="/files/${file}/pages/${pages[0]?.id}"`,
    );
    expect(page.text).toMatch(/<mark id="mark">Sie verfallen im März\.<\/mark>/);
    expect(page.text).toContain("&lt;b&gt;30&lt;/b&gt;");
    expect(page.text).toContain(`/files/${file}/pages/${pages[1]?.id}`);
    expect(wordsOf(page)).toContain("Seite 1 von 2");
    expect((await employee.get(path.replace(/to=\d+/, "to=99999"))).text).not.toContain("<mark");
    expect((await werft.get(path)).status).toBe(404);
    expect((await employee.get(`/files/${newId()}/pages/${pages[0]?.id}`)).status).toBe(404);
  });

  it("is named as French does: a small “page” after the name, and a space before the colon of a link", async () => {
    const file = await makeFile(site.db, personal, ["Erste Seite.", "Zweite Seite."], { name: "Règles.pdf" });
    const [page] = await site.db.many<{ id: string }>(
      sql`select id from pages where file_id = ${file} order by ordinal`,
    );
    const reader = await site.signedIn("manager@kontor.example");
    await reader.post("/preferences", { language: "fr", to: "/" });
    const shown = await reader.get(`/files/${file}/pages/${page?.id}`);
    expect(shown.text).toMatch(/<title>Règles\.pdf, page 1 sur 2/);
    const divisions = await reader.get(list);
    await reader.post("/preferences", { language: "de", to: "/" });
    expect(divisions.text).toContain(
      'Démarrer une conversation<span class="hidden">\u00a0: \u2068Personal\u2069</span>',
    );
  });

  it("comes down as it was uploaded, and never runs here", async () => {
    const id = await makeDivision(site.db, kontor, { name: "Herunter" });
    const bytes = await handbookDocx();
    await sendKnowledge(manager, { division: id }, { docx: ["Übersicht; alt=neu.docx", bytes] });
    const [file] = await site.db.many<{ id: string }>(sql`select id from files where division_id = ${id}`);
    const got = await manager.get(`/files/${file?.id}/download`);
    expect(got.status).toBe(200);
    expect(got.headers.get("content-length")).toBe(String(bytes.length));
    expect(got.headers.get("content-disposition")).toContain(
      `filename*=UTF-8''${encodeURIComponent("Übersicht; alt=neu.docx")}`,
    );
    expect(got.headers.get("content-security-policy")).toContain("sandbox");
    expect(got.headers.get("x-content-type-options")).toBe("nosniff");
    for (const address of ["download", "original"]) {
      const refused = await employee.get(`/files/${file?.id}/${address}`);
      expect([refused.status, refused.text], "the same for a file that was deleted").toEqual([
        404,
        "Dieser Eintrag existiert nicht oder wurde gelöscht.",
      ]);
    }
  });
});

describe("long lists", () => {
  it("are searched and turned by their address; invalid parameters are ignored", async () => {
    for (let at = 1; at <= 12; at++) await makeDivision(site.db, kontor, { name: `Liste ${at}` });
    const found = await manager.get(`${list}?search=Liste&size=5&page=2`);
    expect(wordsOf(found)).toContain("6 bis 10 von 12");
    expect(found.text).toContain('aria-current="page"');
    expect(wordsOf(await manager.get(`${list}?search=Preisliste`))).toContain("Gefundene Dateien");
    expect(wordsOf(await manager.get(`${list}?search=gibtesnicht`))).toContain("Keine Treffer");
    expect((await manager.get(`${list}?size=7&page=-1&search=${"x".repeat(300)}`)).status).toBe(200);
    const beyond = await manager.get(`${list}?search=Liste&size=5&page=99`);
    expect([beyond.status, beyond.location]).toEqual([302, `${list}?search=Liste&size=5&page=3`]);
  });
});
