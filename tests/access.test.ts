import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Address, homeOf } from "~/areas";
import { type BuiltInRole, builtInRoles } from "~/contract/abilities";
import { urls } from "../remix.config.js";
import { type Site, startSite, type Visitor } from "./web/site";

const map = urls as Address[];

const accounts: Record<BuiltInRole, { email: string; companyId: string | null }> = {
  administrator: { email: "administrator@lotse.example", companyId: null },
  staff: { email: "staff@lotse.example", companyId: null },
  analyst: { email: "analyst@lotse.example", companyId: null },
  public_user: { email: "public@lotse.example", companyId: null },
  data_manager: { email: "manager@kontor.example", companyId: "a company" },
  employee: { email: "employee@kontor.example", companyId: "a company" },
};
const roles = Object.keys(accounts) as BuiltInRole[];

/** An address that this line of the map matches; records that nobody has. */
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

/** What the specification says of this address for this visitor, written apart from the guard itself. */
function expectation(address: Address, role: BuiltInRole | undefined, mode: string): Expected {
  const path = exampleOf(address);
  const home =
    role && homeOf({ access: builtInRoles[role].access, companyId: accounts[role].companyId }, mode);
  const login = { location: path === "/" ? "/login" : `/login?to=${encodeURIComponent(path)}` };
  if (address.guard === "404") return { location: "/404" };
  if (address.id === "redirecting") return { location: home ?? "/login" };
  // Without the link of a mail there is nothing to agree to.
  if (address.id === "email-change") return { location: "/token-error?link=email" };
  // Its stamp is missing, and the answer is data.
  if (address.path === "/human-check") return { status: [422] };
  // Sign-in with Google is begun by a form, and came back with nothing.
  if (address.id === "auth.google") return { location: "/login" };
  if (address.id === "auth.google.callback") return { location: "/login?google=failed" };
  // The second step of signing in needs the first one.
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
  return area === access && mayRead ? opens : { location: "/redirecting" };
}

for (const mode of ["lotse", "normal", "handwerk"] as const) {
  describe(`in the ${mode} variant`, () => {
    let site: Site;
    const visitors = new Map<BuiltInRole | undefined, Visitor>();

    beforeAll(async () => {
      site = await startSite({ env: { APP_MODE: mode } });
      visitors.set(undefined, site.visitor());
      for (const role of roles) {
        const visitor = site.visitor();
        await visitor.signIn(accounts[role].email);
        visitors.set(role, visitor);
      }
    }, 60_000);
    afterAll(() => site?.stop());

    for (const role of [undefined, ...roles]) {
      test(`${role ?? "a visitor"} gets exactly where the map says, as a page and as data`, async () => {
        const visitor = visitors.get(role)!;
        const wrong: string[] = [];
        for (const address of map) {
          const expected = expectation(address, role, mode);
          const path = exampleOf(address);
          const page = await visitor.get(path);
          const got = page.location ?? String(page.status);
          const right = expected.location
            ? got === expected.location
            : !page.location && expected.status?.includes(page.status);
          if (!right) wrong.push(`${path}: ${got} instead of ${expected.location ?? expected.status}`);
          // A target that came along changes who gets where in no way.
          const onward = await visitor.get(`${path}?to=%2Fchat`);
          const pathOf = (location: string | null) => location?.split("?")[0];
          if (pathOf(onward.location) !== pathOf(page.location) || onward.status !== page.status)
            wrong.push(`${path} with a target: ${onward.location ?? onward.status} instead of ${got}`);
          if (address.layout === "resource" || path === "/") continue;
          // The same address as client-side navigation asks for it: a redirect comes as data with status 202.
          const data = await visitor.get(`${path}.data`);
          const refused = Boolean(expected.location);
          if (refused !== (data.status === 202)) wrong.push(`${path}.data: ${data.status}`);
        }
        expect(wrong).toEqual([]);
      }, 120_000);
    }

    test("every page has one h1 and a title", async () => {
      const wrong: string[] = [];
      for (const address of map.filter(one => one.layout !== "resource")) {
        for (const visitor of visitors.values()) {
          const page = await visitor.get(exampleOf(address));
          if (page.location) continue;
          const h1 = page.text.match(/<h1[\s>]/g)?.length ?? 0;
          if (h1 !== 1 || !/<title>[^<]+<\/title>/.test(page.text))
            wrong.push(`${exampleOf(address)}: ${h1} h1`);
          break;
        }
      }
      expect(wrong).toEqual([]);
    }, 120_000);
  });
}
