import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { type Site, startSite, type Visitor } from "./site";

let site: Site;
let manager: Visitor;
let publicUser: Visitor;

beforeAll(async () => {
  site = await startSite();
  manager = site.visitor();
  await manager.signIn("manager@kontor.example");
  publicUser = site.visitor();
  await publicUser.signIn("public@lotse.example");
});
afterAll(() => site?.stop());

const tab = (name: string) => `/pages/user-profile/${name}`;

describe("a profile", () => {
  test("says who one is, how one is reached and what one did last", async () => {
    const { text } = await manager.get(tab("profile"));
    for (const said of [
      "Frauke Petersen",
      "Datenverantwortliche",
      "Kontor Nord GmbH",
      "manager@kontor.example",
      "Mitglied seit",
    ])
      expect(text).toContain(said);
    expect(text).toContain("session.signIn");
  });

  test("lists the divisions, with their members", async () => {
    const { text } = await manager.get(tab("teams"));
    expect(text).toContain("Arbeitssicherheit");
    expect(text).toContain("Mitglieder: 3");
    expect(text).not.toContain("Fertigung");
  });

  test("lists the colleagues of the own company only", async () => {
    const { text } = await manager.get(tab("connections"));
    expect(text).toContain("Lars Thomsen");
    expect(text).not.toContain("Vroni");
  });

  test("lists one's own chats only, page by page", async () => {
    const [own, other] = [demoId("manager@kontor.example"), demoId("employee@kontor.example")];
    const companyId = demoId("Kontor Nord GmbH");
    for (let number = 1; number <= 12; number++) {
      const at = new Date(Date.UTC(2026, 0, number));
      await site.db.run(sql`
        insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
        values (${newId()}, ${companyId}, ${number === 12 ? other : own}, ${`Chat Nummer ${number}.`}, 'private', ${at}, ${at})`);
    }
    const first = (await manager.get(tab("projects"))).text;
    expect(first).toContain("Chat Nummer 11.");
    expect(first).not.toContain("Chat Nummer 12.");
    expect(first).not.toContain("Chat Nummer 1.");
    expect((await manager.get(`${tab("projects")}?page=2`)).text).toContain("Chat Nummer 1.");
  });

  test("says to people without a company why there is nothing", async () => {
    const reasons = {
      teams: "daher gibt es hier keine Bereiche.",
      projects: "Öffentliche Chats können Sie nutzen.",
      connections: "daher werden hier keine Personen angezeigt.",
    };
    for (const [name, reason] of Object.entries(reasons)) {
      const page = await publicUser.get(tab(name));
      expect(page.status).toBe(200);
      expect(page.text).toContain(reason);
    }
    expect((await publicUser.get(tab("profile"))).text).toContain("ohne Unternehmen");
  });

  test("has no other tabs, and opens to no user outside the user area", async () => {
    expect((await manager.get(tab("secrets"))).status).toBe(404);
    const employee = site.visitor();
    await employee.signIn("employee@kontor.example");
    expect((await employee.get(tab("profile"))).location).toBe("/redirecting");
    expect((await site.visitor().get(tab("profile"))).location).toContain("/login");
  });
});

describe("the access rules", () => {
  const mayOf = (html: string, subject: string) => {
    const row = new RegExp(`<th scope="row">${subject}</th>(.*?)</tr>`, "s").exec(html)?.[1] ?? "";
    return [...row.matchAll(/data-may="(true|false)"/g)].map(match => match[1] === "true");
  };

  test("are described as they are: a data manager reads figures and changes no role", async () => {
    const { text } = await manager.get("/access-control");
    expect(mayOf(text, "Kennzahlen")).toEqual([true, false, false, false]);
    expect(mayOf(text, "Rollen")).toEqual([false, false, false, false]);
    expect(mayOf(text, "Bereiche")).toEqual([true, true, true, true]);
    expect(text).toContain('href="/charts/apex-chart"');
  });

  test("keep the second card from those whose role may not read figures, and say so", async () => {
    const { text } = await publicUser.get("/access-control");
    expect(text).toContain("Ihre Rolle umfasst sie nicht");
    expect(text).not.toContain('href="/charts/apex-chart"');
    expect(mayOf(text, "Rückmeldungen")).toEqual([false, true, false, false]);
  });

  test("follow a role that has changed, at once", async () => {
    const { permissions } = await site.db.one<{ permissions: unknown }>(
      sql`select permissions from roles where key = 'data_manager'`,
    );
    await site.db.run(sql`
      update roles set permissions = '[{"subject":"Chat","action":["read"]}]' where key = 'data_manager'`);
    try {
      expect(mayOf((await manager.get("/access-control")).text, "Bereiche")).toEqual([
        false,
        false,
        false,
        false,
      ]);
      expect((await manager.get("/charts/apex-chart")).text).toContain("Kein Zugriff auf diese Zahlen");
    } finally {
      await site.db.run(
        sql`update roles set permissions = ${JSON.stringify(permissions)} where key = 'data_manager'`,
      );
    }
  });

  test("are closed to employees, who have an area of their own", async () => {
    const employee = site.visitor();
    await employee.signIn("employee@kontor.example");
    expect((await employee.get("/access-control")).location).toBe("/redirecting");
  });
});
