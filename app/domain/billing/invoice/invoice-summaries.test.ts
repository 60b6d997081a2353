import sql from "sql-template-tag";
import { beforeAll, describe, expect, test } from "vitest";
import { InvoiceFilter } from "~/contract/invoices";
import { newId } from "~/db/id";
import { operator } from "~/db/seed/demo";
import type { Actor } from "~/domain/core/actor/actor";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { makeCompany, makePerson } from "../../../../tests/factories/company";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { cancelInvoice } from "./cancel-invoice";
import { changedMonths, changedSummaries } from "./changed-summaries";
import { correctPayment } from "./correct-payment";
import { issueInvoice } from "./issue-invoice";
import { listBookings } from "./list-bookings";
import { exportInvoices, listInvoices, sumInvoices } from "./list-invoices";
import { recordPayment } from "./record-payment";
import { refundInvoice } from "./refund-invoice";

const own = ownDatabase();
let administrator: Actor;
let manager: Actor;
const invoices: Record<string, string> = {};

const issue = (name: string, issuedOn: string, cents: number) =>
  own.db.transaction(async tx => {
    const line = { designation: name, description: "", quantity: 1, unit: "piece", unitPriceCents: cents };
    const days = { deliveredFrom: issuedOn, deliveredTo: issuedOn };
    const sale = { companyId: manager.companyId!, sourceKey: name, issuedOn, lines: [line], ...days };
    invoices[name] = (await issueInvoice(tx, sale)).id;
  });
const pay = (name: string, amount: number) =>
  recordPayment(own.db, { id: invoices[name]!, amount, paidOn: "2026-01-05" });
/** Of an invoice whose day is still to come. */
const payInAdvance = (name: string, amount: number) =>
  own.db.run(sql`insert into invoice_payments (id, invoice_id, cents, paid_on, created_at)
    values (${newId()}, ${invoices[name]}, ${amount}, '2026-01-05', now())`);

beforeAll(async () => {
  await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
  ({ manager } = await makeCompany(own.db));
  administrator = await makePerson(own.db, "administrator");
  await own.db.run(
    sql`update companies set address = 'Kai 1', name = 'Öltank & 100% AG' where id = ${manager.companyId}`,
  );
  const all = [
    ["open", "2098-01-10"],
    ["overdue", "2025-01-11"],
    ["paid", "2025-01-12"],
    ["part", "2098-02-01"],
    ["cancelled", "2025-02-02"],
    ["refunded", "2025-02-03"],
    ["undone", "2025-03-04"],
    ["reminded", "2025-03-05"],
  ] as const;
  for (const [name, day] of all) await issue(name, day, 100_00);
  await pay("paid", 119_00);
  await payInAdvance("part", 19_00);
  await pay("refunded", 119_00);
  await pay("undone", 119_00);
  const { id } = await own.db.one<{ id: string }>(
    sql`select id from invoice_payments where invoice_id = ${invoices.undone}`,
  );
  await correctPayment(own.db, { id: invoices.undone!, paymentId: id, reason: "Tippfehler" });
  const back = { paidOn: "2026-01-06", reason: "Kulanz" };
  await refundInvoice(own.db, { id: invoices.refunded!, amount: 19_00, ...back });
  await cancelInvoice(own.db, invoices.cancelled!);
  await own.db.run(sql`insert into invoice_reminders (invoice_id, level, reminded_at) values
    (${invoices.reminded}, 1, now()), (${invoices.reminded}, 2, now())`);
});

const found = async (actor: Actor, filter: Record<string, string>) => {
  const parsed = InvoiceFilter.parse({ search: "", ...filter });
  const { rows, total } = await listInvoices(own.db, actor, { page: 1, size: 25, ...parsed });
  expect((await exportInvoices(own.db, actor, { piece: 1, ...parsed })).rows).toEqual(rows);
  expect(total).toBe(rows.length);
  const names = new Map(Object.entries(invoices).map(([name, id]) => [id, name]));
  return rows.map(({ id, kind }) => names.get(id) ?? kind);
};

describe("the list of invoices", () => {
  test("shows the same state as payments, corrections and reminders, however it is read", async () => {
    expect(await own.db.many(changedSummaries)).toEqual([]);
    expect(await own.db.many(changedMonths)).toEqual([]);
    expect((await found(administrator, { state: "paid" })).sort()).toEqual(["paid", "refunded"]);
    // A cancellation is set off, not paid.
    expect((await found(administrator, { state: "offset" })).sort()).toEqual(["cancellation", "correction"]);
    expect(await found(administrator, { state: "open" })).toEqual(["open"]);
    expect(await found(administrator, { state: "part_paid" })).toEqual(["part"]);
    expect((await found(administrator, { state: "overdue" })).sort()).toEqual([
      "overdue",
      "reminded",
      "undone",
    ]);
    expect(await found(administrator, { state: "reminded" })).toEqual(["reminded"]);
    expect(await found(administrator, { state: "cancelled" })).toEqual(["cancelled"]);
    expect(await found(administrator, { sort: "date", to: "2025-02-02" })).toEqual([
      "overdue",
      "paid",
      "cancelled",
    ]);
    expect(await found(administrator, { search: "öltank & 100%", state: "open" })).toEqual(["open"]);
    expect(await found(administrator, { search: "100_ AG" })).toEqual([]);
  });

  test("adds up the invoices by month and rate, regardless of the filter", async () => {
    const recount = async (filter: Record<string, string>) => {
      const parsed = InvoiceFilter.parse({ search: "", ...filter });
      const { rows, total } = await listInvoices(own.db, administrator, { page: 1, size: 100, ...parsed });
      expect([filter, total]).toEqual([filter, rows.length]);
      const months = new Map<string, number[]>();
      for (const { issuedOn, netCents, taxCents } of rows) {
        const [net = 0, tax = 0] = months.get(issuedOn.slice(0, 7)) ?? [];
        months.set(issuedOn.slice(0, 7), [net + netCents, tax + taxCents]);
      }
      return [...months].sort().reverse();
    };
    const filters: Record<string, string>[] = [
      {},
      { state: "paid" },
      { state: "overdue" },
      { state: "cancelled" },
      { state: "offset" },
    ];
    filters.push({ from: "2025-02-01" }, { search: "öltank" }, { state: "paid", to: "2025-12-31" });
    filters.push({ from: "2025-01-12", to: "2025-03-04" }, { from: "2025-01-11", to: "2025-01-12" });
    filters.push({ state: "paid", from: "2025-01-12", to: "2025-02-02" }, { search: "öl" });
    filters.push({ from: "2025-02-01", to: "2025-02-28" }, { from: "2025-03-01", to: "2025-02-28" });
    for (const filter of filters) {
      const { sums } = await sumInvoices(
        own.db,
        administrator,
        InvoiceFilter.parse({ search: "", ...filter }),
      );
      expect([filter, sums.map(({ month, netCents, taxCents }) => [month, [netCents, taxCents]])]).toEqual([
        filter,
        await recount(filter),
      ]);
    }
  });

  test("is the same from both ends, page by page, in every order", async () => {
    for (const sort of ["number", "-number", "date", "-date", "due", "-due", "total", "-total"] as const) {
      const all = await exportInvoices(own.db, administrator, { piece: 1, search: "", sort });
      const pages = [];
      for (const page of [1, 2, 3, 4]) {
        const query = { page, size: 3, search: "", sort };
        const { rows, total, from, to } = await listInvoices(own.db, administrator, query);
        expect([total, from, to]).toEqual([10, page * 3 - 2, Math.min(10, page * 3)]);
        pages.push(...rows);
      }
      expect(pages).toEqual(all.rows);
    }
    const beyond = { page: 5, size: 3, search: "", sort: "number" } as const;
    expect(await listInvoices(own.db, administrator, beyond)).toMatchObject({ rows: [], total: 10, from: 0 });
  });

  test("finds parts of numbers and names, of any length and case, and nothing that only has the same letters", async () => {
    const all = await found(administrator, {});
    for (const search of ["ÖLTANK", "tank & 100%", "ag", "0", "K-1", "2025-000"])
      expect((await found(administrator, { search })).length).toBeGreaterThan(0);
    expect(await found(administrator, { search: "öltank" })).toEqual(all);
    for (const search of ["öltankk", "ank & öltank", "100_", "tan_", "öl\\tank", "2098-01"])
      expect(await found(administrator, { search })).toEqual([]);
  });

  test("shows a company its own invoices and no others", async () => {
    const { manager: stranger } = await makeCompany(own.db);
    expect(await found(stranger, {})).toEqual([]);
    expect(await found(manager, {})).toHaveLength(10);
    expect((await sumInvoices(own.db, stranger, InvoiceFilter.parse({ search: "" }))).sums).toEqual([]);
  });

  test("sorts by the due days that it shows: what takes an invoice back has none, and comes last either way", async () => {
    const kinds = async (sort: "due" | "-due", page: number) => {
      const query = InvoiceFilter.parse({ search: "", sort });
      const { rows } = await listInvoices(own.db, administrator, { page, size: 4, ...query });
      return rows.map(({ kind, dueOn }) => (kind === "invoice" ? dueOn : null));
    };
    const pages = async (sort: "due" | "-due") =>
      (await Promise.all([1, 2, 3].map(page => kinds(sort, page)))).flat();
    const days = (await pages("due")).filter(day => day !== null);
    expect(days).toHaveLength(8);
    expect(await pages("due")).toEqual([...days.sort(), null, null]);
    expect(await pages("-due")).toEqual([...days.reverse(), null, null]);
    const query = InvoiceFilter.parse({ search: "", sort: "-due" });
    const { rows } = await exportInvoices(own.db, administrator, { ...query, piece: 1 });
    expect(
      rows
        .slice(-2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(["cancellation", "correction"]);
  });

  test("numbers beyond 9999 follow those before, and bookings come in that order, piece by piece", async () => {
    await own.db.run(sql`insert into invoice_counters values (2024, 9998)`);
    for (const name of ["a", "b", "c"]) await issue(name, "2024-06-01", 5_00);
    expect(await found(administrator, { sort: "number", to: "2024-12-31" })).toEqual(["a", "b", "c"]);
    const span = { from: "2024-01-01", to: "2024-12-31" };
    const { rows, more } = await listBookings(own.db, { ...span, piece: 1 });
    expect([more, rows.map(({ number }) => number)]).toEqual([
      false,
      ["2024-9999", "2024-10000", "2024-10001"],
    ]);
    expect(await listBookings(own.db, { ...span, piece: 2 })).toEqual({ rows: [], more: false });
  });

  test("counts an invoice of several rates once, in every state and span", async () => {
    const taxes = [
      { rate: 19, netCents: 100_00, taxCents: 19_00 },
      { rate: 7, netCents: 10_00, taxCents: 70 },
    ];
    await own.db.run(sql`
      insert into invoices (id, company_id, number, kind, source_key, issued_on, delivered_from, delivered_to, due_on,
        language, tax_kind, seller, buyer, lines, taxes, net_cents, tax_cents, gross_cents, issued_at)
      select gen_random_uuid(), company_id, '2023-000' || n, kind, 'rates ' || n, date '2023-05-30' + n, delivered_from,
        delivered_to, date '2023-06-20', language, tax_kind, seller, buyer, lines, ${JSON.stringify(taxes)}::jsonb, 11000, 1970,
        12970, issued_at
      from invoices, generate_series(1, 3) n where id = ${invoices.open}`);
    await own.db.run(sql`
      insert into invoice_payments (id, invoice_id, cents, paid_on, created_at)
      select gen_random_uuid(), id, gross_cents, issued_on, now() from invoices where number in ('2023-0001', '2023-0003')`);
    const counted = async (filter: Record<string, string>) => {
      const query = InvoiceFilter.parse({ search: "", ...filter });
      return (await listInvoices(own.db, administrator, { page: 1, size: 100, ...query })).total;
    };
    const may = { from: "2023-05-01", to: "2023-05-31" };
    const june = { from: "2023-05-31", to: "2023-06-30" };
    expect([await counted(may), await counted(june), await counted({ ...june, state: "paid" })]).toEqual([
      1, 3, 2,
    ]);
    expect(await counted({ ...june, state: "overdue" })).toBe(1);
    const span = InvoiceFilter.parse({ search: "", ...june });
    expect((await sumInvoices(own.db, administrator, span)).sums).toEqual([
      { month: "2023-06", rate: 19, netCents: 200_00, taxCents: 38_00 },
      { month: "2023-06", rate: 7, netCents: 20_00, taxCents: 1_40 },
      { month: "2023-05", rate: 19, netCents: 100_00, taxCents: 19_00 },
      { month: "2023-05", rate: 7, netCents: 10_00, taxCents: 70 },
    ]);
    expect(await own.db.many(changedMonths)).toEqual([]);
  });

  test("the doctor's questions find a line and a month that were changed by hand", async () => {
    await own.db.run(sql`update invoice_summaries set paid_cents = 1 where invoice_id = ${invoices.open}`);
    await own.db.run(sql`update invoice_months set net_cents = 1 where month = '2025-03'`);
    expect(await own.db.many(changedSummaries)).toEqual([{ id: invoices.open }]);
    expect(await own.db.many(changedMonths)).toEqual([{ id: "2025-03 19" }]);
  });
});
