import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { hidden, type Site, shown, startSite, type Visitor } from "./site";

const kontor = demoId("Kontor Nord GmbH");
const password = "Lotsen-2026";
const buy = /<a[^>]* href="\/checkout"[^>]*>Zum Freischalten kaufen<\/a>/;
const divisionLocked = "Dieser Bereich ist gesperrt, weil Ihr Tarif ihn nicht umfasst.";

let site: Site;
let manager: Visitor;
/** The company's employees, oldest account first: the limit without a plan is one. */
let employees: { id: string; email: string; visitor: Visitor }[];

const planEnds = (at: Date | null) =>
  site.db.run(sql`update subscriptions set ends_at = ${at} where company_id = ${kontor}`);

/** The row of a list, or section of a page, with these words. */
const partWith = (text: string, tag: "tr" | "section", words: string) =>
  text.split(`<${tag}`).find(part => part.includes(words)) ?? "";

beforeAll(async () => {
  site = await startSite();
  manager = site.visitor();
  await manager.signIn("manager@kontor.example");
  const rows = await site.db.many<{ id: string; email: string }>(sql`
    select u.id, u.email from users u join roles r on r.id = u.role_id
    where u.company_id = ${kontor} and r.access = 'employee' and u.status = 'active' order by u.created_at, u.id`);
  employees = rows.map((row, index) => ({ ...row, visitor: site.visitor(`127.0.8.${index + 1}`) }));
  for (const { email, visitor } of employees) await visitor.signIn(email, "/employee/login");
  await planEnds(new Date(Date.now() - 60_000));
});
afterAll(() => site?.stop());

describe("when the plan of a company has lapsed", () => {
  test("its data manager sees who cannot come in any more, why, and where a plan is bought", async () => {
    const list = shown(await manager.get("/apps/user/list?size=50"));
    for (const [index, { id, email }] of employees.entries()) {
      const locked = index > 0;
      const row = partWith(list, "tr", email);
      expect(row.includes("Ohne Tarif gesperrt")).toBe(locked);
      expect(buy.test(row)).toBe(locked);
      const person = shown(await manager.get(`/apps/user/view/${id}`));
      expect(person.includes("Ohne Tarif gesperrt")).toBe(locked);
    }
    const exported = (await manager.get("/apps/user/list/export")).text.split("\r\n");
    for (const [index, { email }] of employees.entries())
      expect(exported.find(line => line.includes(email))).toContain(
        index > 0 ? "Ohne Tarif gesperrt" : "Aktiv",
      );
    const edit = shown(await manager.get(`/employee-add/${employees[1]!.id}`));
    expect(edit).toContain(
      "Ohne aktiven Tarif ist dieses Konto gesperrt, weil es über der Grenze für Mitarbeitende liegt.",
    );
  });

  test("its data manager reads no word of an ended plan where there never was one", async () => {
    const plans = await site.db.many<{ id: string; plan: string; starts_at: Date; ends_at: Date }>(
      sql`delete from subscriptions where company_id = ${kontor} returning id, plan, starts_at, ends_at`,
    );
    try {
      const list = shown(await manager.get("/apps/user/list?size=50"));
      expect(partWith(list, "tr", employees[1]!.email)).toContain("Ohne Tarif gesperrt");
      const edit = shown(await manager.get(`/employee-add/${employees[1]!.id}`));
      for (const page of [list, edit]) expect(page).not.toMatch(/abgelaufen|nicht mehr|wieder/);
    } finally {
      for (const { id, plan, starts_at, ends_at } of plans)
        await site.db.run(sql`
          insert into subscriptions (id, company_id, plan, starts_at, ends_at)
          values (${id}, ${kontor}, ${plan}, ${starts_at}, ${ends_at})`);
    }
  });

  test("its data manager sees which divisions are locked, and where a plan is bought", async () => {
    const page = shown(await manager.get("/mistralai/chatDivisions"));
    const sections = page.split("<section").filter(part => /<h2 id="[0-9a-f-]{36}"/.test(part));
    const locked = sections.filter(part => part.includes(divisionLocked));
    expect([sections.length, locked.length]).toEqual([3, 2]);
    for (const one of locked) expect(one).toMatch(buy);
  });

  test("a chat limited to a file of a locked division is changed, and has both back with the next plan", async () => {
    const file = await site.db.one<{ id: string; divisionId: string }>(sql`
      select f.id, f.division_id as "divisionId" from files f
      where f.company_id = ${kontor} and f.status = 'ready' and f.division_id <> (
        select id from divisions where company_id = ${kontor} order by created_at, id limit 1) limit 1`);
    const open = await site.db.one<{ id: string }>(
      sql`select id from divisions where company_id = ${kontor} order by created_at, id limit 1`,
    );
    const chosenBoxes = ({ text }: { text: string }, name: string) =>
      [...text.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g"))]
        .filter(([box]) => box.includes("checked"))
        .map(([box]) => /value="([^"]*)"/.exec(box)![1]!);
    await planEnds(null);
    const fields = { name: "Mit Datei", visibility: "private", divisionIds: open.id };
    const { location: chat } = await manager.post("/chat/new", { ...fields, fileIds: file.id });
    await planEnds(new Date(Date.now() - 60_000));
    const form = await manager.get(`${chat}/edit`);
    expect(chosenBoxes(form, "divisionIds")).toEqual([open.id]);
    expect(chosenBoxes(form, "fileIds")).toEqual([]);
    const version = hidden(form, "version");
    expect((await manager.post(`${chat}/edit`, { ...fields, name: "Anders", version })).status).toBe(302);
    await planEnds(null);
    const again = await manager.get(`${chat}/edit`);
    expect(chosenBoxes(again, "divisionIds").sort()).toEqual([open.id, file.divisionId].sort());
    expect(chosenBoxes(again, "fileIds")).toEqual([file.id]);
    await planEnds(new Date(Date.now() - 60_000));
  });

  test("a data manager whose role may not change the company sees the reason, and no way to buy", async () => {
    const before = await site.db.one<{ permissions: unknown }>(
      sql`select permissions from roles where key = 'data_manager'`,
    );
    await site.db.run(sql`
      update roles set permissions = permissions || '[{"action": ["update"], "subject": "Company", "inverted": true}]'
      where key = 'data_manager'`);
    try {
      for (const path of ["/apps/user/list?size=50", "/employee-add", `/employee-add/${employees[1]!.id}`]) {
        const page = await manager.get(path);
        expect([path, page.status]).toEqual([path, 200]);
        expect(shown(page)).not.toMatch(buy);
      }
    } finally {
      await site.db.run(
        sql`update roles set permissions = ${JSON.stringify(before.permissions)} where key = 'data_manager'`,
      );
    }
  });

  test("an employee who still comes in sees which divisions are locked, and nothing to buy", async () => {
    const { visitor } = employees[0]!;
    const page = shown(await visitor.get("/employee/chat/chatDivisions"));
    expect(page).toContain(divisionLocked);
    expect(page).not.toMatch(buy);
  });

  test("an employee over the limit is signed out, and refused with the right password too", async () => {
    const { email, visitor } = employees[1]!;
    expect((await visitor.get("/employee/chat")).location).toMatch(/login/);
    const again = await visitor.post("/employee/login", { email, password });
    expect(again.status).toBe(403);
    expect(shown(again)).toContain("Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten.");
    expect(visitor.cookies.has("session")).toBe(false);
  });

  test("what was opened before is refused with the next request of an open tab, and works again with the next plan", async () => {
    const person = { firstName: "Jette", lastName: "Oltmanns", email: "jette@kontor.example", phone: "" };
    const tab = { language: "de", divisionIds: [] as string[], ...person };
    await planEnds(null);
    const opened = shown(await manager.get("/employee-add"));
    expect(opened).not.toContain("Grenze erreicht");
    await planEnds(new Date(Date.now() - 1));
    const refused = await manager.post("/employee-add", tab);
    expect(shown(refused)).toContain("Grenze erreicht: Möglich ist höchstens 1 Konto für Mitarbeitende.");
    expect(shown(refused)).toContain('value="Oltmanns"');
    await planEnds(null);
    expect((await manager.post("/employee-add", tab)).status).toBe(302);
    await planEnds(new Date(Date.now() - 60_000));
  });

  test("nothing is lost: with the next plan everybody comes in, and nothing is locked", async () => {
    await planEnds(null);
    const { email, visitor } = employees[1]!;
    expect((await visitor.post("/employee/login", { email, password })).status).toBe(302);
    expect(shown(await manager.get("/apps/user/list?size=50"))).not.toContain("Ohne Tarif gesperrt");
    expect(shown(await manager.get("/mistralai/chatDivisions"))).not.toContain(divisionLocked);
  });
});
