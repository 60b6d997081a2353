import { describe, expect, test } from "vitest";
import { abilityOf, type BuiltInRole, builtInPermissions, builtInRoles, rulesOf } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";
import { findPage } from "./find-page";
import { authorize, redirectingTarget, type Visitor, wantedPath } from "./guard";
import type { Address } from "./url-map";

const lotse = { mode: "lotse", production: true };
const anonymous: Visitor = { state: "anonymous" };
const expired: Visitor = { state: "expired" };

function as(role: BuiltInRole, companyId: string | null = null): Visitor {
  const rules = rulesOf(
    { access: builtInRoles[role].access, permissions: builtInPermissions(role) },
    "somebody",
  );
  const user = { access: builtInRoles[role].access, companyId, rules } as SignedInUser;
  return { state: "signed-in", user, ability: abilityOf(rules) };
}

/** The result for an address of the map: "pass", "/404", or the redirect's target. */
function goes(visitor: Visitor, path: string, build = lotse, changed: Partial<Address> = {}) {
  const url = new URL(path, "https://lotse.example");
  const verdict = authorize({ ...findPage(url).page, ...changed }, visitor, url, build);
  return verdict.to === "redirect" ? verdict.location : verdict.to;
}

const everyone: [string, Visitor][] = [
  ["anonymous", anonymous],
  ["somebody whose session is over", expired],
  ...(Object.keys(builtInRoles) as BuiltInRole[]).map((role): [string, Visitor] => [role, as(role)]),
];

describe("the navigation guard", () => {
  test.each(everyone)("always sends certificates to /404, before anything else: %s", (_who, visitor) => {
    expect(goes(visitor, "/certificates")).toBe("/404");
    expect(goes(visitor, "/certificates/Certificate")).toBe("/404");
  });

  test.each(everyone)("1. lets %s pass to a public page, session or not", (_who, visitor) => {
    expect(goes(visitor, "/forgot-password")).toBe("pass");
    expect(goes(visitor, "/no/such/page")).toBe("pass");
    // Other properties of a public page do not restrict it.
    expect(
      goes(visitor, "/forgot-password", lotse, { variant: "handwerk", needs: ["manage", "admin"] }),
    ).toBe("pass");
  });

  test("1. keeps a page of the development profile out of production", () => {
    expect(goes(anonymous, "/mailbox")).toBe("not-found");
    expect(goes(anonymous, "/mailbox", { mode: "lotse", production: false })).toBe("pass");
  });

  test("1. leaves redirects to themselves, a visitor's query kept", () => {
    expect(goes(anonymous, "/?to=%2Fchat")).toBe("/login?to=%2Fchat");
    expect(goes(expired, "/")).toBe("/login");
    expect(goes(as("employee"), "/")).toBe("/redirecting");
    expect(goes(anonymous, "/pages/user-profile")).toBe("/pages/user-profile/profile");
  });

  test.each(["normal", "handwerk"])("2. has no sign-up and no invoice list in the variant %s", mode => {
    const build = { mode, production: true };
    for (const [, visitor] of everyone) {
      expect(goes(visitor, "/signup", build)).toBe("/404");
      // Before rules 3 (expired session) and 6 (missing session or ability).
      expect(goes(visitor, "/admin/invoice/list", build)).toBe("/404");
    }
  });

  test("2. has the start of a trades business in its own variant only", () => {
    expect(goes(anonymous, "/start", { mode: "handwerk", production: true })).toBe("pass");
    expect(goes(anonymous, "/start")).toBe("/404");
    expect(goes(anonymous, "/signup")).toBe("pass");
    expect(goes(as("administrator"), "/admin/invoice/list")).toBe("pass");
  });

  test("3. sends an expired session to sign in again, the target kept with its query", () => {
    expect(goes(expired, "/dashboard?month=3&year=2026")).toBe(
      "/login?to=%2Fdashboard%3Fmonth%3D3%26year%3D2026",
    );
    // Before rule 6: the area's own sign-in page is for visitors without a session.
    expect(goes(expired, "/admin/dashboard")).toBe("/login?to=%2Fadmin%2Fdashboard");
  });

  test("3. takes no detour when that already is a page for signing in", () => {
    expect(goes(expired, "/login?to=%2Fchat")).toBe("pass");
    expect(goes(expired, "/employee/login")).toBe("pass");
  });

  test("4. keeps the full path of a chat that a user opens without a session", () => {
    expect(goes(anonymous, "/chat?which=public&page=2")).toBe(
      "/login?to=%2Fchat%3Fwhich%3Dpublic%26page%3D2",
    );
    expect(goes(anonymous, "/chat/01890000?source=2")).toBe("/login?to=%2Fchat%2F01890000%3Fsource%3D2");
    // Before all later rules.
    const chat: Partial<Address> = { guard: "signed-out", door: "/employee/login" };
    expect(goes(anonymous, "/chat", lotse, chat)).toBe("/login?to=%2Fchat");
  });

  test.each(["/login", "/signup", "/register", "/admin/auth/login", "/feedback-21chatgpt"])(
    "5. sends who is signed in from %s to /",
    path => {
      expect(goes(as("data_manager"), path)).toBe("/");
      expect(goes(anonymous, path)).toBe("pass");
      // Before rule 6: abilities do not matter there.
      expect(goes(anonymous, path, lotse, { needs: ["manage", "admin"] })).toBe("pass");
    },
  );

  test("6. sends who lacks an area's ability home by way of /redirecting", () => {
    expect(goes(as("employee"), "/dashboard")).toBe("/redirecting");
    expect(goes(as("data_manager"), "/employee/chat")).toBe("/redirecting");
    expect(goes(as("administrator"), "/analysis/dashboard")).toBe("/redirecting");
    expect(goes(as("analyst"), "/analysis/dashboard")).toBe("pass");
  });

  const chat = "/chat/01a21fea-9ed4-700f-9f5c-62d10363c854?source=2";
  test("6. leads to a chat in the user's own area, whose address a colleague of another area sent", () => {
    const to = `/redirecting?to=${encodeURIComponent(chat)}`;
    expect(goes(as("employee"), chat)).toBe(to);
    expect(goes(as("data_manager"), `/employee${chat}`)).toBe(
      `/redirecting?to=${encodeURIComponent(`/employee${chat}`)}`,
    );
    expect(redirectingTarget(as("employee"), "lotse", chat)).toBe(`/employee${chat}`);
    expect(redirectingTarget(as("data_manager"), "lotse", `/employee${chat}`)).toBe(chat);
    expect(redirectingTarget(as("administrator"), "lotse", chat)).toBe("/admin/dashboard");
    expect(redirectingTarget(anonymous, "lotse", chat)).toBe("/login");
    expect(goes(as("administrator"), chat)).toBe("/redirecting");
  });

  test.each([
    "//evil.example",
    `https://evil.example${chat}`,
    `${chat.split("?")[0]}/../../admin`,
    `/x${chat}`,
  ])("6. leads home from /redirecting where something else is wanted: %s", to =>
    expect(redirectingTarget(as("employee"), "lotse", to)).toBe("/employee/chat"),
  );

  test("6. takes a missing module for a missing ability", () => {
    expect(goes(as("staff"), "/admin/staff")).toBe("/redirecting");
    expect(goes(as("staff"), "/admin/activity-log")).toBe("pass");
    expect(goes(as("staff"), "/admin/dashboard")).toBe("pass");
  });

  test("6. sends a visitor to sign in; only the admin dashboard has a door of its own", () => {
    expect(goes(anonymous, "/employee/chat?page=2")).toBe("/login?to=%2Femployee%2Fchat%3Fpage%3D2");
    expect(goes(anonymous, "/admin/staff")).toBe("/login?to=%2Fadmin%2Fstaff");
    expect(goes(anonymous, "/admin/dashboard?a=1&b=2")).toBe(
      "/admin/auth/login?to=%2Fadmin%2Fdashboard%3Fa%3D1%26b%3D2",
    );
  });

  test("asks only for a session where an address is for everyone who is signed in", () => {
    expect(goes(anonymous, "/files/7/pages/8?from=1")).toBe("/login?to=%2Ffiles%2F7%2Fpages%2F8%3Ffrom%3D1");
    expect(goes(as("analyst"), "/files/7/pages/8")).toBe("pass");
  });

  test("treats the data of a page like the page", () => {
    expect(goes(anonymous, "/chat.data?_routes=root&page=2")).toBe("/login?to=%2Fchat%3Fpage%3D2");
    expect(goes(as("employee"), "/admin/staff.data")).toBe("/redirecting");
  });
});

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/chat.data?_routes=root", "/chat"],
  ["/chat?index", "/chat"],
  ["/chat?page=2&index&_routes=x", "/chat?page=2"],
])("what somebody wanted at %s is %s: Remix's own signs are taken off", (path, wanted) => {
  expect(wantedPath(new URL(path, "https://lotse.example"))).toBe(wanted);
});

test("/redirecting leads everyone to a page that they may open, and a visitor to sign in", () => {
  for (const mode of ["normal", "lotse", "handwerk"])
    for (const role of Object.keys(builtInRoles) as BuiltInRole[])
      for (const company of [null, "a company"]) {
        const visitor = as(role, company);
        expect(goes(visitor, redirectingTarget(visitor, mode), { mode, production: true })).toBe("pass");
      }
  for (const visitor of [anonymous, expired]) expect(redirectingTarget(visitor, "lotse")).toBe("/login");
});
