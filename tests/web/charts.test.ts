import { readdirSync, readFileSync } from "node:fs";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { type Site, startSite, type Visitor } from "./site";

let site: Site;
let manager: Visitor;
let werft: Visitor;
let publicUser: Visitor;

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  werft = await site.signedIn("manager@werft.example");
  publicUser = await site.signedIn("public@lotse.example");
});
afterAll(() => site?.stop());

const pages = { "/charts/apex-chart": 9, "/charts/chartjs": 10 };
const figuresOf = (html: string) => html.split("<figure").slice(1);
/** The rows of a chart's table as text. */
const rowsOf = (html: string, id: string) => {
  const figure = figuresOf(html).find(one => one.includes(`id="${id}-title"`)) ?? "";
  return [...figure.matchAll(/<tr>(.*?)<\/tr>/gs)].map(row =>
    [...row[1]!.matchAll(/<bdi[^>]*>(.*?)<\/bdi>/gs)].map(cell => cell[1]),
  );
};

describe("a page of charts", () => {
  test.each(Object.entries(pages))("is complete as the server sends it: %s", async (path, charts) => {
    const { text } = await manager.get(`${path}?period=90d`);
    // The test site reads no files, so none were read in the period.
    const figures = figuresOf(text);
    expect(figures).toHaveLength(charts);
    for (const figure of figures) {
      const id = /id="([\w-]+)-title"/.exec(figure)?.[1];
      expect(figure, id).toMatch(/<h2[^>]*>[^<]+<\/h2><p[^>]*>[^<]+<\/p>/);
      if (figure.includes('class="none"')) continue;
      expect(figure, id).toContain(` aria-labelledby="${id}-title"`);
      // Heard once: as a table.
      expect(figure, id).toMatch(/class="picture"[^>]* aria-hidden="true"/);
      expect(figure, id).toMatch(/<svg viewBox="0 0 480 \d+"/);
      expect(figure, id).not.toMatch(/NaN|undefined|Infinity/);
      expect(figure, id).toMatch(/<details>.*<table>.*<td>/s);
    }
    expect(figures.filter(figure => figure.includes('class="none"')).length).toBeLessThan(2);
  });

  test("shows the same numbers in table and database", async () => {
    const { text } = await manager.get("/charts/apex-chart?period=12m");
    const counted = await site.db.one<{ complete: number; declined: number }>(sql`
      select count(*) filter (where m.state = 'complete') as complete,
             count(*) filter (where m.state = 'declined') as declined
      from messages m join conversations v on v.id = m.conversation_id join chats c on c.id = v.chat_id
      where c.company_id = ${demoId("Kontor Nord GmbH")}
        and m.created_at at time zone 'Europe/Berlin' >= date_trunc('month', now() at time zone 'Europe/Berlin') - interval '11 months'`);
    expect(rowsOf(text, "outcome").slice(1, 3)).toEqual([
      ["Beantwortet", String(counted.complete)],
      ["Nicht gefunden", String(counted.declined)],
    ]);
    expect(counted.complete).toBeGreaterThan(20);
  });

  test("keeps its period in the address, and takes nonsense for the last 30 days", async () => {
    const month = await manager.get("/charts/apex-chart?period=nonsense");
    expect(month.text).toMatch(
      /href="[^"]*\?period=30d"[^>]*aria-current="true"|aria-current="true"[^>]*href="[^"]*\?period=30d"/,
    );
    expect(rowsOf(month.text, "course")).toHaveLength(31);
    const week = await manager.get("/charts/apex-chart?period=7d");
    expect(rowsOf(week.text, "course")).toHaveLength(8);
    const year = await manager.get("/charts/chartjs?period=12m");
    expect(rowsOf(year.text, "stack")).toHaveLength(13);
  });

  test("names divisions beside their bars, where a long name has room", async () => {
    const { id, name } = await site.db.one<{ id: string; name: string }>(sql`
      select id, name from divisions where company_id = ${demoId("Kontor Nord GmbH")} and name = 'Personal'`);
    await site.db.run(sql`update divisions set name = 'Wissensmanagement und Wartung' where id = ${id}`);
    const { text } = await manager.get("/charts/chartjs?period=12m");
    await site.db.run(sql`update divisions set name = ${name} where id = ${id}`);
    const change = figuresOf(text).find(one => one.includes('id="change-title"')) ?? "";
    expect(change).toMatch(/<text[^>]*>Wissensmanagement u…</);
    expect(rowsOf(text, "change")).toContainEqual(["Wissensmanagement und Wartung", expect.anything()]);
  });

  test("says why a chart is empty", async () => {
    const { text } = await werft.get("/charts/apex-chart");
    expect(text).toContain("In diesem Zeitraum wurden keine Fragen gestellt.");
    expect(figuresOf(text)[0]).not.toContain("<svg viewBox");
  });

  test("never counts another company's questions", async () => {
    const before = rowsOf((await werft.get("/charts/apex-chart?period=7d")).text, "outcome");
    const chat = newId();
    const conversation = newId();
    const asker = demoId("ines.oelrich@kontor.example");
    const now = new Date();
    await site.db.run(sql`
      insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
      values (${chat}, ${demoId("Kontor Nord GmbH")}, ${asker}, 'Fremd', 'private', ${now}, ${now})`);
    await site.db.run(sql`insert into conversations values (${conversation}, ${chat}, ${asker}, ${now})`);
    await site.db.run(sql`
      insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, finished_at)
      values (${newId()}, ${conversation}, 'Geheim?', 'Ja.', 'complete', 'builtin', 'de', ${now}, ${now})`);
    expect(rowsOf((await werft.get("/charts/apex-chart?period=7d")).text, "outcome")).toEqual(before);
    const ours = (await manager.get("/charts/apex-chart?period=7d")).text;
    expect(ours).not.toContain("Geheim?");
    expect(ours).not.toContain("Ines Oelrich");
    await manager.post("/dashboard/by-person", { byPerson: "on", version: "0" });
    const named = (await manager.get("/charts/apex-chart?period=7d")).text;
    expect(rowsOf(named, "people").map(([name]) => name)).toContain("Ines Oelrich");
  });

  test("shows people without a company why it is empty, and api/v1 refuses them", async () => {
    for (const path of Object.keys(pages)) {
      const page = await publicUser.get(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain("Ihr Konto gehört zu keinem Unternehmen");
      expect(page.text).not.toContain("<figure");
    }
    expect((await publicUser.get("/charts/export?page=chartjs")).status).toBe(404);
    const employee = site.visitor();
    await employee.signIn("employee@kontor.example");
    expect((await employee.get("/charts/apex-chart")).location).toBe("/redirecting");
    expect((await site.visitor().get("/charts/apex-chart")).location).toContain("/login");
  });

  test("hands out what it shows as a file, a value a line", async () => {
    const file = await manager.get("/charts/export?page=apex-chart&period=12m");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="Diagramme, erste Reihe \d{4}-\d\d-\d\d\.csv"/,
    );
    const lines = file.text.split("\r\n");
    expect(lines[0]).toBe("\ufeffDiagramm;Beschriftung;Reihe;Wert");
    expect(lines.filter(line => line.startsWith("Fragen im Verlauf;"))).toHaveLength(36);
    expect((await manager.get("/charts/export?page=secret")).status).toBe(404);
  });

  test("mirrors its axes where one reads from the right", async () => {
    await site.db.run(sql`update users set language = 'ar' where email_key = 'manager@kontor.example'`);
    try {
      const { text } = await manager.get("/charts/chartjs?period=12m");
      const stack = figuresOf(text).find(one => one.includes('id="stack-title"')) ?? "";
      // The value axis is at the right of a drawing of width 480 with a margin of 52.
      expect(stack).toContain('<g transform="translate(412,0)">');
      expect(text).toContain('dir="rtl"');
    } finally {
      await site.db.run(sql`update users set language = 'de' where email_key = 'manager@kontor.example'`);
    }
  });
});

describe("the code of charts", () => {
  test("reaches no browser that shows none: only lazily loaded drawings hold it", () => {
    const folder = "build/client/assets";
    const scripts = readdirSync(folder).filter(name => name.endsWith(".js"));
    const textOf = (name: string) => readFileSync(`${folder}/${name}`, "utf8");
    const imported = (name: string) =>
      [...textOf(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(match => match[1]!);
    const reached = (name: string, seen = new Set<string>()): Set<string> => {
      if (!seen.has(name)) {
        seen.add(name);
        for (const next of imported(name)) reached(next, seen);
      }
      return seen;
    };
    const holdsNivo = (name: string) => textOf(name).includes("motionConfig");
    expect(scripts.some(holdsNivo)).toBe(true);
    for (const page of ["signup", "chats", "apex-chart", "chartjs"]) {
      const entry = scripts.find(name => name.startsWith(`${page}-`));
      expect(entry, page).toBeDefined();
      expect([...reached(entry!)].filter(holdsNivo), page).toEqual([]);
    }
  });
});
