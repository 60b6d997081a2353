import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltInRole, builtInRoles } from "~/contract/abilities";
import { homeOf } from "~/session/home-of";
import { type Address, hasReact } from "~/session/url-map";
import { flattenUrls, urls } from "../remix.config.js";
import { type Site, startSite, type Visitor } from "./web/site";

const map = flattenUrls(urls);

const accounts: Record<BuiltInRole, { email: string; companyId: string | null }> = {
  administrator: { email: "administrator@lotse.example", companyId: null },
  staff: { email: "staff@lotse.example", companyId: null },
  analyst: { email: "analyst@lotse.example", companyId: null },
  public_user: { email: "public@lotse.example", companyId: null },
  data_manager: { email: "manager@kontor.example", companyId: "a company" },
  employee: { email: "employee@kontor.example", companyId: "a company" },
};
const roles = Object.keys(accounts) as BuiltInRole[];

/** An address that matches this page of the map, with ids of no existing records. */
function exampleOf(address: Address): string {
  return address.path
    .replace(":tab", address.tabs?.[0] ?? "tab")
    .replace(":filter", address.tabs?.[0] ?? "inbox")
    .replace(":label", address.tabs?.[0] ?? "personal")
    .replace(":language", "de")
    .replace(":namespace", "shell")
    .replace(/:\w+/g, "01890000-0000-7000-8000-000000000000")
    .replace(/^\*$/, "/no/such/page")
    .replace(/\*$/, "a/b");
}

type Expected = { status?: number[]; location?: string };
const opens: Expected = { status: [200, 403, 404, 405, 503] };

/** The specification's expectation for this address and visitor, independent of the guard. */
function expectation(address: Address, role: BuiltInRole | undefined, mode: string): Expected {
  const path = exampleOf(address);
  const home =
    role && homeOf({ access: builtInRoles[role].access, companyId: accounts[role].companyId }, mode);
  const login = { location: path === "/" ? "/login" : `/login?to=${encodeURIComponent(path)}` };
  if (address.guard === "404") return { location: "/404" };
  if (address.id === "redirecting") return { location: home ?? "/login" };
  // Without a mailed link there is nothing to confirm.
  if (address.id === "email-change") return { location: "/token-error?link=email" };
  if (address.id === "cancel-contract.confirm" && mode === "lotse")
    return { location: "/token-error?link=contract" };
  // Its stamp is missing, and the response is data.
  if (address.path === "/human-check") return { status: [422] };
  // A sign-in with Google is started by a form, and this one returned without a result.
  if (address.id === "auth.google") return { location: "/login" };
  if (address.id === "auth.google.callback") return { location: "/login?google=failed" };
  // A consent at a mailbox's provider returned without having begun.
  if (address.id === "mail-consent-callback") return role ? { location: "/account-settings/smtp" } : login;
  // The second step of a sign-in needs the first one.
  if (address.path === "/two-factor") return { location: role ? "/" : "/login" };
  if (address.id === "sign-out" || address.id === "preferences") return { location: "/" };
  if (address.guard === "public") return opens;
  if (address.to) return { location: address.to };
  if (address.id === "home") return { location: role ? "/redirecting" : "/login" };
  if (address.variant && address.variant !== mode) return { location: "/404" };
  if (address.guard === "signed-out") return role ? { location: "/" } : opens;
  if (!role)
    return address.id === "admin.dashboard"
      ? { location: `/admin/auth/login?to=${encodeURIComponent(path)}` }
      : login;
  if (address.guard === "signed-in") return opens;
  const access = builtInRoles[role].access;
  const areaOf = {
    admin: "admin",
    user: "user",
    employee: "employee",
    analysis: "analysis",
    AclDemo: "user",
  } as const;
  const area = areaOf[address.needs?.[1] as keyof typeof areaOf];
  const module = address.module;
  const mayRead =
    !module ||
    builtInRoles[role].permissions.some(
      one => one.subject === module && (one.actions as readonly string[]).includes("read"),
    );
  if (area === access && mayRead) return opens;
  // A chat is looked for in the user's own area.
  const isChat =
    /^(\/employee)?\/chat\/:id$/.test(address.path) && (access === "user" || access === "employee");
  return { location: isChat ? `/redirecting?to=${encodeURIComponent(path)}` : "/redirecting" };
}

for (const mode of ["lotse", "normal", "handwerk"] as const) {
  describe(`in the ${mode} variant`, () => {
    let site: Site;
    const visitors = new Map<BuiltInRole | undefined, Visitor>();
    /** Addresses that were opened before. */
    const opened = new Set<string>();

    beforeAll(async () => {
      site = await startSite({ env: { APP_MODE: mode } });
      visitors.set(undefined, site.visitor());
      for (const role of roles) {
        const visitor = site.visitor();
        await visitor.signIn(accounts[role].email);
        visitors.set(role, visitor);
      }
    });
    afterAll(() => site?.stop());

    for (const role of [undefined, ...roles]) {
      test(`${role ?? "a visitor"} gets exactly where the map says, as a page with one h1 and a title${mode === "lotse" ? ", and as data" : ""}`, async () => {
        const visitor = visitors.get(role)!;
        const wrong: string[] = [];
        for (const [at, address] of map.entries()) {
          const expected = expectation(address, role, mode);
          const path = exampleOf(address);
          // The guard is the same in all variants: in the others, what it treats differently, and each page once for its texts.
          const isSame = isDeepStrictEqual(expected, expectation(address, role, "lotse"));
          if (mode !== "lotse" && isSame && (expected.location || opened.has(path))) continue;
          if (!expected.location) opened.add(path);
          const page = await visitor.get(path);
          const got = page.location ?? String(page.status);
          const right = expected.location
            ? got === expected.location
            : !page.location && expected.status?.includes(page.status);
          if (!right) wrong.push(`${path}: ${got} instead of ${expected.location ?? expected.status}`);
          if (address.layout !== "resource" && !page.location) {
            const h1 = page.text.match(/<h1[\s>]/g)?.length ?? 0;
            if (h1 !== 1 || !/<title>[^<]+<\/title>/.test(page.text)) wrong.push(`${path}: ${h1} h1`);
          }
          // Variants differ in what opens and in its texts; data and targets are handled by the same code in all, and for all:
          // each role tries them at some addresses, the next one at others.
          if (mode !== "lotse" || (at + roles.indexOf(role as BuiltInRole)) % 2 !== 0) continue;
          // A `to` parameter must not open what is closed.
          if (expected.location) {
            const onward = await visitor.get(`${path}?to=%2Fchat`);
            const pathOf = (location: string | null) => location?.split("?")[0];
            if (pathOf(onward.location) !== pathOf(page.location) || onward.status !== page.status)
              wrong.push(`${path} with a target: ${onward.location ?? onward.status} instead of ${got}`);
          }
          if (address.layout === "resource" || path === "/") continue;
          // The same address as client-side navigation requests it: a redirect arrives as data with status 202, and
          // so does the order to load a page without React as a document.
          const data = await visitor.get(`${path}.data`);
          const leaves = Boolean(expected.location) || !hasReact(address);
          if (leaves !== (data.status === 202)) wrong.push(`${path}.data: ${data.status}`);
        }
        expect(wrong).toEqual([]);
      });
    }
  });
}
