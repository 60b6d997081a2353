import { describe, expect, test } from "vitest";
import { type BuiltInRole, builtInPermissions, builtInRoles, rulesOf } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";
import { safeTarget } from "./safe-target";

const build = { mode: "lotse", production: true, origin: "https://lotse.example" };
const home = "/dashboard";

function target(to: string | null, role: BuiltInRole = "data_manager") {
  const user = {
    access: builtInRoles[role].access,
    companyId: "a company",
    rules: rulesOf({ access: builtInRoles[role].access, permissions: builtInPermissions(role) }, "somebody"),
  };
  return safeTarget(to, user as unknown as SignedInUser, build);
}

describe("the page after signing in", () => {
  test.each([
    ["/chat", "/chat"],
    ["/chat/01890000?source=2", "/chat/01890000?source=2"],
    ["/CHAT/", "/CHAT/"],
    ["/account-settings/ai?a=%2F%2Fevil.example", "/account-settings/ai?a=%2F%2Fevil.example"],
    ["/chat/../dashboard", "/dashboard"],
    ["/files/7/pages/8?from=1&to=9#mark", "/files/7/pages/8?from=1&to=9"],
  ])("is the page that they wanted: %s", (to, expected) => {
    expect(target(to)).toBe(expected);
  });

  test("is a chat in their own area, where a colleague sent the address of another one", () => {
    const chat = "/chat/01a21fea-9ed4-700f-9f5c-62d10363c854?source=2";
    expect(target(chat, "employee")).toBe(`/employee${chat}`);
    expect(target(`/employee${chat}`)).toBe(chat);
    expect(target(chat, "administrator")).toBe(chat);
  });

  test.each([
    ["another origin", "https://evil.example/chat"],
    ["another origin without its scheme", "//evil.example"],
    ["a third slash", "///evil.example"],
    ["a backslash for a slash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a backslash further on", "/chat\\..\\..\\evil"],
    ["a scheme without slashes", "https:evil.example"],
    ["a scheme with one slash", "https:/evil.example"],
    ["slashes in disguise", "%2f%2fevil.example"],
    ["slashes in disguise after a slash", "/%2f%2fevil.example"],
    ["a backslash in disguise", "/%5cevil.example"],
    ["a tab that browsers leave out", "/\t/evil.example"],
    ["a tab in a word", "/ch\tat"],
    ["another origin's page that we have too", "//evil.example/chat"],
    ["a line break that browsers leave out", "/\n/evil.example"],
    ["a carriage return", "/chat\r\nLocation: https://evil.example"],
    ["a tab in disguise", "/%09/evil.example"],
    ["a space before it", " //evil.example"],
    ["a step that leaves two slashes", "/.//evil.example"],
    ["a step back that leaves two slashes", "/chat/..//evil.example"],
    ["a step in disguise that leaves two slashes", "/%2e//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a script behind a slash", "/javascript:alert(1)"],
    ["data", "data:text/html,<script>alert(1)</script>"],
    ["our name as somebody's user name", "https://lotse.example@evil.example/"],
    ["our name as a user name without a scheme", "//lotse.example@evil.example/"],
    ["an at sign", "/@evil.example"],
    ["our own origin in full", "https://lotse.example/chat"],
    ["no path", "chat"],
    ["nothing", ""],
    ["no target at all", null],
    ["a target without end", `/chat?${"a".repeat(2000)}`],
    ["a wrong escape", "/%zz"],
  ])("is home for %s", (_what, to) => {
    expect(target(to)).toBe(home);
  });

  test.each(["/login", "/login?to=%2Flogin", "/signup", "/employee/login", "/", "/_root.data", "/LOGIN/"])(
    "is home rather than a loop: %s",
    to => {
      expect(target(to)).toBe(home);
    },
  );

  test.each(["/sign-out", "/preferences", "/locales/de/auth", "/files/7/download", "/answers/7/stream"])(
    "is home rather than an address that is no page: %s",
    to => {
      expect(target(to)).toBe(home);
    },
  );

  test.each(["/no/such/page", "/certificates", "/start", "/mailbox"])(
    "is home when there is nothing at %s",
    to => {
      expect(target(to)).toBe(home);
    },
  );

  test("is the page that they wanted also where they may not open it, so that the guard tells them", () => {
    expect(target("/admin/staff")).toBe("/admin/staff");
    expect(target("/admin/staff", "staff")).toBe("/admin/staff");
    expect(target("/chat", "analyst")).toBe("/chat");
  });
});
