import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { operator } from "~/db/seed/demo";
import { settleCompany } from "~/domain/billing/payment/settle-company";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { asking } from "../factories/asking";
import { makePerson } from "../factories/company";
import { payingCompany } from "../factories/paying";

const own = payingCompany();
const as = (actor = own.manager) => asking(own.db, actor);
const name = { companyName: "Kontor Nord GmbH" };
const fields = { street: "Am Kai", house_number: "7 a", postcode: "24103", city: "Kiel" };
const stored = () =>
  own.db.one<{ address: string | null; street: string | null }>(
    sql`select address, street from companies where id = ${own.id}`,
  );
const setText = (text: string) =>
  own.db.run(sql`update companies set address = ${text} where id = ${own.id}`);

describe("a company's address", () => {
  it("is offered as fields taken from the text of before, which stays until they are confirmed", async () => {
    await setText("Haus Nordwind\nAm Kai 7 a\n24103 Kiel");
    const company = await as().company.read();
    expect(company).toMatchObject({
      street: "Haus Nordwind, Am Kai",
      house_number: "7 a",
      postcode: "24103",
      city: "Kiel",
      addressConfirmed: false,
      address: "Haus Nordwind\nAm Kai 7 a\n24103 Kiel",
    });
    // A caller that knows no address changes none.
    await as().company.change(name);
    expect(await stored()).toEqual({ address: "Haus Nordwind\nAm Kai 7 a\n24103 Kiel", street: null });
    expect(await as().company.change({ ...name, ...fields })).toMatchObject({
      ...fields,
      addressConfirmed: true,
      address: "Am Kai 7 a\n24103 Kiel",
    });
    expect((await as().company.change(name)).address).toBe("");
  });

  it("needs street, postcode and town once any of them is filled in", async () => {
    await expect(as().company.change({ ...name, house_number: "7" })).rejects.toMatchObject({
      code: "form_invalid",
      data: {
        fields: { street: ["field.required"], postcode: ["field.required"], city: ["field.required"] },
      },
    });
    const irish = { ...name, country: "IE", street: "Main Street", city: "Cobh" };
    expect(await as().company.change(irish)).toMatchObject({ country: "IE", postcode: "" });
  });

  it("is changed by no other user", async () => {
    const employee = await makePerson(own.db, "employee", own.id);
    await expect(as(employee).company.change({ ...name, ...fields })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("an unusual address", () => {
  const long = "Binnenschiffsladungs- und Umschlagsstraße am Hafen ".repeat(4).slice(0, 199).concat("e");
  const arabic = { street: "شارع الشيخ زايد", house_number: "١٢", postcode: "00000", city: "دبي" };
  it.each([
    ["of 200 characters", { ...fields, street: long }, "DE", `${long} 7 a`],
    ["in Arabic", { ...arabic, companyName: "شركة الميناء", country: "AE" }, "AE", "شارع الشيخ زايد ١٢"],
  ])(
    "%s is kept, goes to Stripe, and stands whole on the invoice and in its e-invoices",
    async (_, entered, country, line) => {
      await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
      expect(await as().company.change({ ...name, buyer_reference: "4711", ...entered })).toMatchObject({
        street: entered.street,
        city: entered.city,
      });
      await as().checkouts.order({ plan: "days_30", terms: "on" });
      const [customer] = own.stripe().state.all("customer");
      expect(customer).toMatchObject({ address: { line1: line, city: entered.city, country } });
      own.stripe().state.pay(own.session(), "now");
      await settleCompany(own.db, own.id);
      const { id } = (await as().invoices.list({})).rows[0]!;
      expect((await as().invoices.read({ id })).buyer).toMatchObject({ street: entered.street, country });
      for (const format of ["xml", "ubl", "cii"] as const) {
        const { base64 } = await as().invoices.file({ id, format });
        const xml = Buffer.from(base64, "base64").toString();
        for (const part of [line, entered.city, "companyName" in entered ? "شركة الميناء" : "Kontor Nord"])
          expect(xml).toContain(part);
      }
      const { base64 } = await as().invoices.file({ id, format: "pdf" });
      expect(Buffer.from(base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    },
  );

  it("of 201 characters is refused at its field", async () => {
    await expect(as().company.change({ ...name, ...fields, street: `${long}x` })).rejects.toMatchObject({
      code: "bad_request",
    });
  });
});

describe("the reference for invoices", () => {
  it.each([
    ["991-33333TEST-33", undefined],
    ["991-33333TEXT-33", "company.leitwegId"],
    ["04011000-12345-34", "company.leitwegId"],
    ["Einkauf 4711", undefined],
    ["04011000-1234512345-06", undefined],
  ])("%s is checked where it has the form of a Leitweg-ID", async (buyer_reference, code) => {
    const changed = as().company.change({ ...name, buyer_reference });
    if (code) await expect(changed).rejects.toMatchObject({ code: "bad_request" });
    else expect(await changed).toMatchObject({ buyer_reference });
  });

  it("stands on the invoices that follow, which can then be had as XRechnung in both syntaxes", async () => {
    await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
    const buy = async () => {
      await as().checkouts.order({ plan: "days_30", terms: "on" });
      own.stripe().state.pay(own.session(), "now");
      await settleCompany(own.db, own.id);
      return (await as().invoices.list({ sort: "-number" })).rows[0]!.id;
    };
    const before = await buy();
    await expect(as().invoices.file({ id: before, format: "ubl" })).rejects.toMatchObject({
      code: "not_found",
    });
    await as().company.change({ ...name, ...fields, buyer_reference: "04011000-1234512345-06" });
    const id = await buy();
    for (const format of ["ubl", "cii"] as const) {
      const { name, base64 } = await as().invoices.file({ id, format });
      const xml = Buffer.from(base64, "base64").toString();
      expect(name).toMatch(new RegExp(`-${format}\\.xml$`));
      for (const part of ["xrechnung_3.0", "04011000-1234512345-06", "Am Kai 7 a", "24103", "Kiel"])
        expect(xml).toContain(part);
    }
  });
});

describe("an order that waits for the address", () => {
  it("is named to the operator and to its company, and invoiced once the address is there", async () => {
    await changeSetting(own.db, operatorDetails, operatorScope, () => ({
      value: { ...operator, ust_idnr: "" },
    }));
    const administrator = await makePerson(own.db, "administrator", null);
    await as().checkouts.order({ plan: "yearly", terms: "on" });
    own.stripe().state.pay(own.session(), "now");
    await settleCompany(own.db, own.id);
    const { orders } = await as(administrator).invoices.waiting();
    expect(orders.filter(({ customer }) => customer.includes("GmbH") || customer)).toContainEqual(
      expect.objectContaining({ plan: "yearly", missing: ["seller.taxNumber", "buyer.address"] }),
    );
    expect((await as().invoices.waiting()).orders).toMatchObject([
      { plan: "yearly", missing: ["buyer.address"] },
    ]);
    await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
    await as().company.change({ ...name, ...fields });
    const { waiting } = await own.db.one<{ waiting: number }>(sql`
      select count(*)::int as waiting from graphile_worker._private_jobs
      where key = ${`settle:${own.id}`}`);
    expect(waiting).toBe(1);
    await settleCompany(own.db, own.id);
    expect((await as().invoices.waiting()).orders).toEqual([]);
    expect((await as().invoices.list({})).rows).toMatchObject([{ state: "paid" }]);
  });
});
