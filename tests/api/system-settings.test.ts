import { expect, it } from "vitest";
import { operator } from "~/db/seed/demo";
import { clearPriceCache } from "~/domain/billing/payment/prices";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { recordLimits } from "~/domain/operations/system/record-limits";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makePerson } from "../factories/company";
import { payingCompany } from "../factories/paying";

const own = payingCompany();
const administrator = async () => asking(own.db, await makePerson(own.db, "administrator", null)).system;

it("an administrator reads what the limits were, noted once however many processes start with them", async () => {
  const system = await administrator();
  await recordLimits(own.db);
  expect((await system.limits()).changes).toEqual([]);
  const { divisions } = await system.limits();
  own.settings({ DIVISION_LIMIT: String(divisions + 4) });
  await Promise.all([recordLimits(own.db), recordLimits(own.db), recordLimits(own.db)]);
  own.settings({ DIVISION_LIMIT: "2" });
  await recordLimits(own.db);
  expect((await system.limits()).changes).toMatchObject([
    { name: "DIVISION_LIMIT", before: String(divisions + 4), value: "2", host: expect.stringMatching(/./) },
    { name: "DIVISION_LIMIT", before: String(divisions), value: String(divisions + 4) },
  ]);
  await expect(codeOf(asking(own.db, own.manager).system.limits())).resolves.toBe("forbidden");
});

it("an administrator reads the prices as Stripe has them, and what keeps one from being sold", async () => {
  const system = await administrator();
  own.stripe().state.get("price_yearly")!.active = false;
  expect(await system.prices()).toMatchObject({
    source: "stripe",
    prices: [
      { plan: "monthly", priceId: "price_monthly", netCents: 9_900, problem: null },
      { plan: "yearly", netCents: null, problem: "price_yearly: the price is not active" },
      { plan: "days_30", priceId: "price_30_days", netCents: 10_900 },
      { plan: "days_365", netCents: 109_000 },
    ],
  });
  own.stripe().mode = "down";
  clearPriceCache();
  expect(await system.prices()).toEqual({ source: "unreachable", prices: [] });
  own.settings({ STRIPE_SECRET_KEY: "" });
  const details = { ...operator, on_account: "on", price_days_30: "49", price_days_365: "" } as const;
  await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: details }));
  expect(await system.prices()).toEqual({
    source: "operator",
    prices: [{ plan: "days_30", priceId: null, netCents: 4_900, problem: null }],
  });
  await expect(codeOf(asking(own.db, own.manager).system.prices())).resolves.toBe("forbidden");
});
