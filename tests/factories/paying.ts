import { afterEach, beforeEach } from "vitest";
import { clock } from "~/db/clock";
import { settings } from "~/env";
import { type FakeStripe, fakeStripe, fakeWebhookSecret } from "~/integrations/stripe/fake-server";
import type { Thing } from "~/integrations/stripe/fake-thing";
import { judged } from "./judged-stripe";
import { ownCompany } from "./own-company";

/** A company and a fake Stripe with the product's clock for each test. `more`: additional settings. */
export function payingCompany(more: Record<string, string> = {}) {
  const own = ownCompany({});
  const held = {} as { stripe: FakeStripe; door: Awaited<ReturnType<typeof judged>> };
  beforeEach(async () => {
    held.stripe = await fakeStripe({ prices: settings().prices, now: () => clock.now() });
    held.door = await judged(held.stripe.url);
    held.stripe.url = held.door.url;
    own.settings({
      STRIPE_SECRET_KEY: `sk_test_${own.id.replaceAll("-", "")}`,
      STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
      STRIPE_URL: held.stripe.url,
      ...more,
    });
  });
  afterEach(async () => {
    await held.door.close();
    await held.stripe.close();
  });
  return Object.assign(own, {
    stripe: () => held.stripe,
    /** The latest session at Stripe. */
    session: (): Thing => held.stripe.state.all("checkout.session").at(-1)!,
    subscription: (): Thing => held.stripe.state.all("subscription").at(-1)!,
  });
}
