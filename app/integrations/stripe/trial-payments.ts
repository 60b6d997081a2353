import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "~/env";
import type { FakeSnapshot } from "./fake-store";

/** api/v1, which the events are delivered to. */
type ApiHandler = (request: Request, caller: { clientAddress: string }) => Promise<Response>;

/** The stand-in for Stripe, running, and the settings that lead to it. */
interface TrialPayments {
  settings: Settings;
  deliverTo(api: ApiHandler): void;
  close(): Promise<void>;
}

/**
 * Starts a stand-in for Stripe in the development profile if there is no key, so that buying can be tried. Its state is
 * stored in DATA_DIR. Never in production.
 */
export async function openTrialPayments(
  settings: Settings,
  dataDir: string,
): Promise<TrialPayments | undefined> {
  if (settings.production || settings.APP_MODE !== "lotse" || settings.STRIPE_SECRET_KEY) return undefined;
  const { fakeStripe, fakeWebhookSecret } = await import("./fake-server");
  const file = join(dataDir, "trial-payments.json");
  const temporaryFile = `${file}.${process.pid}`;
  let api: ApiHandler | undefined;
  let writing = Promise.resolve();
  const fake = await fakeStripe({
    prices: settings.prices,
    kept: await readSnapshot(file),
    keep: snapshot => {
      writing = writing
        .then(() => mkdir(dataDir, { recursive: true }))
        // Renamed once it is complete: if the process ends before, the earlier file remains.
        .then(() => writeFile(temporaryFile, JSON.stringify(snapshot)))
        .then(() => rename(temporaryFile, file))
        .catch(error => console.warn(`trial payments: ${error.message}`));
    },
    deliver: ({ body, signature }) => {
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const request = new Request("http://in-process/api/v1/payment-events", {
        method: "POST",
        headers,
        body,
      });
      // A failed delivery is not repeated; the daily comparison finds what was missed.
      api?.(request, { clientAddress: "127.0.0.1" }).catch(() => {});
    },
  });
  return {
    settings: {
      ...settings,
      STRIPE_SECRET_KEY: "sk_test_trial",
      STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
      STRIPE_URL: fake.url,
      trialPayments: true,
    },
    deliverTo(handler) {
      api = handler;
    },
    async close() {
      await fake.close();
      await writing;
    },
  };
}

/** What an earlier start has stored; undefined if there is nothing, or if it cannot be read. */
async function readSnapshot(file: string): Promise<FakeSnapshot | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as FakeSnapshot);
  } catch (error) {
    console.warn(`trial payments begin anew, ${file} cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}
