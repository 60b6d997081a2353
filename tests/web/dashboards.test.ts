import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { makeDivision, makeFile } from "../factories/knowledge";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
let administrator: Visitor;
let analyst: Visitor;
beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  administrator = await site.signedIn("administrator@lotse.example");
  analyst = await site.signedIn("analyst@lotse.example");
});
afterAll(() => site?.stop());

const kontor = demoId("Kontor Nord GmbH");
const figures = (html: string) => html.split("<figure").slice(1);
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text);

describe("a data manager's dashboard", () => {
  test("is complete as the server sends it: what needs a hand, figures, charts with their numbers", async () => {
    const { status, text } = await manager.get("/dashboard?days=90");
    expect(status).toBe(200);
    expect(headings(text)).toEqual(
      expect.arrayContaining(["Heute zu erledigen", "Meistzitierte Dokumente", "Ihre letzten Chats"]),
    );
    expect(text).toContain("Eingegangene Fragen");
    expect(figures(text).length).toBeGreaterThan(2);
    for (const figure of figures(text)) {
      expect(figure).toMatch(/<svg viewBox="0 0 480 \d+".*<details>.*<table>.*<td>/s);
      expect(figure).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("counts what the database holds, and follows a new question at once", async () => {
    const today = (
      await site.db.one<{ day: string }>(sql`
      select (now() at time zone time_zone)::date as day from companies where id = ${kontor}`)
    ).day;
    const address = `/dashboard/export?from=${today}&to=${today}`;
    const questions = async () => Number((await manager.get(address)).text.split("\r\n")[1]?.split(";")[3]);
    const before = await questions();
    await site.db.run(sql`
      insert into messages (id, conversation_id, question, state, answerer, language, created_at)
      select ${newId()}, v.id, 'Wie?', 'declined', 'builtin', 'de', now() from conversations v
      join chats c on c.id = v.chat_id where c.company_id = ${kontor} limit 1`);
    expect(await questions()).toBe(before + 1);
  });

  test("shows topics and the share of answered questions by week, with the ways to them", async () => {
    const { text } = await manager.get("/dashboard?days=90");
    expect(text).toContain("Anteil beantworteter Fragen");
    expect(text).toMatch(/<a[^>]*href="\/feedback-report\/topics"[^>]*>.*?Offene Themen/s);
    expect(text).toContain('href="/feedback-report/topics/closed"');
    const topics = figures(text).find(figure => figure.includes("Entstanden"));
    expect(topics).toMatch(/<details>.*<table>.*Geschlossen/s);
  });

  test("leads from each line of what needs a hand to the place that settles it", async () => {
    const { text } = await manager.get("/dashboard");
    const card = text.split('aria-labelledby="tasks-title"')[1]!.split("</section>")[0]!;
    const ways = [...card.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!.replaceAll("&amp;", "&"));
    expect(ways).toEqual(
      expect.arrayContaining(["/mistralai/chatDivisions?status=failed", "/apps/email/answers"]),
    );
    for (const to of ways) expect((await manager.get(to)).status).toBe(200);
  });

  test("names no question, no answer and no colleague", async () => {
    const { text } = await manager.get("/dashboard?days=365");
    for (const word of ["Resturlaub", "Krankschreibung", "ayse.kaya", "Thomsen"])
      expect(text).not.toContain(word);
  });

  test.each([
    ["from=2026-11-20&to=2026-11-01", "Der letzte Tag liegt vor dem ersten."],
    ["from=1926-01-01&to=2026-01-01", "Der Zeitraum ist zu lang"],
    ["from=1926-01-01&to=1926-02-01", "Bitte wählen Sie Tage zwischen 2000 und 2199."],
    ["from=0000-01-01&to=0000-02-01", "Dieses Datum gibt es nicht."],
    ["from=2020-01-01&to=2026-01-01", "Der Zeitraum ist zu lang"],
    ["from=2026-02-30&to=2026-03-01", "Dieses Datum gibt es nicht."],
    ["from=2026-03-01", "Bitte geben Sie beide Tage an."],
  ])("says what is wrong with dates, and shows the last 30 days: %s", async (query, sentence) => {
    const { status, text } = await manager.get(`/dashboard?${query}`);
    expect(status).toBe(200);
    expect(text).toContain(sentence);
    expect(wordsOf({ text }), "said once").not.toContain("Das Enddatum liegt vor dem Startdatum.");
    expect(/<a aria-current="true"[^>]*href="\/dashboard\?days=30"/.test(text)).toBe(true);
  });

  test("can be taken away as CSV and as XLSX", async () => {
    const csv = await manager.get("/dashboard/export?days=7");
    expect(csv.headers.get("content-disposition")).toMatch(
      /filename\*=UTF-8''%C3%9Cberblick%20[\d-]+%20[\d-]+\.csv/,
    );
    expect(csv.text.trim().split("\r\n")).toHaveLength(10);
    const xlsx = await manager.get("/dashboard/export?days=7&format=xlsx");
    expect(xlsx.headers.get("content-disposition")).toMatch(/\.xlsx/);
  });

  test("says what is locked, and how to unlock it", async () => {
    const werft = await site.signedIn("manager@werft.example");
    const { text } = await werft.get("/dashboard");
    expect(headings(text)).toContain("Zurzeit gesperrt");
    expect(text).toMatch(/href="\/checkout"[^>]*>Zum Freischalten kaufen/);
  });

  test("shows a new company its first steps, and why a public user has none", async () => {
    const visitor = await site.signedIn("public@lotse.example");
    const { status, text } = await visitor.get("/dashboard");
    expect(status).toBe(200);
    expect(text).toContain("Ihr Konto gehört zu keinem Unternehmen");
    const empty = newId();
    await site.db.run(sql`
      insert into companies (id, name, public_code, created_at) values (${empty}, 'Neu GmbH', ${empty.slice(-12)}, now())`);
    const werft = demoId("manager@werft.example");
    await site.db.run(sql`update users set company_id = ${empty} where id = ${werft}`);
    const fresh = await (await site.signedIn("manager@werft.example")).get("/dashboard");
    expect(fresh.status).toBe(200);
    expect(fresh.text).toContain("Bereich anlegen und Dokumente hochladen");
    expect(fresh.text).toMatch(/<li data-next[^>]*>(?:(?!<\/li>).)*Als Nächstes/s);
    expect(/<li data-next.*?<\/li>/s.exec(fresh.text)![0]).toContain('href="/knowledge/new"');
    expect(fresh.text).not.toContain("<figure");
    expect((await (await site.signedIn("manager@werft.example")).get("/dashboard/export")).status).toBe(404);
    // With documents and a team but no question yet, the next step still stands there, beside what is to be mended.
    const division = await makeDivision(site.db, empty);
    await makeFile(site.db, division, ["Die Kantine hat bis 14 Uhr geöffnet."]);
    const broken = await makeFile(site.db, division, ["a"]);
    await site.db.run(sql`update files set status = 'failed' where id = ${broken}`);
    const { text: begun } = await (await site.signedIn("manager@werft.example")).get("/dashboard");
    expect(/<li data-next.*?<\/li>/s.exec(begun)![0]).toContain('href="/mistralai"');
    expect(wordsOf({ text: begun })).toContain("1 Datei fehlgeschlagen");
    expect(begun).not.toContain("<figure");
    await site.db.run(sql`
      insert into day_counts (company_id, day, questions) values (${empty}, now()::date, 1)
      on conflict (company_id, day) do update set questions = 1`);
    const { text: asked } = await (await site.signedIn("manager@werft.example")).get("/dashboard");
    expect(asked).not.toContain("data-next");
    expect(asked).toContain("<figure");
  });
});

/** A role for a while without a permission. */
async function without(
  key: string,
  action: string,
  subject: string,
  then: () => Promise<void>,
): Promise<void> {
  const { permissions } = await site.db.one<{ permissions: unknown }>(
    sql`select permissions from roles where key = ${key}`,
  );
  const taken = JSON.stringify([{ action: [action], subject, inverted: true }]);
  await site.db.run(sql`update roles set permissions = permissions || ${taken}::jsonb where key = ${key}`);
  try {
    await then();
  } finally {
    await site.db.run(sql`update roles set permissions = ${JSON.stringify(permissions)} where key = ${key}`);
  }
}

describe("a user whose role has no figures", () => {
  test("reads that on each dashboard, and gets neither a figure nor an export", async () => {
    for (const [key, visitor, path] of [
      ["data_manager", manager, "/dashboard"],
      ["analyst", analyst, "/analysis/dashboard"],
    ] as const)
      await without(key, "read", "Figures", async () => {
        const page = await visitor.get(path);
        expect([page.status, wordsOf(page)]).toEqual([
          200,
          expect.stringContaining("Ihre Rolle umfasst die Kennzahlen nicht."),
        ]);
        expect(figures(page.text)).toEqual([]);
        expect((await visitor.get(`${path}/export`)).status).toBe(404);
      });
  });
});

describe("figures by person", () => {
  test("are off until who manages the company turns them on; no other user does", async () => {
    const box = async () =>
      /<input[^>]*name="byPerson"[^>]*>/.exec((await manager.get("/dashboard/by-person")).text)![0];
    expect(await box()).not.toContain("checked");
    await without("data_manager", "update", "Company", async () => {
      const refused = await manager.get("/dashboard/by-person");
      expect(wordsOf(refused)).toContain("Ihre Rolle umfasst diese Einstellung nicht.");
      expect(refused.text).not.toContain('name="byPerson"');
      await manager.post("/dashboard/by-person", { byPerson: "on", version: "0" });
    });
    const employee = await site.signedIn("employee@kontor.example");
    await employee.post("/dashboard/by-person", { byPerson: "on", version: "0" });
    expect(await box()).not.toContain("checked");
    await manager.post("/dashboard/by-person", { byPerson: "on", version: "0" });
    expect(await box()).toContain("checked");
    // With the setting on, a dashboard still contains no names.
    expect((await manager.get("/dashboard?days=365")).text).not.toContain("Oelrich");
    await manager.post("/dashboard/by-person", { version: "1" });
    expect(await box()).not.toContain("checked");
  });
});

describe("the operator's dashboard", () => {
  test("shows an administrator accounts, companies, files, jobs and the state of each part", async () => {
    const { status, text } = await administrator.get("/admin/dashboard");
    expect(status).toBe(200);
    expect(headings(text)).toEqual(
      expect.arrayContaining([
        "Systemzustand",
        "Konten nach Rolle",
        "Unternehmen",
        "Dateien",
        "Hintergrundaufgaben",
      ]),
    );
    for (const part of ["E-Mail-Versand", "Suchindex", "Datenbank", "Dateispeicher", "KI-Anbieter"])
      expect(text).toContain(part);
    expect((await administrator.get("/admin/dashboard/export")).text).toContain("Fragen");
  });

  test("leaves the navigation its words: only a page with a third column takes their room", async () => {
    const administrator = await site.signedIn("administrator@lotse.example");
    const { text } = await administrator.get("/admin/dashboard");
    expect(text).toContain('data-pair="true"');
    expect(text).not.toContain('data-beside="true"');
  });

  test("says of a period that is still to come that it has no figures yet, keeps its dates and its tasks", async () => {
    const administrator = await site.signedIn("administrator@lotse.example");
    const answer = await administrator.get("/admin/dashboard?from=2190-01-01&to=2190-01-31");
    expect(wordsOf(answer)).toContain("Dieser Zeitraum liegt in der Zukunft.");
    expect(wordsOf(answer)).not.toContain("Eingegangene Fragen");
    expect(answer.text).toMatch(/name="to"[^>]*value="2190-01-31"/);
    expect(headings(answer.text)).toContain("Systemzustand");
    expect(headings(answer.text)).toContain("Unternehmen");
    expect(headings(answer.text)).not.toContain("Ohne Fragen in diesem Zeitraum");
  });

  test("leads to overdue invoices and to open feedback of data managers, and staff not to what it may not read", async () => {
    const { text } = await administrator.get("/admin/dashboard");
    const { overdue, open } = await site.db.one<{ overdue: string; open: number }>(sql`
      select (select count(*) from feedback where company_id is null and settled_at is null) as open,
             (select number from invoices where kind = 'invoice' and due_on < now()
                and not exists (select from invoice_payments p where p.invoice_id = invoices.id)
                and not exists (select from invoices x where x.cancels_id = invoices.id) limit 1) as overdue`);
    const [, invoices = ""] = /href="([^"]*state=overdue)"/.exec(text) ?? [];
    expect((await administrator.get(invoices)).text).toContain(overdue);
    const [, feedback = ""] = /href="([^"]*settled=no[^"]*)"/.exec(text) ?? [];
    expect(wordsOf(await administrator.get(feedback))).toContain(`1 bis ${open} von ${open}`);
    const staff = await site.signedIn("staff@lotse.example");
    expect((await staff.get("/admin/dashboard")).text).not.toContain("state=overdue");
  });

  test("leads to the files and the mails that failed, and staff to the files alone", async () => {
    const { text } = await administrator.get("/admin/dashboard");
    const [, files = ""] = /href="([^"]*status=failed)"/.exec(text) ?? [];
    expect(wordsOf(await administrator.get(files))).toContain("Aushang Lagertor");
    const [, mails = ""] = /href="([^"]*state=failed)"/.exec(text) ?? [];
    expect(wordsOf(await administrator.get(mails))).toContain("Der Mailserver hat die E-Mail abgelehnt.");
    const own = (await (await site.signedIn("staff@lotse.example")).get("/admin/dashboard")).text;
    expect(own).toContain("status=failed");
    expect(own).not.toContain("state=failed");
  });

  test("leads an operator with waiting mails and no mail server to how one is set up, not to a connection", async () => {
    const { id, state } = await site.db.one<{ id: string; state: string }>(
      sql`select id, state from mails where state <> 'waiting' order by id limit 1`,
    );
    await site.db.run(sql`update mails set state = 'waiting' where id = ${id}`);
    const { text } = await administrator.get("/admin/dashboard");
    await site.db.run(sql`update mails set state = ${state} where id = ${id}`);
    expect(wordsOf({ text })).toContain("Es ist kein Mailserver eingerichtet.");
    expect(wordsOf({ text })).not.toContain("Verbindung prüfen");
    const [, setup = ""] = /href="([^"]+)"[^>]*>Mailserver einrichten</.exec(text) ?? [];
    expect((await administrator.get(setup)).text).toContain("SMTP_URL=smtp://");
  });

  test("shows staff only what their role reads", async () => {
    const staff = await site.signedIn("staff@lotse.example");
    const { status, text } = await staff.get("/admin/dashboard");
    expect(status).toBe(200);
    expect(headings(text)).toContain("Dateien");
    for (const heading of [
      "Systemzustand",
      "Konten nach Rolle",
      "Unternehmen",
      "Hintergrundaufgaben",
      "Aktive Tarife",
    ])
      expect(headings(text)).not.toContain(heading);
    expect(text).not.toContain("Kontor Nord");
  });

  test("has no ratings for a role that reads no feedback, in the page and in its export", async () => {
    const staff = await site.signedIn("staff@lotse.example");
    const titles = async () => headings((await staff.get("/admin/dashboard?days=365")).text);
    const columns = async () => (await staff.get("/admin/dashboard/export")).text.split("\r\n")[0];
    expect(await columns()).toContain("Gefällt mir nicht");
    const before = await titles();
    await without("staff", "read", "Feedback", async () => {
      expect((await titles()).length).toBeLessThan(before.length);
      expect(await columns()).not.toMatch(/Gefällt|Zufrieden|Neutral/);
      expect(await columns()).toContain("Hinzugefügte Dateien");
    });
  });
});

describe("the analyst's dashboard", () => {
  test("keeps the dates that were typed, and shows no figures for a period without a whole week", async () => {
    const answer = await analyst.get("/analysis/dashboard?from=2026-11-25&to=2026-11-26&group=all");
    expect(wordsOf(answer)).toContain("Dieser Zeitraum enthält keine ganze vergangene Woche.");
    expect(wordsOf(answer)).not.toMatch(/Das Enddatum liegt vor|Eingegangene Fragen/);
    expect(answer.text).toMatch(/name="from"[^>]*value="2026-11-25"/);
    expect(answer.text).toMatch(/name="to"[^>]*value="2026-11-26"/);
    expect(answer.text).toContain(
      'href="/analysis/dashboard?from=2026-11-25&amp;to=2026-11-26&amp;group=small"',
    );
  });

  test("has the sums of the period and of the one before in its file too, in the reader's language", async () => {
    const page = wordsOf(await analyst.get("/analysis/dashboard?days=30"));
    const [, now, change, way] =
      /Eingegangene Fragen ([\d.]+) ([\d.]+) (mehr|weniger) als im Zeitraum davor/.exec(page)!;
    const number = (text = "") => Number(text.replaceAll(".", ""));
    const sumsOf = async () => {
      const { text } = await analyst.get("/analysis/dashboard/export?days=30");
      const lines = text
        .replace("\uFEFF", "")
        .trim()
        .split("\r\n")
        .map(line => line.split(/[;,]/));
      return { heads: lines[0], whole: lines.at(-2)!, before: lines.at(-1)! };
    };
    const { heads, whole, before } = await sumsOf();
    expect(heads?.slice(0, 4)).toEqual(["Zeitraum", "Ab", "Bis", "Fragen"]);
    expect([whole[0], before[0]]).toEqual(["Gesamter Zeitraum", "Zeitraum davor"]);
    expect(Number(whole[3])).toBe(number(now));
    expect(Number(whole[3]) - Number(before[3])).toBe(way === "mehr" ? number(change) : -number(change));
    for (const [language, word] of [
      ["en", "Previous period"],
      ["fr", "Période précédente"],
      ["ar", "الفترة السابقة"],
      ["de", "Zeitraum davor"],
    ]) {
      await analyst.post("/preferences", { language: language!, to: "/" });
      expect((await sumsOf()).before[0]).toBe(word);
    }
  });

  test("leaves out groups of fewer than five people, and says so", async () => {
    const { status, text } = await analyst.get("/analysis/dashboard?days=90");
    expect(status).toBe(200);
    expect(text).toContain("mindestens fünf Personen");
    expect(text).not.toContain("Kontor");
    const asked = async () => {
      const lines = (await analyst.get("/analysis/dashboard/export?days=90")).text
        .trim()
        .split("\r\n")
        .filter(line => /^(?:Woche|Monat);/.test(line));
      return lines.reduce((all, line) => all + Number(line.split(";")[3]), 0);
    };
    expect(await asked()).toBeGreaterThan(0);
    await site.db.run(
      sql`update day_counts set people = least(people, 1) where day < current_date - 6 - 30 - extract(isodow from current_date)::int`,
    );
    const uncompared = wordsOf(await analyst.get("/analysis/dashboard?days=30"));
    expect(uncompared).toMatch(/Ausgelassene Wochenwerte im Zeitraum davor: [1-9]/);
    expect(uncompared).not.toMatch(/(?:mehr|weniger) als im Zeitraum davor/);
    const file = (await analyst.get("/analysis/dashboard/export?days=30")).text.trim().split("\r\n");
    expect(file.at(-1)).toMatch(/^Zeitraum davor;[\d.]+;[\d.]+;+$/);
    // Four companies ask.
    await site.db.run(sql`update day_counts set people = least(people, 1)`);
    expect(await asked()).toBe(0);
    const withheld = await analyst.get("/analysis/dashboard?days=90");
    expect(withheld.text).toMatch(/<dt>Eingegangene Fragen<\/dt><dd><bdi>–<\/bdi>/);
    expect(wordsOf(withheld)).not.toMatch(/keine Fragen gestellt|so viele wie/);
  });
});

test("the api refuses dates that make no sense, and the wrong people", async () => {
  const token = async (email: string) => {
    const body = new Blob([JSON.stringify({ email, password: "Lotsen-2026" })], { type: "application/json" });
    return JSON.parse((await site.visitor().ask("/api/v1/session", { body })).text).tokens.accessToken;
  };
  const headers = { authorization: `Bearer ${await token("manager@kontor.example")}` };
  const ask = async (path: string) =>
    (await site.visitor().get(`/api/v1/dashboard/${path}`, { headers })).status;
  expect(await ask("company?days=30")).toBe(200);
  expect(await ask("company?from=2026-11-20&to=2026-11-01")).toBe(400);
  expect(await ask("company?days=31")).toBe(400);
  expect(await ask("installation")).toBe(403);
  expect(await ask("analysis")).toBe(403);
});
