import { settings } from "~/env";
import { stripe } from "~/integrations/stripe/client";
import { checkPrices } from "./prices";

/** Says at start what is wrong with the prices, one line a problem. Stripe being down stops nothing. */
export async function warnOfPrices(): Promise<void> {
  if (settings().APP_MODE !== "lotse" || !stripe()) return;
  const problems = await checkPrices().then(
    checked => checked.problems,
    error => [`Stripe could not be asked: ${(error as Error).message}`],
  );
  for (const problem of problems) console.warn(`payment: ${problem}`);
}
