// 100,000 invoices of ten years: each page of the operator's list and of a company's own, its CPU and the slowest of some;
// the booking batch of a year with the memory that it takes, and a PDF with its e-invoice. INVOICES sets another number.
import sql from "sql-template-tag";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { ask } from "./product/ask";
import { median, say } from "./product/figure";
import { measurePage } from "./product/measure-page";
import { signIn, untilRead } from "./product/person";
import { memoryOf, postgresOf, processorTime, treeOf } from "./product/processes";
import { type Product, withProduct } from "./product/product";

const count = Number(process.env.INVOICES ?? 100_000);
const files = 20;
const sampling = { rounds: 3, requests: 5, timed: 40 };
const list = "/admin/invoice/list";
/** The year of most invoices. */
const year = 2025;

const pages = {
  list: list,
  "list, last page": `${list}?page=${Math.floor(count / 25)}`,
  "list, by amount": `${list}?sort=-total`,
  "list, paid": `${list}?state=paid`,
  "list, overdue": `${list}?state=overdue`,
  "list, reminded": `${list}?state=reminded`,
  "list, cancelled": `${list}?state=cancelled`,
  "list, a month": `${list}?from=${year}-03-01&to=${year}-03-31`,
  "list, a year": `${list}?from=${year}-01-01&to=${year}-12-31`,
  "list, search of a number": `${list}?search=${year}-777`,
  "list, search of a customer": `${list}?search=Kundin+4711`,
  "list, search of nothing": `${list}?search=Zeppelin`,
};

await withProduct(async product => {
  const server = await startEmbedded({ dataDir: product.dataDir });
  const db = connect(server.config, 1);
  try {
    const manager = await signIn(product.origin, "manager@kontor.example");
    await untilRead(manager);
    await fill(db);
    const operator = await signIn(product.origin, "administrator@lotse.example");
    const postgres = await postgresOf(product.dataDir);
    const measure = async (name: string, path: string, cookie: { cookie: string }) => {
      const headers = { ...cookie, "accept-encoding": "identity" };
      const { cpu, p95 } = await measurePage(product, postgres, product.origin + path, headers, sampling);
      say(`${name}: CPU of server and PostgreSQL`, cpu, "ms");
      say(`${name}: p95 of ${sampling.timed} pages`, p95, "ms", { atMost: 100 });
    };
    for (const [name, path] of Object.entries(pages)) await measure(name, path, operator.cookie);
    await measure(`a company's own ${count / 100}`, "/account-settings/billing", manager.cookie);
    await batch(product, operator.cookie);
    await pdfs(product, db, postgres, operator.bearer);
  } finally {
    await db.close();
    await server.stop();
  }
});

/** The batch of a year, read as it comes. */
async function batch(product: Product, headers: { cookie: string }): Promise<void> {
  const path = `/admin/invoice/list/datev/file?from=${year}-01-01&to=${year}-12-31&adviser=1001&client=1&chart=03`;
  const before = memoryOf(treeOf(product.pid)).rss;
  let most = before;
  const start = performance.now();
  const answer = await fetch(product.origin + path, { headers });
  let lines = 0;
  let first = 0;
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    first ||= performance.now() - start;
    for (const byte of piece) if (byte === 10) lines++;
    most = Math.max(most, memoryOf(treeOf(product.pid)).rss);
  }
  if (answer.status !== 200 || lines < count / 12) throw new Error(`${answer.status}: ${lines} lines`);
  say(`DATEV batch: lines of ${year}`, lines, "lines");
  say("DATEV batch: first bytes", first, "ms");
  say("DATEV batch: the whole", (performance.now() - start) / 1000, "s");
  say("DATEV batch: more memory at most", most - before, "MB", { atMost: 50 });
}

/** Invoices without files: a PDF with its e-invoice is made and stored. */
async function pdfs(product: Product, db: Database, postgres: number, headers: { authorization: string }) {
  const rows = await db.many<{ id: string }>(
    sql`select id from invoices where source_key like 'bench %' limit ${files + 3}`,
  );
  const cpu: number[] = [];
  for (const { id } of rows) {
    const start = (await product.cpu()) + processorTime(postgres);
    await ask(`${product.origin}/api/v1/invoices/${id}/file?format=pdf`, { headers });
    cpu.push((await product.cpu()) + processorTime(postgres) - start);
  }
  say(`a PDF with its e-invoice: CPU, median of ${files}`, median(cpu.slice(3)), "ms", { atMost: 150 });
}

/** Copies of a demo invoice over ten years: most are paid, some overdue or reminded; one in a hundred is one company's. */
async function fill(db: Database): Promise<void> {
  await db.run(sql`
    insert into invoices (id, company_id, number, kind, source_key, issued_on, delivered_from, delivered_to, due_on, language,
      tax_kind, seller, buyer, lines, taxes, net_cents, tax_cents, gross_cents, issued_at)
    select uuidv7(-(n * interval '50 minutes')),
      case when n % 100 = 0 then (select company_id from users where email = 'manager@kontor.example') end, to_char(day, 'YYYY') || '-' || lpad((1000000 + n)::text, 7, '0'), 'invoice',
      'bench ' || n, day, day, day + 29, day + 14, 'de', i.tax_kind, i.seller,
      i.buyer || jsonb_build_object('name', 'Kundin ' || n % 5000, 'customerNumber', 'K-' || 10000 + n % 5000),
      i.lines, i.taxes, i.net_cents, i.tax_cents, i.gross_cents, day + time '12:00'
    from (select * from invoices where kind = 'invoice' and tax_cents > 0 limit 1) i,
      generate_series(1, ${count}::int) n,
      lateral (select case when n % 3 = 0 then (date '2016-01-01' + n % 3200) else make_date(${year}, 1, 1) + n % 365 end as day) d`);
  await db.run(sql`
    insert into invoice_payments (id, invoice_id, cents, paid_on, source_key, created_at)
    select gen_random_uuid(), id, gross_cents, issued_on + 3, 'payment ' || source_key, issued_at
    from invoices where source_key like 'bench %' and hashtext(source_key) % 50 <> 0`);
  await db.run(sql`
    insert into invoice_reminders (invoice_id, level, reminded_at)
    select id, 1, issued_at from invoices where source_key like 'bench %' and hashtext(source_key) % 150 = 0`);
  await db.run(sql`analyze`);
}
