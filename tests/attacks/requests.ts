// `npm run attack -- requests`: the tests of orders, renewals, ended plans, declarations and VAT ids run with a copy of each
// request to Stripe sent to stripe-mock, which refuses what Stripe's specification does not have. It is a program in Go
// (`go install github.com/stripe/stripe-mock@latest`), found in the path or at STRIPE_MOCK.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import type { Verdict } from "../factories/judged-stripe";

const program = process.env.STRIPE_MOCK ?? "stripe-mock";
const tests = [
  "tests/api/checkouts.test.ts",
  "tests/api/renewals.test.ts",
  "tests/api/ended-plans.test.ts",
  "tests/api/declarations.test.ts",
  "tests/api/deleted-buyers.test.ts",
  "tests/api/event-orders.test.ts",
  "tests/api/settlings.test.ts",
  "tests/api/on-account.test.ts",
  "tests/api/company-address.test.ts",
  "tests/api/system-settings.test.ts",
];
/** Every kind of request that the product sends; ids are stars. */
const kinds = [
  "POST /v1/customers",
  "POST /v1/customers/*",
  "GET /v1/customers/*/tax_ids",
  "POST /v1/customers/*/tax_ids",
  "DELETE /v1/customers/*/tax_ids/*",
  "POST /v1/checkout/sessions",
  "GET /v1/checkout/sessions/*",
  "POST /v1/checkout/sessions/*/expire",
  "POST /v1/billing_portal/sessions",
  "GET /v1/subscriptions/*",
  "POST /v1/subscriptions/*",
  "DELETE /v1/subscriptions/*",
  "GET /v1/tax_rates",
  "POST /v1/tax_rates",
  "POST /v1/invoices/create_preview",
  "POST /v1/refunds",
  "GET /v1/refunds",
  "GET /v1/prices/*",
  "GET /v1/products/*",
  "GET /v1/payment_intents/*",
  "GET /v1/invoices",
  "GET /v1/invoices/*",
  "GET /v1/charges",
  "GET /v1/disputes",
  "GET /v1/events/*",
  "GET /v1/subscriptions",
];

if (spawnSync(program, ["-version"], { stdio: "ignore" }).status !== 0) {
  console.log("  Not tried: stripe-mock is not here (go install github.com/stripe/stripe-mock@latest).");
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "lotse-requests-"));
const verdictFile = join(folder, "verdicts");
const port = await freePort();
const judge = spawn(program, ["-http-port", String(port)], { stdio: ["ignore", "pipe", "pipe"] });
try {
  await listening(judge);
  // spawnSync would not read the log of stripe-mock, which blocks when the pipe is full.
  const status = await ended(
    spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...tests], {
      env: { ...process.env, STRIPE_JUDGE: `http://127.0.0.1:${port}`, STRIPE_VERDICTS: verdictFile },
      stdio: ["ignore", process.env.DETAILS ? "inherit" : "ignore", "ignore"],
    }),
  );
  const verdicts = existsSync(verdictFile)
    ? readFileSync(verdictFile, "utf8")
        .trim()
        .split("\n")
        .map(line => JSON.parse(line) as Verdict)
    : [];
  const sent = new Set(verdicts.map(kindOf));
  const refused = verdicts.filter(verdict => verdict.status >= 400);
  const missing = kinds.filter(kind => !sent.has(kind));
  console.log(
    `  ${verdicts.length} requests of ${sent.size} kinds, ${refused.length} refused; ${
      missing.length === 0 ? "no kind is missing" : `missing: ${missing.join(", ")}`
    }; the tests ${status === 0 ? "passed" : "failed"}`,
  );
  for (const { method, path, status: code, said } of refused.slice(0, 10))
    console.error(`  ${method} ${path}: ${code} ${said}`);
  if (process.env.DETAILS) for (const kind of [...sent].sort()) console.log(`  ${kind}`);
  if (status !== 0 || refused.length > 0 || missing.length > 0) process.exitCode = 1;
} finally {
  judge.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** An id has an underscore and a capital or a figure behind it. */
function kindOf({ method, path }: Verdict): string {
  const names =
    /^(?:v1|customers|tax_ids|checkout|sessions|expire|billing_portal|subscriptions|tax_rates|invoices|create_preview|refunds|prices|products|charges|disputes|events|payment_intents|invoice_payments|credit_notes)$/;
  const parts = path.split("/").map(part => (part === "" || names.test(part) ? part : "*"));
  return `${method} ${parts.join("/")}`;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise(resolve => {
    child.on("exit", resolve);
  });
}

/** Resolves when it says that it listens. */
function listening({ stdout, stderr }: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    for (const stream of [stdout, stderr])
      stream?.on("data", data => {
        if (String(data).includes("Listening")) resolve();
      });
  });
}
