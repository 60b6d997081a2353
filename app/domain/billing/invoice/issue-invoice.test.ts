import sql from "sql-template-tag";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import { operator } from "~/db/seed/demo";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { makeCompany } from "../../../../tests/factories/company";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { cancelInvoice } from "./cancel-invoice";
import { issueInvoice, type NewInvoice } from "./issue-invoice";
import { netOf, totalLines } from "./total-lines";
import { vatOf } from "./vat";

const own = ownDatabase();
let companyId: string;

beforeEach(async () => {
  companyId = (await makeCompany(own.db)).manager.companyId!;
  await own.db.run(sql`update companies set address = 'Speicherzeile 12' where id = ${companyId}`);
  await own.db.run(sql`delete from settings where scope = ${operatorScope}`);
  await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
});

const sale = (more: Partial<NewInvoice> = {}): NewInvoice => ({
  companyId,
  sourceKey: `payment ${newId()}`,
  issuedOn: "2026-11-20",
  deliveredFrom: "2026-11-20",
  deliveredTo: "2027-11-19",
  lines: [{ designation: "Jahrestarif", description: "", quantity: 1, unit: "year", unitPriceCents: 990_00 }],
  ...more,
});
const issue = (more?: Partial<NewInvoice>) => own.db.transaction(tx => issueInvoice(tx, sale(more)));
const numbers = async (year: number) =>
  (
    await own.db.many<{ number: string }>(sql`
    select number from invoices where number like ${`${year}-%`} order by number`)
  ).map(({ number }) => number);

describe("issuing an invoice", () => {
  test("numbers a year without gaps, however many are issued at once and however many fail", async () => {
    const year = 2031;
    const issuedOn = `${year}-05-01`;
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        own.db.transaction(async tx => {
          await issueInvoice(tx, sale({ issuedOn }));
          if (at % 5 === 0) throw new Error("the payment is rolled back");
        }),
      ),
    );
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(10);
    expect(await numbers(year)).toEqual(
      Array.from({ length: 40 }, (_, at) => `${year}-${String(at + 1).padStart(4, "0")}`),
    );
  });

  test("issues one for an event, however often it is delivered", async () => {
    const sourceKey = `payment ${newId()}`;
    const all = await Promise.all(Array.from({ length: 20 }, () => issue({ sourceKey })));
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
  });

  test("keeps both parties as they were on that day", async () => {
    const { id } = await issue();
    await own.db.run(
      sql`update companies set name = 'Anders GmbH', address = 'Woanders 1' where id = ${companyId}`,
    );
    const { buyer } = await own.db.one<{ buyer: { address: string } }>(
      sql`select buyer from invoices where id = ${id}`,
    );
    expect(buyer.address).toBe("Speicherzeile 12");
  });

  test("refuses an invoice without a required detail, and uses up no number", async () => {
    await own.db.run(sql`update companies set address = null where id = ${companyId}`);
    await expect(issue({ issuedOn: "2032-01-01" })).rejects.toMatchObject({
      code: "invoice_incomplete",
      data: { values: { missing: "buyer.address" } },
    });
    expect(await numbers(2032)).toEqual([]);
    // § 33 UStDV: small amounts need no address of the buyer.
    const line = { designation: "Monat", description: "", quantity: 1, unit: "month", unitPriceCents: 99_00 };
    expect((await issue({ issuedOn: "2032-01-01", lines: [line] })).number).toBe("2032-0001");
  });

  test("is never changed or deleted afterwards, by any role", async () => {
    const { id } = await issue();
    await expect(
      own.db.run(sql`update invoices set gross_cents = 1, tax_cents = 0, net_cents = 1 where id = ${id}`),
    ).rejects.toThrow("neither changed nor deleted");
    await expect(own.db.run(sql`delete from invoices where id = ${id}`)).rejects.toThrow(
      "neither changed nor deleted",
    );
  });

  test("outlives its company", async () => {
    const { id } = await issue();
    await own.db.run(sql`delete from users where company_id = ${companyId}`);
    await own.db.run(sql`delete from companies where id = ${companyId}`);
    const row = await own.db.one(
      sql`select company_id, gross_cents::int as gross from invoices where id = ${id}`,
    );
    expect(row).toEqual({ company_id: null, gross: 1178_10 });
  });
});

test("a cancellation is exactly the negative of its invoice, and there is one", async () => {
  const { id } = await issue({
    lines: [{ designation: "Stunden", description: "", quantity: 1.5, unit: "piece", unitPriceCents: 33_33 }],
  });
  const tried = await Promise.allSettled([cancelInvoice(own.db, id), cancelInvoice(own.db, id)]);
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const { sum } = await own.db.one<{ sum: number }>(sql`
    select sum(gross_cents)::int as sum from invoices where id = ${id} or cancels_id = ${id}`);
  expect(sum).toBe(0);
});

test.each([
  ["a German company", { country: "DE", vatId: "DE136695976" }, 19, { kind: "standard", rate: 19 }],
  [
    "an Austrian company with an id",
    { country: "AT", vatId: "ATU13585627" },
    19,
    { kind: "reverse_charge", rate: 0 },
  ],
  ["an Austrian without one", { country: "AT", vatId: "" }, 19, { kind: "standard", rate: 19 }],
  [
    "an Austrian with a German id",
    { country: "AT", vatId: "DE136695976" },
    19,
    { kind: "standard", rate: 19 },
  ],
  [
    "a Greek company, whose ids begin with EL",
    { country: "GR", vatId: "EL123456789" },
    19,
    { kind: "reverse_charge", rate: 0 },
  ],
  ["a Swiss company", { country: "CH", vatId: "" }, 19, { kind: "export", rate: 0 }],
  ["anyone from a small business", { country: "DE", vatId: "" }, 0, { kind: "small_business", rate: 0 }],
])("tax of a sale to %s", (_, buyer, rate, tax) => {
  expect(vatOf({ rate, oss: false }, buyer)).toEqual(tax);
});

test("1,000 random invoices add up to the cent by an independent recount", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 1000; round++) {
    const lines = Array.from({ length: 1 + random(8) }, () => {
      const thousandths = 1 + random(20_000);
      const unitPriceCents = random(100_000);
      return {
        thousandths,
        unitPriceCents,
        taxRate: [19, 7, 0, 20, 25.5][random(5)]!,
        netCents: netOf(thousandths / 1000, unitPriceCents),
      };
    });
    const { taxes, netCents, taxCents, grossCents } = totalLines(lines);
    // In whole numbers: thousandths of cents, and tenths of per cent.
    const half = (value: bigint, by: bigint) => (value * 2n + by) / (by * 2n);
    const nets = lines.map(line => half(BigInt(line.thousandths) * BigInt(line.unitPriceCents), 1000n));
    expect(lines.map(line => BigInt(line.netCents))).toEqual(nets);
    const byRate = new Map<number, bigint>();
    for (const [at, { taxRate }] of lines.entries())
      byRate.set(taxRate, (byRate.get(taxRate) ?? 0n) + nets[at]!);
    for (const { rate, taxCents } of taxes)
      expect(BigInt(taxCents)).toBe(half(byRate.get(rate)! * BigInt(Math.round(rate * 10)), 1000n));
    expect(netCents).toBe(Number(nets.reduce((sum, net) => sum + net, 0n)));
    expect(grossCents).toBe(netCents + taxCents);
  }
});
