import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { mailTo } from "../factories/mailbox";
import { hidden, type Site, shown, startSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
});
afterAll(() => site?.stop());

const password = "Lotsen-2026";
const administrator = "administrator@lotse.example";
const manager = "manager@kontor.example";
const stale = () => site.db.run(sql`update sessions set confirmed_at = now() - interval '16 minutes'`);
const personOf = async (email: string, fields: object) => {
  const id = newId();
  const { role, company = null } = fields as { role: string; company?: string };
  await site.db.run(sql`
    insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
    select ${id}, ${company}::uuid, id, ${email}, ${email}, 'Jette', 'Oltmanns', 'active', now()
    from roles where key = ${role}`);
  return id;
};
const isThere = async (table: "users" | "roles", id: string) =>
  (await site.db.maybe(
    table === "users"
      ? sql`select id from users where id = ${id}`
      : sql`select id from roles where id = ${id}`,
  )) !== undefined;
const companyOf = async (email: string) =>
  (await site.db.one<{ id: string }>(sql`select company_id as id from users where email_key = ${email}`)).id;
async function makeRole(companyId: string | null, name: string) {
  const id = newId();
  const access = companyId ? "employee" : "admin";
  await site.db.run(sql`
    insert into roles (id, company_id, name, access, permissions) values (${id}, ${companyId}, ${name}, ${access}, '[]')`);
  return id;
}

/** An action that requires a confirmation: its page, form, and how to see that it was done. */
type Deed = { page: string; done: () => Promise<boolean>; form?: Record<string, string> };
const deeds: [string, string, () => Promise<Deed>][] = [
  [
    "an administrator who removes a person",
    administrator,
    async () => {
      const id = await personOf("weg@lotse.example", { role: "public_user" });
      return { page: `/admin/people/${id}/remove`, done: async () => !(await isThere("users", id)) };
    },
  ],
  [
    "a data manager who removes an employee",
    manager,
    async () => {
      const company = await companyOf(manager);
      const id = await personOf("weg@kontor.example", { role: "employee", company });
      return { page: `/employee-add/${id}/remove`, done: async () => !(await isThere("users", id)) };
    },
  ],
  [
    "an administrator who deletes a role",
    administrator,
    async () => {
      const id = await makeRole(null, "Abschied");
      return { page: `/admin/roles/${id}/delete`, done: async () => !(await isThere("roles", id)) };
    },
  ],
  [
    "a data manager who deletes a role",
    manager,
    async () => {
      const id = await makeRole(await companyOf(manager), "Abschied");
      return { page: `/apps/roles/${id}/delete`, done: async () => !(await isThere("roles", id)) };
    },
  ],
  [
    "somebody who leaves",
    "employee@kontor.example",
    async () => ({
      page: "/privacy/delete",
      done: async () => {
        const id = demoId("employee@kontor.example");
        const [user] = await site.db.many<{ at: Date | null }>(
          sql`select erase_at as at from users where id = ${id}`,
        );
        return user!.at !== null;
      },
    }),
  ],
];
const confirmPage = (page: string) =>
  page.startsWith("/admin")
    ? "/admin/auth/confirm-password"
    : page.startsWith("/privacy")
      ? "/employee/confirm-password"
      : "/confirm-identity";

describe("without script", () => {
  test.each(deeds)(
    "%s first shows that it is them, before the question and before the deed",
    async (_, email, make) => {
      const { page, done } = await make();
      const visitor = await site.signedIn(email);
      await stale();
      const there = `${confirmPage(page)}?to=${encodeURIComponent(page)}`;
      expect((await visitor.get(page)).location).toBe(there);
      expect((await visitor.get(there)).status).toBe(200);
      expect((await visitor.post(there, { password })).location).toBe(page);
      const question = await visitor.get(page);
      expect(question.status).toBe(200);
      // The confirmation has expired meanwhile.
      await stale();
      const form = { requestId: hidden(question, "requestId"), version: hidden(question, "version") };
      const late = await visitor.post(page, form);
      expect(late.location).toBe(there);
      expect(await done()).toBe(false);
      expect((await visitor.post(there, { password })).location).toBe(page);
      expect((await visitor.post(page, form)).status).toBe(302);
      expect(await done()).toBe(true);
    },
  );

  test("a user exports their data: requested and downloaded only in a confirmed session", async () => {
    const visitor = await site.signedIn(manager);
    const tab = "/account-settings/privacy";
    const there = `/confirm-identity?to=${encodeURIComponent(tab)}`;
    const requestId = hidden(await visitor.get(tab), "requestId");
    await stale();
    expect((await visitor.post(tab, { intent: "export", requestId })).location).toBe(there);
    expect(await site.db.many(sql`select id from exports`)).toEqual([]);
    await visitor.post(there, { password });
    expect((await visitor.post(tab, { intent: "export", requestId })).location).toBe(tab);
    const { text } = await mailTo(site, manager, { purpose: "export_ready" });
    const [file] = /\/privacy\/export\/[\w-]{36}/.exec(text)!;
    await stale();
    expect((await visitor.get(file)).location).toBe(there);
    expect((await visitor.post(there, { password })).location).toBe(tab);
    expect((await visitor.get(file)).text.startsWith("PK")).toBe(true);
  });

  test.each([
    ["/admin/roles/new?access=admin", administrator, "/admin/auth/confirm-password", "admin"],
    ["/apps/roles/new", manager, "/confirm-identity", "employee"],
  ])(
    "a role that was filled in at %s stays as it is while one shows who one is",
    async (page, email, confirm, access) => {
      const visitor = await site.signedIn(email);
      await stale();
      const form = {
        access,
        name: `Zoll ${access}`,
        right: access === "admin" ? "Invoice.read" : "Division.read",
      };
      const refused = await visitor.post(page, form);
      const there = `${confirm}?to=${encodeURIComponent(page)}`;
      expect(refused.location).toBe(there);
      expect(await site.db.many(sql`select id from roles where name = ${form.name}`)).toEqual([]);
      expect((await visitor.post(there, { password })).location).toBe(page);
      const resumed = await visitor.get(page);
      expect(resumed.status).toBe(200);
      expect(shown(resumed)).toContain(`value="Zoll ${access}"`);
      expect(shown(resumed)).toContain("Ihre Eingaben wurden wiederhergestellt.");
      expect((await visitor.post(page, form)).status).toBe(302);
      expect(await site.db.many(sql`select id from roles where name = ${form.name}`)).toHaveLength(1);
    },
  );

  test.each([
    ["somebody who registered", administrator, "/admin/auth/confirm-password", "public_user", "active"],
    ["an employee who was invited", manager, "/confirm-identity", "employee", "invited"],
  ])(
    "%s gets another address only by who shows that it is them, and nothing typed is lost",
    async (_who, email, confirm, role, status) => {
      const visitor = await site.signedIn(email);
      const [before, after] = [`vorher.${role}@lotse.example`, `nachher.${role}@lotse.example`];
      const company = role === "employee" ? await companyOf(email) : undefined;
      const id = await personOf(before, { role, company });
      await site.db.run(sql`update users set status = ${status} where id = ${id}`);
      const page = role === "employee" ? `/employee-add/${id}` : `/admin/people/${id}/edit`;
      const form = {
        firstName: "Jette",
        lastName: "Umzug",
        email: after,
        phone: "",
        language: "de",
        ...(role === "employee" ? {} : { country: "DE" }),
      };
      const address = () =>
        site.db.one(sql`
        select u.email, c.email as waits from users u left join email_changes c on c.user_id = u.id where u.id = ${id}`);
      await stale();
      const refused = await visitor.post(page, form);
      const there = `${confirm}?to=${encodeURIComponent(page)}`;
      expect(refused.location).toBe(there);
      expect(await address()).toEqual({ email: before, waits: null });
      expect((await visitor.post(there, { password })).location).toBe(page);
      const resumed = shown(await visitor.get(page));
      for (const typed of ["Umzug", after]) expect(resumed).toContain(`value="${typed}"`);
      expect(await address()).toEqual({ email: before, waits: null });
      expect((await visitor.post(page, form)).status).toBe(302);
      const active = status === "active";
      expect(await address()).toEqual({ email: active ? before : after, waits: active ? after : null });
    },
  );

  test("staff get another role, and a list of staff is added, only by who shows that it is them", async () => {
    const visitor = await site.signedIn(administrator);
    const id = await personOf("aufstieg@lotse.example", { role: "staff" });
    const { analyst } = await site.db.one<{ analyst: string }>(
      sql`select id as analyst from roles where key = 'analyst'`,
    );
    const form = {
      firstName: "Jette",
      lastName: "Aufstieg",
      email: "aufstieg@lotse.example",
      phone: "",
      language: "de",
      country: "DE",
      roleId: analyst,
    };
    await stale();
    const refused = await visitor.post(`/admin/people/${id}/edit`, form);
    const edit = `/admin/people/${id}/edit`;
    expect(refused.location).toBe(`/admin/auth/confirm-password?to=${encodeURIComponent(edit)}`);
    await visitor.post(refused.location!, { password });
    expect(shown(await visitor.get(edit))).toContain('value="Aufstieg"');
    await stale();

    const body = new FormData();
    const head = "Vorname;Nachname;E-Mail;Rolle";
    body.set("file", new Blob([`${head}\nOle;Liste;ole@lotse.example;Team`], { type: "text/csv" }), "l.csv");
    const { location } = await visitor.ask("/admin/people/import?kind=staff", { body });
    const there = `/admin/auth/confirm-password?to=${encodeURIComponent(location!)}`;
    expect((await visitor.post(location!, { intent: "confirm" })).location).toBe(there);
    await visitor.post(there, { password });
    expect((await visitor.post(location!, { intent: "confirm" })).location).toBe(location);
    expect((await visitor.post(`/admin/people/${id}/edit`, form)).status).toBe(302);
  });
});

test("with script, too, the question leads to the confirmation and back to the page that asked", async () => {
  const visitor = await site.signedIn(manager);
  const company = await companyOf(manager);
  const id = await personOf("bleibt@kontor.example", { role: "employee", company });
  const page = `/employee-add/${id}/remove`;
  await stale();
  const asked = await visitor.get(`${page}.data`);
  expect(asked.status).toBe(202);
  expect(asked.text).toContain(`/confirm-identity?to=${encodeURIComponent(page)}`);
  expect(await isThere("users", id)).toBe(true);
});

test("cancelling an erasure needs no confirmation: signing in suffices", async () => {
  const visitor = await site.signedIn("public@lotse.example");
  await visitor.post("/privacy/delete", {});
  await stale();
  const page = await visitor.get("/privacy/delete");
  expect(page.status).toBe(200);
  const kept = await visitor.post("/privacy/delete", { intent: "keep" });
  expect(kept.location).toBe("/account-settings/privacy");
});
