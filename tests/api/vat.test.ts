import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clock } from "~/db/clock";
import { operator } from "~/db/seed/demo";
import { recheckVat } from "~/domain/billing/vat/check-company-vat";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { type FakeVies, fakeVies } from "~/integrations/vies/fake-server";
import { asking } from "../factories/asking";
import { makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({});
const as = () => asking(own.db, own.manager);
let vies: FakeVies;
vi.spyOn(console, "warn").mockImplementation(() => undefined);

const set = (more: { vat_check?: "on"; oss?: "on" }) =>
  changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: { ...operator, ...more } }));
const company = (country: string, vatId: string | null) =>
  own.db.run(sql`
    update companies set country = ${country}, ust_idnr = ${vatId}, address = 'Ring 1\n1010 Wien' where id = ${own.id}`);
const percent = async () => (await as().checkouts.offer()).taxPercent;
const checks = () =>
  own.db.many<{ state: string; number: string | null }>(sql`
    select state, request_number as number from vat_checks where company_id = ${own.id} order by checked_at, id`);

beforeEach(async () => {
  vies = await fakeVies("ATU12345678");
  own.settings({ VIES_URL: vies.url });
  await set({ vat_check: "on" });
});
afterEach(() => vies.close());

describe("a VAT id of another member state", () => {
  it("takes the tax off once the register has confirmed it, which is kept with its number and asked once", async () => {
    await company("AT", "ATU12345678");
    expect([await percent(), await percent()]).toEqual([0, 0]);
    expect(await checks()).toEqual([{ state: "valid", number: "WAPIAAAA1" }]);
    expect(vies.asked[0]).toEqual({
      countryCode: "AT",
      vatNumber: "U12345678",
      requesterMemberStateCode: "DE",
      requesterNumber: "136695976",
    });
    const { id } = await as().checkouts.order({ plan: "days_30", payment: "account", terms: "on" });
    const { invoice } = await as().checkouts.read({ id });
    expect(await as().invoices.read({ id: invoice!.id })).toMatchObject({
      taxKind: "reverse_charge",
      taxCents: 0,
      grossCents: 4_900,
    });
  });

  it("that is not in the register, or of another company, changes nothing", async () => {
    await company("AT", "ATU99999999");
    expect(await percent()).toBe(19);
    expect(await checks()).toEqual([{ state: "invalid", number: "WAPIAAAA1" }]);
    await company("AT", "DE136695976");
    expect(await percent()).toBe(19);
    expect(vies.asked).toHaveLength(1);
  });

  it.each(["unavailable", "babbling"] as const)(
    "counts by its form while the register is %s, and a job asks until it answers; an id it does not know costs VAT then",
    async mode => {
      await company("AT", "ATU12345678");
      vies.mode = mode;
      expect([await percent(), await percent()]).toEqual([0, 0]);
      expect(await checks()).toEqual([{ state: "unknown", number: null }]);
      const jobs = await own.db.many(sql`
        select from graphile_worker._private_jobs where payload ->> 'companyId' = ${own.id}`);
      expect(jobs).toHaveLength(1);
      await expect(recheckVat(own.db, own.id)).rejects.toThrow("VIES does not answer");
      const { id } = await as().checkouts.order({ plan: "days_30", payment: "account", terms: "on" });
      const { invoice } = await as().checkouts.read({ id });
      const administrator = asking(own.db, await makePerson(own.db, "administrator", null));
      const answer = async () => (await administrator.invoices.read({ id: invoice!.id })).vatCheck;
      expect(await answer()).toMatchObject({ state: "unknown", requestNumber: null });
      vies.mode = "answering";
      vies.valid.clear();
      await recheckVat(own.db, own.id);
      expect(await percent()).toBe(19);
      expect(await answer()).toMatchObject({
        state: "invalid",
        requestNumber: expect.stringMatching(/^WAPI/),
      });
      expect(await as().invoices.read({ id: invoice!.id })).toMatchObject({ taxCents: 0, vatCheck: null });
    },
  );

  it("stays confirmed while the register is away, and is asked about again after 30 days", async () => {
    await company("AT", "ATU12345678");
    expect(await percent()).toBe(0);
    const start = clock.now();
    clock.now = () => new Date(start.getTime() + 31 * 86_400_000);
    vies.mode = "unavailable";
    expect(await percent()).toBe(0);
    expect(vies.asked).toHaveLength(2);
    vies.mode = "answering";
    vies.valid.clear();
    await recheckVat(own.db, own.id);
    expect(await percent()).toBe(19);
  });

  it("counts by its form while the operator has not switched the check on, and nothing is asked", async () => {
    await set({});
    await company("AT", "ATU99999999");
    expect(await percent()).toBe(0);
    expect(vies.asked).toEqual([]);
  });
});

it("a consumer of another member state pays that state's rate, if the operator uses the one-stop shop", async () => {
  await company("FI", null);
  expect(await percent()).toBe(19);
  await set({ oss: "on" });
  expect(await percent()).toBe(25.5);
  const { id } = await as().checkouts.order({ plan: "days_365", payment: "account", terms: "on" });
  const { invoice, totalCents } = await as().checkouts.read({ id });
  expect(await as().invoices.read({ id: invoice!.id })).toMatchObject({
    taxKind: "oss",
    taxes: [{ rate: 25.5, netCents: 89_000, taxCents: 22_695 }],
    grossCents: totalCents,
  });
  await company("CH", null);
  expect(await percent()).toBe(0);
  await company("DE", null);
  expect(await percent()).toBe(19);
});

describe("a VAT id that the register gives to another name", () => {
  const order = (more: { ownVatId?: "on" } = {}) =>
    as().checkouts.order({ plan: "days_30", payment: "account", terms: "on", ...more });
  const administrator = async () => asking(own.db, await makePerson(own.db, "administrator", null));
  const read = async (id: string) => (await administrator()).invoices.read({ id });
  beforeEach(async () => {
    await company("AT", "ATU12345678");
    await own.db.run(sql`update companies set name = 'Donau Handels GmbH' where id = ${own.id}`);
    vies.holder = { name: "ALPEN VERLAG GMBH", address: "Bergweg 3\n6020  Innsbruck" };
  });

  it("is shown with that name, orders nothing until the company confirms it, and the operator reads both", async () => {
    const otherHolder = { vatId: "ATU12345678", holder: "ALPEN VERLAG GMBH\nBergweg 3, 6020 Innsbruck" };
    expect(await as().checkouts.offer()).toMatchObject({ otherHolder, taxPercent: 0 });
    await expect(order()).rejects.toMatchObject({
      code: "form_invalid",
      data: { fields: { ownVatId: ["checkout.ownVatId"] } },
    });
    const { id } = await order({ ownVatId: "on" });
    expect((await as().checkouts.offer()).otherHolder).toBeNull();
    const { invoice } = await as().checkouts.read({ id });
    expect((await read(invoice!.id)).vatCheck).toMatchObject({
      holder: otherHolder.holder,
      holderConfirmedAt: expect.any(Date),
    });
    expect((await as().invoices.read({ id: invoice!.id })).vatCheck).toBeNull();
  });

  it("stays confirmed for that name when it is checked again, and is asked about for a third one", async () => {
    await order({ ownVatId: "on" });
    const start = clock.now();
    clock.now = () => new Date(start.getTime() + 31 * 86_400_000);
    expect((await as().checkouts.offer()).otherHolder).toBeNull();
    expect(vies.asked).toHaveLength(2);
    vies.holder = { name: "Dritte KG", address: "---" };
    clock.now = () => new Date(start.getTime() + 62 * 86_400_000);
    expect((await as().checkouts.offer()).otherHolder).toMatchObject({ holder: "Dritte KG" });
  });

  it("is no question where only the spelling differs, the register does not say, or nothing is checked", async () => {
    vies.holder = { name: "DONAU HANDELS GESELLSCHAFT M.B.H.", address: "RING 1" };
    expect((await as().checkouts.offer()).otherHolder).toBeNull();
    const { id } = await order();
    const { invoice } = await as().checkouts.read({ id });
    expect((await read(invoice!.id)).vatCheck).toMatchObject({
      holder: "DONAU HANDELS GESELLSCHAFT M.B.H.\nRING 1",
      holderConfirmedAt: null,
    });
    vies.holder = { name: "---", address: "---" };
    vies.valid.add("ATU13585627");
    await company("AT", "ATU13585627");
    expect((await as().checkouts.offer()).otherHolder).toBeNull();
    await own.db.run(sql`update vat_checks set holder = 'Alpen Verlag' where company_id = ${own.id}`);
    await set({});
    expect((await as().checkouts.offer()).otherHolder).toBeNull();
  });
});
