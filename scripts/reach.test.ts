import { describe, expect, it } from "vitest";
import { reach } from "./reach.mjs";

describe("a change", () => {
  it("of a page reaches that page, and the tests that open it", () => {
    const { wide, pages, tests } = reach(["app/routes/access/roles.tsx"]);
    expect(wide).toBe(false);
    expect([...pages].filter(id => !/roles|permissions/.test(id))).toEqual([]);
    expect(pages).toContain("admin.roles");
    expect(tests).toContain("tests/web/roles.test.ts");
    expect(tests).not.toContain("tests/web/sign-in.test.ts");
    expect(tests).not.toContain("tests/e2e/sign-in.spec.ts");
  });

  it("of a verb reaches the pages that call its endpoint, and its own tests", () => {
    const { wide, pages, tests } = reach(["app/domain/access/role/list-roles.ts"]);
    expect(wide).toBe(false);
    expect(pages).toContain("admin.roles");
    expect(pages).not.toContain("login");
    expect(tests).toContain("tests/web/roles.test.ts");
  });

  it("of a text reaches the pages that show it", () => {
    const { wide, pages } = reach(["app/i18n/locales/ar/roles.ts"]);
    expect(wide).toBe(false);
    expect(pages).toContain("admin.roles");
    expect(pages).not.toContain("login");
  });

  it("of what every page is made with, or of something that nothing imports, reaches everything", () => {
    for (const path of [
      "app/root.tsx",
      "app/jobs/worker.ts",
      "app/db/migrations/new.sql",
      "package-lock.json",
    ]) {
      const { wide, pages, tests } = reach([path]);
      expect(wide, path).toBe(true);
      expect(pages.size, path).toBeGreaterThan(150);
      expect(tests, path).toContain("tests/e2e/sign-in.spec.ts");
      expect(tests, path).toContain("tests/web/roles.test.ts");
    }
  });

  it("of a test reaches that test alone, and one of a paper nothing", () => {
    expect(reach(["tests/web/roles.test.ts"])).toEqual({
      wide: false,
      pages: new Set(),
      tests: ["tests/web/roles.test.ts"],
    });
    expect(reach(["README.md"]).tests).toEqual([]);
  });
});
