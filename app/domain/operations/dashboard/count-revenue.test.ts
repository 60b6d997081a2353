import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "~/db/id";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makeCompany } from "../../../../tests/factories/company";
import { countRevenue } from "./count-revenue";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

test("revenue is what was invoiced by month and designation, without tax, corrections taken off", async () => {
  const { id } = await makeCompany(own.db);
  const invoice = (number: string, day: string, lines: [string, number][]) => {
    const net = lines.reduce((all, [, cents]) => all + cents, 0);
    return own.db.run(sql`
      insert into invoices (id, company_id, number, kind, source_key, issued_on, delivered_from, delivered_to, due_on, language,
                            tax_kind, seller, buyer, lines, taxes, net_cents, tax_cents, gross_cents, issued_at)
      values (${newId()}, ${id}, ${number}, 'invoice', ${number}, ${day}, ${day}, ${day}, ${day}, 'de', 'standard', '{}', '{}',
              ${JSON.stringify(lines.map(([designation, netCents]) => ({ designation, netCents })))}, '[]', ${net}, 0, ${net}, now())`);
  };
  await invoice("1", "2025-12-31", [["plan.yearly", 99_000]]);
  await invoice("2", "2026-01-01", [
    ["plan.yearly", 99_000],
    ["Schulung", 40_000],
  ]);
  await invoice("3", "2026-01-31", [["plan.yearly", -9_000]]);
  await invoice("4", "2026-03-15", [["Schulung", 10_000]]);
  const before = { from: "2025-10-03", to: "2025-12-31" };
  expect(await countRevenue(own.db, { from: "2026-01-01", to: "2026-03-31", before, unit: "month" })).toEqual(
    [
      { designation: "plan.yearly", cents: [90_000, 0, 0] },
      { designation: "Schulung", cents: [40_000, 0, 10_000] },
    ],
  );
});
