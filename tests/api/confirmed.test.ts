import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "~/contract/contract";
import type { EndpointMeta } from "~/contract/endpoint";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { type Site, startSite } from "../web/site";

const administrator = "administrator@lotse.example";
const manager = "manager@kontor.example";

/**
 * The endpoints that require a confirmation, listed by hand with a permitted user: missing and additional ones
 * fail.
 */
const sensitive: Record<string, string> = {
  "people.remove": administrator,
  "employees.remove": manager,
  "roles.add": administrator,
  "roles.change": administrator,
  "roles.remove": administrator,
  "roles.assign": administrator,
  "companyRoles.add": manager,
  "companyRoles.change": manager,
  "companyRoles.remove": manager,
  "privacy.export": manager,
  "privacy.erase": manager,
  "emailChange.request": manager,
  "google.link": manager,
  "google.unlink": manager,
  "twoFactor.turnOn": manager,
  "twoFactor.turnOff": manager,
  "twoFactor.renewCodes": manager,
  "twoFactor.reset": administrator,
};

type Declared = { "~orpc": { route: { method: string; path: string }; meta: EndpointMeta } };
const endpoints = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => ({
    name: `${noun}.${verb}`,
    ...(endpoint as unknown as Declared)["~orpc"],
  })),
);

describe("what cannot be taken back", () => {
  let site: Site;
  const tokens = new Map<string, string>();
  const roles = new Map<string, string>();

  beforeAll(async () => {
    site = await startSite();
    for (const email of [administrator, manager]) {
      const { text } = await call("POST", "/session", undefined, { email, password: "Lotsen-2026" });
      tokens.set(email, JSON.parse(text).tokens.accessToken);
    }
    for (const { id, key } of await site.db.many<{ id: string; key: string }>(
      sql`select id, key from roles where key is not null`,
    ))
      roles.set(key, id);
  });
  afterAll(() => site?.stop());

  const call = (method: string, path: string, email: string | undefined, body: object = {}) =>
    site.visitor().ask(`/api/v1${path}`, {
      method,
      headers: email ? { authorization: `Bearer ${tokens.get(email)}` } : {},
      ...(method === "GET" || method === "DELETE"
        ? {}
        : { body: new Blob([JSON.stringify(body)], { type: "application/json" }) }),
    });
  const codeOf = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer;
    return status < 400 ? status : `${status} ${JSON.parse(text).code}`;
  };
  const confirmedAgo = (seconds: number) =>
    site.db.run(sql`update sessions set confirmed_at = now() - make_interval(secs => ${seconds})`);

  test("is this list of endpoints", () => {
    const declared = endpoints.filter(({ meta }) => meta.confirmed).map(({ name }) => name);
    expect(declared.sort()).toEqual(Object.keys(sensitive).sort());
  });

  test.each(Object.entries(sensitive))("is refused to who has not confirmed: %s", async (name, email) => {
    const { route } = endpoints.find(endpoint => endpoint.name === name)!;
    await confirmedAgo(16 * 60);
    const path = route.path.replace("{id}", newId());
    expect(await codeOf(call(route.method, path, email))).toBe("403 confirmation_needed");
  });

  test("is done by who has confirmed, for a quarter of an hour and no longer", async () => {
    const ask = () => codeOf(call("DELETE", `/people/${newId()}`, administrator));
    await confirmedAgo(16 * 60);
    const wrong = { method: "password", value: "not this one" };
    expect(await codeOf(call("POST", "/confirmation", administrator, wrong))).toBe("422 confirmation_wrong");
    expect(await ask()).toBe("403 confirmation_needed");
    const right = { method: "password", value: "Lotsen-2026" };
    expect(await codeOf(call("POST", "/confirmation", administrator, right))).toBe(200);
    expect(await ask()).toBe("404 not_found");
    await confirmedAgo(15 * 60 - 30);
    expect(await ask()).toBe("404 not_found");
    await confirmedAgo(15 * 60 + 1);
    expect(await ask()).toBe("403 confirmation_needed");
  });

  test("is bound to the session: where another user has signed in, nothing is confirmed", async () => {
    await confirmedAgo(16 * 60);
    const elsewhere = await call("POST", "/session", undefined, {
      email: administrator,
      password: "Lotsen-2026",
    });
    expect(elsewhere.status).toBe(200);
    expect(await codeOf(call("DELETE", `/people/${newId()}`, administrator))).toBe("403 confirmation_needed");
  });

  test("the bytes of an export are handed only to who has confirmed", async () => {
    const path = `/exports/${newId()}/content`;
    await confirmedAgo(16 * 60);
    expect(await codeOf(call("GET", path, manager))).toBe("403 confirmation_needed");
    await confirmedAgo(0);
    expect(await codeOf(call("GET", path, manager))).toBe("404 not_found");
  });

  test("changing a user's address requires a confirmed session", async () => {
    const person = { firstName: "Jette", lastName: "Oltmanns", language: "de", country: "DE" };
    const [invited, email] = [newId(), `${newId()}@kontor.example`];
    await site.db.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
      select ${invited}, company_id, role_id, ${email}, ${email}, 'Jette', 'Oltmanns', 'invited', now()
      from users where id = ${demoId("employee@kontor.example")}`);
    const move = (path: string, who: string) =>
      codeOf(call("PUT", path, who, { ...person, email: `${newId()}@kontor.example` }));
    const asked = () =>
      Promise.all([
        move(`/people/${demoId("public@lotse.example")}`, administrator),
        move(`/employees/${invited}`, manager),
      ]);
    await confirmedAgo(16 * 60);
    expect(await asked()).toEqual(["403 confirmation_needed", "403 confirmation_needed"]);
    await confirmedAgo(0);
    expect(await asked()).toEqual([200, 200]);
  });

  describe("another role", () => {
    const person = { firstName: "Jette", lastName: "Oltmanns", language: "de", country: "DE" };
    const staff = demoId("staff@lotse.example");
    const employee = demoId("employee@kontor.example");

    test("is given to staff, new or old, only by who has confirmed; all else may be changed", async () => {
      const email = "staff@lotse.example";
      const to = (role: string) => ({ ...person, email, roleId: roles.get(role) });
      await confirmedAgo(16 * 60);
      const change = (role: string) => codeOf(call("PUT", `/people/${staff}`, administrator, to(role)));
      expect(await change("staff")).toBe(200);
      expect(await change("administrator")).toBe("403 confirmation_needed");
      const add = () =>
        codeOf(
          call("POST", "/people", administrator, {
            ...to("administrator"),
            email: "new@lotse.example",
            kind: "staff",
          }),
        );
      expect(await add()).toBe("403 confirmation_needed");
      await confirmedAgo(0);
      expect(await add()).toBe(200);
      expect(await change("analyst")).toBe(200);
    });

    test("is given to an employee only by who has confirmed; all else may be changed", async () => {
      const role = newId();
      await site.db.run(sql`
        insert into roles (id, company_id, name, access, permissions)
        select ${role}, company_id, 'Lager', 'employee', '[]' from users where id = ${employee}`);
      const change = (roleId: string | undefined) =>
        codeOf(
          call("PUT", `/employees/${employee}`, manager, {
            ...person,
            email: "employee@kontor.example",
            roleId,
          }),
        );
      await confirmedAgo(16 * 60);
      expect(await change(roles.get("employee"))).toBe(200);
      expect(await change(role)).toBe("403 confirmation_needed");
      const add = (roleId: string | undefined) =>
        codeOf(
          call("POST", "/employees", manager, { ...person, email: `${newId()}@kontor.example`, roleId }),
        );
      expect(await add(role)).toBe("403 confirmation_needed");
      expect(await add(roles.get("employee"))).toBe(200);
      expect(await add(undefined)).toBe(200);
      await confirmedAgo(0);
      expect(await change(role)).toBe(200);
      expect(await add(role)).toBe(200);
    });
  });
});
