import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Address } from "~/session/url-map";
import { flattenUrls, urls } from "../../remix.config.js";
import { type Site, startSite, type Visitor } from "./site";

const map = flattenUrls(urls);
const nobodys = "01890000-0000-7000-8000-000000000000";
const doors = ["/login", "/admin/auth/login", "/analysis/auth/login", "/employee/login"];

const exampleOf = ({ path, tabs }: Address) =>
  path
    .replace(/:(tab|filter|label)\b/, tabs?.[0] ?? "x")
    .replace(":language", "de")
    .replace(":namespace", "shell")
    .replace(/:\w+/g, nobodys)
    .replace(/^\*$/, "/no/such/page")
    .replace(/\*$/, "a");

const accounts = {
  admin: "administrator@lotse.example",
  user: "manager@kontor.example",
  employee: "employee@kontor.example",
  analysis: "analyst@lotse.example",
} as const;

let site: Site;
const signedIn = new Map<string, Visitor>();

beforeAll(async () => {
  site = await startSite();
  for (const [area, email] of Object.entries(accounts)) {
    const visitor = site.visitor();
    await visitor.signIn(email);
    signedIn.set(area, visitor);
  }
});
afterAll(() => site?.stop());

const visitorOf = (address: Address) => signedIn.get(address.area) ?? signedIn.get("user")!;

describe("another website", () => {
  test.each([
    ["its own origin", { origin: "https://evil.example" }],
    ["no origin to speak of", { origin: "null" }],
    ["our name in a longer one", { origin: "http://localhost:4545.evil.example" }],
    ["a browser's word that it is elsewhere", { "sec-fetch-site": "cross-site" }],
    ["a neighbour of our site", { "sec-fetch-site": "same-site" }],
  ] as const)(
    "can send no form to any address in a visitor's name, with %s",
    async (_, headers) => {
      const taken: string[] = [];
      for (const address of map) {
        const path = exampleOf(address);
        for (const at of [path, `${path}.data`]) {
          const answer = await visitorOf(address).ask(at, { form: { intent: "delete" }, headers });
          if (answer.status !== 403) taken.push(`${at}: ${answer.status}`);
        }
      }
      expect(taken).toEqual([]);
    },
    120_000,
  );

  test("can frame no page, and no cache stores a personal one", async () => {
    const wrong: string[] = [];
    for (const address of map.filter(one => one.layout !== "resource")) {
      const answer = await visitorOf(address).get(exampleOf(address));
      if (answer.location) continue;
      const policy = answer.headers.get("content-security-policy") ?? "";
      if (!policy.includes("frame-ancestors 'none'")) wrong.push(`${address.path}: ${policy}`);
      if (!/no-store/.test(answer.headers.get("cache-control") ?? ""))
        wrong.push(`${address.path} may be kept`);
    }
    expect(wrong).toEqual([]);
  });
});

describe("the id in an address of a stream", () => {
  test("reaches no other endpoint of the api", async () => {
    for (const path of [
      "/answers/..%2Fsessions%3Fx/stream",
      "/chats/..%2Fdivisions%3Fx/events",
      "/answers/..%2F..%2Fv1%2Fopenapi.json%3Fx/stream",
    ])
      expect([path, (await signedIn.get("user")!.get(path)).status]).toEqual([path, 404]);
  });
});

describe("signing in", () => {
  test.each(doors)("at %s never leads to another site, however it is asked", async door => {
    const email = {
      "/admin/auth/login": accounts.admin,
      "/analysis/auth/login": accounts.analysis,
      "/employee/login": accounts.employee,
    }[door];
    for (const to of [
      "//evil.example",
      "/\\evil.example",
      "https:evil.example",
      "%2f%2fevil.example",
      "/%09/evil.example",
      "javascript:alert(1)",
      "http://localhost:4545@evil.example/",
      `${door}?to=//evil.example`,
      `/${"a".repeat(3000)}`,
    ]) {
      const visitor = site.visitor();
      const answer = await visitor.post(`${door}?to=${encodeURIComponent(to)}`, {
        email: email ?? accounts.user,
        password: "Lotsen-2026",
        to,
      });
      expect(answer.status).toBe(302);
      expect(answer.location).toMatch(/^\/(?![/\\])/);
      expect(answer.location).not.toMatch(/evil|login|aaa/);
    }
    const twice = await site.visitor().post(`${door}?to=//evil.example&to=/chat`, {
      email: email ?? accounts.user,
      password: "Lotsen-2026",
    });
    expect(twice.location).toMatch(/^\/(?![/\\])/);
  });

  test("makes a session of its own: one that was planted before opens nothing after", async () => {
    const attacker = site.visitor();
    await attacker.signIn(accounts.employee);
    const [name, planted] = [...attacker.cookies].find(([key]) => /session/.test(key))!;
    const victim = site.visitor();
    victim.cookies.set(name, planted);
    await victim.post("/sign-out", {});
    victim.cookies.set(name, "planted-by-somebody");
    await victim.signIn(accounts.user);
    const own = victim.cookies.get(name);
    expect(own).not.toBe("planted-by-somebody");
    expect(own).not.toBe(planted);
    const thief = site.visitor();
    for (const value of [planted, "planted-by-somebody"]) {
      thief.cookies.set(name, value);
      expect((await thief.get("/dashboard")).location).toBe("/login?to=%2Fdashboard");
    }
  });

  test("keeps its tokens from scripts, other sites and other hosts", async () => {
    const answer = await site.visitor().post("/login", { email: accounts.user, password: "Lotsen-2026" });
    const cookie = answer.headers.getSetCookie().find(one => /^session=/.test(one));
    for (const flag of [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i]) expect(cookie).toMatch(flag);
    expect(cookie).not.toMatch(/domain=/i);
  });
});

describe("a forged host", () => {
  test("stands in no page, no redirect and no form", async () => {
    const wrong: string[] = [];
    for (const address of map) {
      const answer = await visitorOf(address).get(exampleOf(address), {
        headers: {
          "x-forwarded-host": "evil.example",
          forwarded: "host=evil.example",
          "x-original-url": "//evil.example/",
          "x-rewrite-url": "//evil.example/",
        },
      });
      if (/evil\.example/.test(answer.text + [...answer.headers].join())) wrong.push(address.path);
    }
    expect(wrong).toEqual([]);
  });
});
