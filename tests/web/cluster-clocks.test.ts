import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { handbookPdf } from "../factories/documents";
import { startTestCluster, type TestCluster } from "../factories/test-cluster";
import { until } from "../factories/until";
import { ask, startChat } from "./chat-forms";
import { sendKnowledge } from "./knowledge-form";
import { type Visitor, wordsOf } from "./site";

const personal = demoId("Kontor Nord GmbH Personal");
const password = "Lotsen-2026";

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster({ ahead: ["web-2", "api-2", "worker-2"] });
});
afterAll(() => cluster?.stop());

const at = (address: string, node: string, like?: Visitor) =>
  cluster.visitor(address, { node, ...(like && { like }) });

test("what processes date agrees with the database, whichever machine's clock is a minute ahead", async () => {
  const body = new Blob([JSON.stringify({ email: "manager@kontor.example", password })], {
    type: "application/json",
  });
  for (const node of ["api-1", "api-2"])
    expect((await at("127.0.0.31", node).ask("/api/v1/session", { method: "POST", body })).status).toBe(200);
  const { dated, early } = await cluster.db.one<{ dated: number; early: number }>(sql`
    select count(*)::int as dated, max(extract(epoch from created_at - clock_timestamp()))::float as early
    from sessions where created_at > now() - interval '1 minute'`);
  expect(dated).toBe(2);
  expect(early).toBeLessThan(10);
});

test("who is signed in stays it while two processes exchange the session in turn", async () => {
  let visitor = at("127.0.0.32", "web-1");
  await visitor.signIn("employee@kontor.example");
  for (const node of ["web-2", "web-1", "web-2", "web-1"]) {
    await cluster.db.run(sql`
      update sessions set access_until = now()
      where user_id = (select id from users where email = 'employee@kontor.example')`);
    const next = at("127.0.0.32", node, visitor);
    expect((await next.get("/notifications")).status).toBe(200);
    // A second tab that still has the cookies from before.
    expect((await at("127.0.0.32", node, visitor).get("/notifications")).status).toBe(200);
    visitor = next;
  }
});

test("who keeps failing to sign in waits, and their neighbours at the same process do not", async () => {
  // Two accounts: the wait does not hold for a device that has signed in.
  for (const [node, email] of [
    ["web-1", "manager@werft.example"],
    ["web-2", "analyst@lotse.example"],
  ] as const) {
    const guesser = at("127.0.0.33", node);
    for (let failure = 0; failure < 20; failure++)
      await guesser.post("/login", { email: `nobody-${failure}@kontor.example`, password: "wrong" });
    // Longer than this test takes.
    await cluster.db.run(sql`update sign_in_failures set at = at + interval '1 hour'`);
    const right = { email, password };
    expect((await guesser.post("/login", right)).status).toBe(429);
    expect((await at("127.0.0.34", node).post("/login", right)).status).toBe(302);
    await cluster.db.run(sql`delete from sign_in_failures`);
  }
});

test("files are read once, and answers are whole, whichever process works on them", async () => {
  const manager = cluster.visitor("127.0.0.35");
  await manager.signIn("manager@kontor.example");
  for (const name of ["Eins.pdf", "Zwei.pdf", "Drei.pdf"]) {
    const pdf = await handbookPdf(2, { info: { Title: name } });
    expect((await sendKnowledge(manager, { division: personal }, { pdf: [name, pdf] })).status).toBe(302);
  }
  const read = () =>
    cluster.db.one<{ ready: number; attempts: number }>(sql`
      select count(*) filter (where status = 'ready')::int as ready, max(attempts) as attempts
      from files where name in ('Eins.pdf', 'Zwei.pdf', 'Drei.pdf')`);
  await until(async () => (await read()).ready === 3);
  expect((await read()).attempts).toBe(1);
  const chat = await startChat(manager, personal);
  for (let time = 0; time < 2; time++) await ask(manager, chat, "Wie lautet die Kennzahl 1002?");
  expect(wordsOf(await manager.get(chat))).toContain("Die Kennzahl dieses Kapitels lautet 1002.");
});
