import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MatrixSubject } from "~/contract/abilities";
import { contract } from "~/contract/contract";
import type { Gate } from "~/contract/endpoint";
import { newId } from "~/db/id";
import type { Address } from "~/session/url-map";
import { flattenUrls, urls } from "../remix.config.js";
import { type Site, startSite, type Visitor } from "./web/site";

const admin = flattenUrls(urls).filter(address => address.area === "admin" && address.guard === "ability");
const modules = [...new Set(admin.flatMap(address => address.module ?? []))];
const nobodys = "01890000-0000-7000-8000-000000000000";
const exampleOf = ({ path, tabs }: Address) =>
  path.replace(":tab", tabs?.[0] ?? "").replace(/:\w+/g, nobodys);

type Declared = { route: { method: string; path: string }; meta: { gate: Gate } };
const endpoints = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => {
    const { route, meta } = (endpoint as unknown as { "~orpc": Declared })["~orpc"];
    return { name: `${noun}.${verb}`, route, gate: meta.gate };
  }),
);

const email = "staff@lotse.example";
let site: Site;
let staff: Visitor;
let token: string;
const roleId = newId();

beforeAll(async () => {
  site = await startSite();
  await site.db.run(
    sql`insert into roles (id, name, access, permissions) values (${roleId}, 'Ein Modul', 'admin', '[]')`,
  );
  await site.db.run(sql`update users set role_id = ${roleId} where email_key = ${email}`);
  staff = site.visitor();
  await staff.signIn(email);
  const body = new Blob([JSON.stringify({ email, password: "Lotsen-2026" })], { type: "application/json" });
  const answer = await site.visitor().ask("/api/v1/session", { body });
  token = JSON.parse(answer.text).tokens.accessToken;
});
afterAll(() => site?.stop());

/** One session for all modules: a changed role takes effect with the next request. */
async function mayRead(module: MatrixSubject): Promise<void> {
  const rules = JSON.stringify([{ action: ["read"], subject: module }]);
  await site.db.run(sql`update roles set permissions = ${rules} where id = ${roleId}`);
}

describe.each(modules)("a staff role that may read %s alone", module => {
  test("has its pages in the menu, and no others", async () => {
    await mayRead(module);
    const page = await staff.get("/admin/dashboard");
    const nav = /<nav [^>]*aria-label="Hauptnavigation".*?<\/nav>/s.exec(page.text)?.[0] ?? "";
    const shown = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const known = admin.filter(address => shown.includes(exampleOf(address)));
    expect(shown).toContain("/admin/dashboard");
    expect(known.map(address => address.module ?? module)).toEqual(known.map(() => module));
  });

  test("opens its addresses, each of which needs no more than that, and no others", async () => {
    await mayRead(module);
    const wrong: string[] = [];
    for (const address of admin) {
      const page = await staff.get(exampleOf(address));
      const may = !address.module || address.module === module;
      // Without the record, the details of a download, or without permission to create one, the address is a 404; never a refusal.
      const fine = may ? [200, 404].includes(page.status) : page.location === "/redirecting";
      const must =
        may && !/:(?!tab)|\/(new|add|import|suspend|email_template|datev\/file)$/.test(address.path);
      if (!fine || (must && page.status !== 200))
        wrong.push(`${address.path}: ${page.location ?? page.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("is refused by every endpoint that is not about reading it", async () => {
    await mayRead(module);
    const wrong: string[] = [];
    let tried = 0;
    for (const { name, route, gate } of endpoints) {
      if (typeof gate === "string" || gate.subject === "admin") continue;
      if (gate.action === "read" && gate.subject === module) continue;
      tried += 1;
      const answer = await site.visitor().ask(`/api/v1${route.path.replace(/\{\w+\}/g, nobodys)}`, {
        method: route.method,
        headers: { authorization: `Bearer ${token}` },
        ...(route.method === "GET" || route.method === "DELETE"
          ? {}
          : { body: new Blob(["{}"], { type: "application/json" }) }),
      });
      if (answer.status !== 403) wrong.push(`${name}: ${answer.status}`);
    }
    expect(tried).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });
});
