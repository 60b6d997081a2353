// `npm run attack -- payments`, KILL_ROUNDS times (100 without it): a company orders and pays, and the process is killed at
// some moment between order, payment, webhook, invoice and mail. The buyer returns, Stripe repeats its events, and in the end
// each company has paid once and has one plan, one invoice and one mail about it; no invoice number is missing.
import sql from "sql-template-tag";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { fakeSmtp } from "~/integrations/smtp/fake-server";
import { fakeStripe, fakeWebhookSecret } from "~/integrations/stripe/fake-server";
import type { Thing } from "~/integrations/stripe/fake-thing";
import { type Person, signIn } from "../bench/product/person";
import { newDataDir, type Product, removeDataDir, startProduct } from "../bench/product/product";
import { makeCompany } from "../factories/company";

const rounds = Number(process.env.KILL_ROUNDS ?? 100);
const plans = ["monthly", "yearly", "days_30", "days_365"] as const;
const prices = { monthly: "price_m", yearly: "price_y", days_30: "prod_30", days_365: "prod_365" };

/** The moments at which a process dies: at the nth request to Stripe of an order, of what follows a payment, … */
const moments = [
  ...[1, 2, 4, 5].map(nth => ({ of: "order", nth }) as const),
  { of: "payment", nth: 0 } as const,
  // Milliseconds after it was sent.
  ...[0, 4, 10].map(nth => ({ of: "webhook", nth }) as const),
  ...[1, 2, 3, 5, 7].map(nth => ({ of: "settling", nth }) as const),
  // Milliseconds after the first webhook was answered: settled, invoiced, files written, mails queued.
  ...[30, 80, 150, 250, 400, 600, 900].map(nth => ({ of: "after", nth }) as const),
  ...[1, 2].map(nth => ({ of: "mail", nth }) as const),
  ...[0, 2, 20].map(nth => ({ of: "sent", nth }) as const),
];
type Moment = (typeof moments)[number];
const momentOf = (round: number): Moment => moments[round % moments.length]!;

type Buyer = { id: string; email: string };
type Faults = Record<string, string[]>;

const dataDir = newDataDir();
const stripe = await fakeStripe({ prices });
const smtp = await fakeSmtp();
/** Events that no process has answered yet, and how many events were handed out at all. */
const undelivered: Thing[] = [];
let handed = 0;
const env = {
  // One address for all processes, as behind a proxy: what Stripe is asked again must be the same.
  DOMAIN: "http://localhost:4545",
  API_BASE_URL: "http://localhost:4545/api/v1",
  STRIPE_SECRET_KEY: "sk_test_attack",
  STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
  STRIPE_URL: stripe.url,
  MONTHLY_PRICE_ID: prices.monthly,
  YEARLY_PRICE_ID: prices.yearly,
  PRODUCT_30_DAY_ID: prices.days_30,
  PRODUCT_365_DAY_ID: prices.days_365,
  SMTP_URL: `${smtp.url}?from=lotse@lotse.example&tls=off`,
};
let kills = 0;

try {
  const embedded = await startEmbedded({ dataDir });
  let product = await startProduct({ dataDir, env });
  const db = connect(embedded.config, 2);
  try {
    const before = (await invoicesOf(db)).length;
    const buyers: Buyer[] = [];
    for (let round = 0; round < rounds; round++) {
      const buyer = await makeBuyer(db);
      buyers.push(buyer);
      const ordered = await oneRound(product, buyer, round);
      product = await startProduct({ dataDir, env });
      await Promise.all([comeBack(product, buyer, round, ordered), deliverAll(product)]);
      if (round % 10 === 9) console.error(`  ${round + 1} of ${rounds}`);
    }
    await deliverAll(product);
    await untilQuiet(db);
    const faults = await judge(db, buyers, before);
    const ids = smtp.mails.map(({ raw }) => messageIdOf(raw));
    const again = ids.length - new Set(ids).size;
    console.log(
      `  ${rounds} rounds, ${kills} processes killed at ${Math.min(rounds, moments.length)} kinds of moments: ${Object.entries(
        faults,
      )
        .map(([name, found]) => `${name}: ${found.length}`)
        .join(
          ", ",
        )}; ${again} mails arrived twice under one Message-ID (killed between the server's yes and its note)`,
    );
    for (const [name, found] of Object.entries(faults))
      for (const fault of found.slice(0, 5)) console.error(`  ${name}: ${fault}`);
    if (Object.values(faults).some(found => found.length > 0)) process.exitCode = 1;
  } finally {
    // A killed one stays killed.
    await product.stop();
    await db.close();
    await embedded.stop();
  }
} finally {
  await smtp.close();
  await stripe.close();
  removeDataDir(dataDir);
}

async function makeBuyer(db: Database): Promise<Buyer> {
  const { id, manager } = await makeCompany(db);
  await db.run(sql`
    update companies set address = 'Speicherzeile 12', street = 'Speicherzeile', house_number = '12', postcode = '20457',
      city = 'Hamburg' where id = ${id}`);
  await db.run(sql`
    update users set password_hash = (select password_hash from users where email = 'manager@kontor.example')
    where id = ${manager.id}`);
  return { id, email: manager.email };
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

function messageIdOf(raw: string): string | undefined {
  return /^Message-ID: (.*)$/im.exec(raw)?.[1];
}

async function oneRound(product: Product, buyer: Buyer, round: number): Promise<string | undefined> {
  const { of, nth } = momentOf(round);
  let die = () => {};
  let alive = true;
  const death = new Promise<void>(resolve => {
    die = () => {
      if (!alive) return;
      alive = false;
      process.kill(product.pid, "SIGKILL");
      kills += 1;
      resolve();
    };
  });
  const { api } = await signIn(product.origin, buyer.email);
  if (of === "order") atRequest(nth, die);
  const ordered = await order(api, round).catch(() => undefined);
  if (ordered && of !== "order") {
    payOpen(buyer);
    if (of === "payment") die();
    if (of === "settling") atRequest(nth, die);
    if (of === "mail" || of === "sent") atMail(of, nth, die);
    if (of === "webhook") setTimeout(die, nth);
    await deliverAll(product);
    if (of === "after") await pause(nth);
    // Other moments come within some seconds, or the process dies idle.
    else if (of !== "payment" && of !== "webhook") await Promise.race([death, pause(5_000)]);
  }
  die();
  stripe.asked.push = Array.prototype.push;
  smtp.taken = undefined;
  return ordered;
}

/** Calls `then` when Stripe has received `nth` more requests. */
function atRequest(nth: number, then: () => void): void {
  const at = stripe.asked.length + nth;
  stripe.asked.push = (...asked: string[]) => {
    const length = Array.prototype.push.apply(stripe.asked, asked);
    if (length === at) then();
    return length;
  };
}

/** Calls `then` while the nth mail waits for the server's yes ("mail"), or so many milliseconds after the next one's ("sent"). */
function atMail(of: "mail" | "sent", nth: number, then: () => void): void {
  let left = of === "mail" ? nth : 1;
  smtp.taken = async () => {
    left -= 1;
    if (left !== 0) return;
    if (of === "sent") setTimeout(then, nth);
    else {
      then();
      await pause(50);
    }
  };
}

/** The buyer comes back to the order's page, or orders again where no answer came, and pays. */
async function comeBack({ origin }: Product, buyer: Buyer, round: number, ordered: string | undefined) {
  const { api } = await signIn(origin, buyer.email);
  const id = ordered ?? (await order(api, round));
  payOpen(buyer);
  await api.checkouts.read({ id });
}

function planOf(round: number) {
  return plans[round % plans.length]!;
}

async function order(api: Person["api"], round: number): Promise<string> {
  return (await api.checkouts.order({ plan: planOf(round), terms: "on" })).id;
}

/** What the buyer's customer at Stripe has there; a lost answer may have left more than one. */
function atStripe(object: string, { id }: Buyer): Thing[] {
  const customers = stripe.state
    .all("customer")
    .filter(({ metadata }) => (metadata as { company?: string } | undefined)?.company === id)
    .map(customer => customer.id);
  return stripe.state.all(object).filter(({ customer }) => customers.includes(String(customer)));
}

/** Pays every open session of the buyer, as a buyer with two tabs does. */
function payOpen(buyer: Buyer): void {
  for (const session of atStripe("checkout.session", buyer))
    if (session.status === "open") stripe.state.pay(session, "now");
}

/** Delivers what was not answered with 200 yet, each twice at once, as Stripe may. */
async function deliverAll({ origin }: Product): Promise<void> {
  undelivered.push(...stripe.state.events.slice(handed));
  handed = stripe.state.events.length;
  await Promise.all(
    undelivered.splice(0).map(async event => {
      const { body, signature } = stripe.delivery(event);
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const send = () =>
        fetch(`${origin}/api/v1/payment-events`, { method: "POST", headers, body }).then(
          ({ ok }) => ok,
          () => false,
        );
      const heard = await Promise.all([send(), send()]);
      if (!heard.includes(true)) undelivered.push(event);
    }),
  );
}

/** Resolves when no job of money or mail is left. */
async function untilQuiet(db: Database): Promise<void> {
  for (;;) {
    const { left } = await db.one<{ left: number }>(sql`
      select count(*)::int as left from graphile_worker.jobs
      where task_identifier in ('handle_payment_event', 'settle_payments', 'mail_invoice', 'plan_news', 'send_mail')`);
    if (left === 0) return;
    await pause(500);
  }
}

function invoicesOf(db: Database) {
  return db.many<{ number: string; company: string; gross: number; kind: string }>(sql`
    select number, company_id as company, gross_cents::int as gross, kind from invoices order by length(number), number`);
}

/** What is not as it should be, by what it should have been. */
async function judge(db: Database, buyers: Buyer[], before: number): Promise<Faults> {
  const faults: Faults = {
    "not paid once": [],
    "not one plan": [],
    "not one invoice of what was paid": [],
    "gaps or doubles in the numbers": [],
    "not one mail of the invoice": [],
  };
  const invoices = await invoicesOf(db);
  for (const buyer of buyers) {
    const kept = atStripe("charge", buyer).filter(({ paid, refunded }) => paid && !refunded);
    if (kept.length !== 1) faults["not paid once"]!.push(`${buyer.email}: ${kept.length} times`);
    const { plans } = await db.one<{ plans: number }>(sql`
      select count(*)::int as plans from subscriptions where company_id = ${buyer.id} and state = 'active'`);
    if (plans !== 1) faults["not one plan"]!.push(`${buyer.email}: ${plans}`);
    const own = invoices.filter(({ company }) => company === buyer.id);
    if (own.length !== 1 || own[0]!.gross !== kept[0]?.amount)
      faults["not one invoice of what was paid"]!.push(`${buyer.email}: ${JSON.stringify(own)}`);
    const rows = await db.many<{ state: string }>(sql`
      select m.state from invoice_mailings l join mails m on m.id = l.mail_id join invoices i on i.id = l.invoice_id
      where i.company_id = ${buyer.id}`);
    const arrived = smtp.mails.filter(
      ({ to, raw }) => to.includes(buyer.email) && raw.includes("application/pdf"),
    );
    const ids = new Set(arrived.map(({ raw }) => messageIdOf(raw)));
    if (rows.length !== 1 || rows[0]!.state !== "sent" || ids.size !== 1)
      faults["not one mail of the invoice"]!.push(
        `${buyer.email}: ${rows.length} queued, ${ids.size} arrived`,
      );
  }
  const added = invoices.slice(before).map(({ number }) => Number(number.slice(5)));
  for (const [at, number] of added.entries())
    if (at > 0 && number !== added[at - 1]! + 1)
      faults["gaps or doubles in the numbers"]!.push(String(number));
  return faults;
}
