// Feedback from the public, and taking it out again: what a form sent without an account costs server and PostgreSQL,
// and how much memory the export of 200,000 rows takes while it is streamed.
import sql from "sql-template-tag";
import { connect } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { demoId } from "~/db/seed/demo";
import { ask, askOften } from "./product/ask";
import { median, say } from "./product/figure";
import { signIn, untilRead } from "./product/person";
import { memoryOf, postgresOf, processorTime } from "./product/processes";
import { type Product, withProduct } from "./product/product";

const form = "/feedback-21chatgpt?c=kontor-nord";
const check = "/feedback-21chatgpt/recaptcha?c=kontor-nord";
const company = demoId("Kontor Nord GmbH");
const posts = 200;
// The first rounds of a new server mostly compile; they are not counted.
const warming = 3;
const rounds = 9;
const exported = 200_000;

await withProduct(
  async product => {
    const server = await startEmbedded({ dataDir: product.dataDir });
    const db = connect(server.config, 1);
    try {
      const manager = await signIn(product.origin, "manager@kontor.example");
      await untilRead(manager);
      await measurePosts(product, await postgresOf(product.dataDir));
      await db.run(sql`
        insert into feedback (id, company_id, source, mood, liked, rating, comment, created_at, updated_at)
        select gen_random_uuid(), ${company}, 'public', (array['happy', 'neutral', 'negative'])[1 + n % 3], n % 4 > 0, 1 + n % 5,
               'Die Lieferung kam zu spät, die Auskunft dazu stimmte. ' || n, now() - n * interval '2 minutes', now()
        from generate_series(1, ${exported}) n`);
      await db.run(sql`analyze feedback`);
      await measureExport(product, manager.cookie);
    } finally {
      await db.close();
      await server.stop();
    }
  },
  { HUMAN_CHECK_SECONDS: "0", TRUST_PROXY: "true" },
);

/** Sends the form as browsers without script do: every visitor from a network of their own, which is what is limited. */
async function measurePosts(product: Product, postgres: number): Promise<void> {
  const { body } = await ask(product.origin + form);
  const stampOf = (page: Buffer) => /name="stamp"[^>]*value="([^"]+)"/.exec(page.toString("utf8"))?.[1] ?? "";
  if (stampOf(body) === "") throw new Error("The form has no stamp");
  const handedOn: number[] = [];
  const sent: number[] = [];
  let visitors = 0;
  for (let round = 0; round < warming + rounds; round++) {
    const filled = await Promise.all(
      Array.from({ length: posts }, async () => {
        visitors += 1;
        const address = `10.${visitors >> 8}.${visitors & 255}.1`;
        const headers = { "x-forwarded-for": address };
        const page = await ask(product.origin + form, { headers });
        const said = new URLSearchParams({
          stamp: stampOf(page.body),
          requestId: crypto.randomUUID(),
          mood: "happy",
          comment: `Gern wieder. ${visitors}`,
          homepage: "",
        });
        return {
          headers: {
            ...headers,
            origin: product.origin,
            "content-type": "application/x-www-form-urlencoded",
          },
          said,
        };
      }),
    );
    const cost = async (path: string, extra: Record<string, string>, status: number) => {
      const start = (await product.cpu()) + processorTime(postgres);
      await Promise.all(
        filled.map(async ({ headers, said }) => {
          const body = `${said}&${new URLSearchParams(extra)}`;
          const answer = await ask(product.origin + path, { method: "POST", headers, body });
          if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
        }),
      );
      return ((await product.cpu()) + processorTime(postgres) - start) / posts;
    };
    const handing = await cost(form, {}, 307);
    const sending = await cost(check, { intent: "send" }, 302);
    if (round < warming) continue;
    handedOn.push(handing);
    sent.push(sending);
  }
  say("posts of the form a second and core (handed on to the check)", 1000 / median(handedOn), "", {
    atLeast: 200,
  });
  say("posts that are checked and stored, a second and core", 1000 / median(sent), "", { atLeast: 200 });
}

async function measureExport(product: Product, cookie: Record<string, string>): Promise<void> {
  await askOften(`${product.origin}/feedback-report`, cookie, 10);
  const memory = () => memoryOf([product.pid]).rss;
  const before = memory();
  let most = before;
  let lines = 0;
  let bytes = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memory());
  }, 50);
  const start = performance.now();
  const asked = { headers: { ...cookie, "accept-encoding": "identity" } };
  await ask(`${product.origin}/feedback-report/export`, {
    ...asked,
    onChunk: chunk => {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
    },
  });
  clearInterval(watch);
  if (lines < exported) throw new Error(`only ${lines} lines were exported`);
  say(`export of ${exported} rows as CSV: time`, (performance.now() - start) / 1000, "s");
  say(`export of ${exported} rows as CSV: size`, bytes / 1e6, "MB");
  say(`export of ${exported} rows as CSV: memory of the server above before`, most - before, "MB", {
    atMost: 100,
  });
  const { status, headers } = await ask(`${product.origin}/feedback-report/export?format=xlsx`, asked);
  if (status !== 302) throw new Error(`XLSX of ${exported} rows answered ${status}`);
  say("too long for XLSX: leads back to the list, with a message", headers.location ? 1 : 0, "");
}
