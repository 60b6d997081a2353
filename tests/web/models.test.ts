import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { type FakeProvider, fakeProvider } from "~/integrations/ai/fake-provider";
import { makeFile } from "../factories/knowledge";
import { until } from "../factories/until";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let fake: FakeProvider;
let manager: Visitor;
const page = "/account-settings/ai";
const question = "Beträgt der Jahresurlaub 30 Tage?";

beforeAll(async () => {
  fake = await fakeProvider();
  site = await startSite({ env: { ALLOW_PRIVATE_HOSTS: "127.0.0.1" } });
  manager = await site.signedIn("manager@kontor.example");
  await makeFile(site.db, demoId("Kontor Nord GmbH Personal"), ["Der Jahresurlaub beträgt 30 Tage."]);
  const form = { kind: "openai-compatible", baseUrl: fake.url, model: "instant", version: "0" };
  await manager.post(page, form);
});
afterAll(async () => {
  await fake?.close();
  await site?.stop();
});

describe("what AI models cost", () => {
  it("is shown to the data manager by model and by day, for each month", async () => {
    const words = wordsOf(await manager.get(page));
    expect(words).toContain("Verbrauch");
    expect(words).toMatch(/mistral\/mistral-small-latest \d/);
    expect(words).toMatch(/Kosten \d+,\d\d €/);
    const [{ month }] = (await site.db.many<{ month: string }>(
      sql`select to_char(min(day), 'YYYY-MM') as month from model_calls`,
    )) as [{ month: string }];
    expect(wordsOf(await manager.get(`${page}?month=${month}`))).toContain("mistral/mistral-large-latest");
    expect(wordsOf(await manager.get(`${page}?month=2001-01`))).toContain("wurde kein Modell verwendet");
    expect((await manager.get(`${page}?month=nonsense`)).status).toBe(200);
  });

  it("is shown to the operator by company, for its own key alone", async () => {
    const administrator = await site.signedIn("administrator@lotse.example");
    const words = wordsOf(await administrator.get("/admin/system-settings/ai"));
    expect(words).toContain("Verbrauch mit dem Schlüssel des Betreibers");
    const table = words.slice(words.indexOf("Verbrauch mit"));
    expect(table).toContain("Werft Süd GmbH");
    expect(table).not.toContain("Kontor Nord");
  });

  it("offers a budget once for each person, the data manager too, in a company of more than a hundred", async () => {
    await site.db.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, language, country, time_zone,
                         status, created_at)
      select gen_random_uuid(), u.company_id, r.id, 'viele' || n || '@kontor.example', 'viele' || n || '@kontor.example',
             'Viele', 'Nummer ' || n, 'de', 'DE', 'Europe/Berlin', 'active', now()
      from generate_series(1, 120) n, users u, roles r
      where u.email_key = 'manager@kontor.example' and r.key = 'employee'`);
    const { text } = await manager.get(page);
    await site.db.run(sql`delete from users where email_key like 'viele%@kontor.example'`);
    const offered = [...text.matchAll(/<option value="(user:[^"]+)"/g)].map(([, of]) => of);
    expect(offered.length).toBeGreaterThan(120);
    expect(offered).toContain(`user:${demoId("manager@kontor.example")}`);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it("is limited by budgets that the data manager sets and removes", async () => {
    const wrong = await manager.post(page, { intent: "budget", of: "user", amount: "viel" });
    expect([wrong.status, wordsOf(wrong)]).toEqual([
      422,
      expect.stringContaining("Bitte geben Sie einen Betrag in Euro ein"),
    ]);
    expect(wrong.text).toContain('value="viel"');
    await manager.post(page, { intent: "budget", of: "user", amount: "12,50" });
    const set = await manager.get(page);
    expect(wordsOf(set)).toContain("Das Budget wurde gespeichert.");
    expect(wordsOf(set)).toMatch(
      /Jede Person ohne eigenes Budget Höchstens \d+,\d\d € von 12,50 € je Person/,
    );
    const [budget] = await site.db.many<{ id: string }>(
      sql`select id from model_budgets where scope = 'user' and user_id is null`,
    );
    await manager.post(page, { intent: "remove-budget", budget: budget!.id });
    expect(wordsOf(await manager.get(page))).toContain("Das Budget wurde entfernt.");
    expect((await manager.post(page, { intent: "remove-budget", budget: budget!.id })).status).toBe(404);
  });

  it("is refused with the amount kept for a division that was deleted after the page was shown", async () => {
    const of = "division:00000000-0000-7000-8000-000000000000";
    const refused = await manager.post(page, { intent: "budget", of, amount: "47,11" });
    expect(refused.status).toBe(404);
    expect(wordsOf(refused)).toContain("Dieser Eintrag existiert nicht oder wurde gelöscht.");
    expect(refused.text).toContain('value="47,11"');
  });

  it("is limited for each person who asks, the data manager too", async () => {
    const own = `user:${demoId("manager@kontor.example")}`;
    expect((await manager.get(page)).text).toContain(`<option value="${own}">`);
    await manager.post(page, { intent: "budget", of: own, amount: "5" });
    const words = wordsOf(await manager.get(page));
    expect(words).toContain("Das Budget wurde gespeichert.");
    expect(words).toMatch(/Frauke Petersen \(Person\) \d+,\d\d € von 5,00 €/);
    await site.db.run(sql`delete from model_budgets where user_id = ${demoId("manager@kontor.example")}`);
  });
});

describe("the models of a provider", () => {
  it("are listed on demand, and its failure is said", async () => {
    expect(wordsOf(await manager.get(page))).not.toContain("fake-small");
    expect(wordsOf(await manager.get(`${page}?models=list`))).toContain("fake-large fake-small");
  });

  it("get prices, and can be chosen for a chat, from the first question on", async () => {
    const employee = await site.signedIn("employee@kontor.example");
    const composer = "/employee/mistralai";
    expect((await employee.get(composer)).text).not.toContain('name="model"');
    const rows = {
      "models[0].name": "instant",
      "models[0].priceIn": "0,15",
      "models[0].priceOut": "x",
      "models[1].name": "thinking",
      intent: "models",
      choosable: "on",
      version: "1",
    };
    const wrong = await manager.post(page, rows);
    expect(wrong.status).toBe(422);
    expect(wordsOf(wrong)).toContain("Bitte geben Sie einen Preis in Euro ein");
    // A correction is of the version that was read; another one may have been saved meanwhile.
    const older = await manager.post(page, { ...rows, version: "7" });
    expect(older.text).toMatch(/name="version" value="7"/);
    await manager.post(page, { ...rows, "models[0].priceOut": "0.6" });
    const saved = await manager.get(page);
    expect(wordsOf(saved)).toContain("Die Modelle wurden gespeichert.");
    expect(saved.text).toContain('value="0,15"');
    const offered = await employee.get(composer);
    expect(offered.text).toMatch(/<option value="thinking">/);
    expect(wordsOf(offered)).toContain(
      "Der KI-Anbieter erhält Ihre Frage und die dazu gefundenen Textstellen.",
    );
    const asked = await employee.post(composer, { question, model: "thinking" });
    const chat = asked.location!.replace(/#.*/, "");
    const edit = await employee.get(`${chat}/edit`);
    expect(edit.text).toMatch(/<option[^>]*value="thinking"[^>]*selected/);
    expect(wordsOf(await employee.get(chat))).toContain("openai/thinking");
    const other = await employee.post(composer, { question, model: "gpt-5" });
    expect([other.status, wordsOf(other)]).toEqual([
      422,
      expect.stringContaining("Dieses Modell kann nicht ausgewählt werden."),
    ]);
  });
});

describe("a provider that keeps failing", () => {
  it("is shown to the data manager until it answers again", async () => {
    const broken = { kind: "openai-compatible", baseUrl: fake.url, model: "500", version: "2" };
    await manager.post(page, broken);
    const settled = () =>
      until(async () => {
        const rows = await site.db.many(sql`select 1 from messages where state in ('waiting', 'streaming')`);
        return rows.length === 0;
      });
    let chat = "";
    for (let asked = 0; asked < 6; asked++) {
      chat = (await manager.post("/mistralai", { question })).location!.replace(/#.*/, "");
      await settled();
    }
    expect(wordsOf(await manager.get(chat))).toContain(
      "Der KI-Anbieter antwortet zurzeit nicht zuverlässig.",
    );
    expect(wordsOf(await manager.get(page))).toContain("Anfragen an den KI-Anbieter sind unterbrochen");
  });
});
