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

test("the demo has an invitation that came back for its manager and its administrator, and a mail of each that did not arrive", async () => {
  const invited = await own.db.many(sql`
    select u.first_name as name, i.first_name as "by", m.undelivered_reason as reason, m.undelivered_at > m.sent_at as later
    from users u join mails m on m.user_id = u.id and m.to_address = u.email and m.purpose = 'invite'
    join users i on i.id = m.requested_by where u.status = 'invited' and m.undelivered_at is not null order by u.first_name`);
  expect(invited).toEqual([
    { name: "Fenja", by: "Frauke", reason: "address: Host or domain name not found", later: true },
    { name: "Silke", by: "Henrike", reason: "full: 552 5.2.2 Mailbox full", later: true },
  ]);
  const reports = await own.db.many(sql`
    select e.subject, r.undelivered_addresses = e.to_addresses as "same", r.thread_id = e.thread_id as thread
    from emails e join emails r on r.reported_message_id = e.message_id and r.company_id = e.company_id
    where e.state = 'sent' and r.reported_message_id <> ''`);
  expect(reports).toEqual([{ subject: "Probepaket Röstkaffee", same: true, thread: true }]);
});
