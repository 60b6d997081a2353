import { join } from "node:path";
import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { clock } from "~/db/clock";
import { compareCompanies } from "~/domain/operations/dashboard/compare-companies";
import { readAnalysisDashboard } from "~/domain/operations/dashboard/read-analysis-dashboard";
import { diskStorage } from "~/integrations/storage/disk";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { settingsOf } from "../../../../tests/factories/settings";
import { seedDemo } from "./seed-demo";
import { seedRoles } from "./seed-roles";

let own: TestDatabase;
let remove: () => void;
beforeAll(async () => {
  // Late in the evening: the days of UTC and of Berlin differ in summer, and not since the clocks went back.
  vi.spyOn(clock, "now").mockReturnValue(new Date("2026-11-23T22:30:00Z"));
  own = await testDatabase();
  const settings = settingsOf();
  remove = settings.remove;
  await seedRoles(own.db);
  expect(await seedDemo(own.db, diskStorage(join(settings.dataDir, "files")), "app/db/seed")).toBe(true);
});
afterAll(async () => {
  vi.restoreAllMocks();
  remove?.();
  await own?.drop();
});

test("the demo counts each of the last hundred days of models once, also where the clocks went back", async () => {
  const { days } = await own.db.one<{ days: number }>(
    sql`select count(distinct day) as days from model_calls`,
  );
  expect(days).toBe(100);
});

test("the demo's analysts see tags that two companies share, in weeks with many questions", async () => {
  const { tags, buckets } = await readAnalysisDashboard(own.db, { days: 365, group: "all" });
  expect(tags.length).toBeGreaterThan(1);
  expect(buckets.filter(({ questions }) => questions > 0).length).toBeGreaterThan(9);
});

test("the demo's administrator sees a company that is new, two that grow, and one that has gone quiet", async () => {
  const span = {
    from: "2026-10-25",
    to: "2026-11-23",
    unit: "day" as const,
    before: { from: "2026-09-25", to: "2026-10-24" },
  };
  const found = await compareCompanies(own.db, span, "Europe/Berlin");
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();
  expect(names(found.newest)).toEqual(["Bäckerei Voss GmbH"]);
  expect(names(found.growing)).toEqual(["Gartenbau Lüders GmbH", "Kontor Nord GmbH"]);
  expect(names(found.quiet)).toEqual(["Reederei Harms KG"]);
});
