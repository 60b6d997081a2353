import sql, { raw } from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { handbookPdf } from "../factories/documents";
import { childrenOf } from "../factories/processes";
import { startTestCluster, type TestCluster } from "../factories/test-cluster";
import { until } from "../factories/until";
import { ask, questionIdOf, startChat } from "./chat-forms";
import { sendKnowledge } from "./knowledge-form";
import { type Visitor, wordsOf } from "./site";

const password = "Lotsen-2026";
const personal = demoId("Kontor Nord GmbH Personal");

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster?.stop());

/** A new user at this address, signed in. */
async function signedIn(email: string, address: string): Promise<Visitor> {
  const visitor = cluster.visitor(address);
  await visitor.signIn(email);
  return visitor;
}

/** Uploads a file by the form of new knowledge. */
const upload = (visitor: Visitor, name: string, bytes: Buffer) =>
  sendKnowledge(visitor, { division: personal }, { pdf: [name, bytes] });

test("a file that one process takes in is read by another, and all of them answer from it", async () => {
  const manager = await signedIn("manager@kontor.example", "127.0.0.2");
  expect((await upload(manager, "Handbuch.pdf", await handbookPdf(2))).status).toBe(302);
  const status = async () =>
    (await cluster.db.maybe<{ status: string }>(sql`select status from files where name = 'Handbuch.pdf'`))!
      .status;
  await expect.poll(status).toBe("ready");

  const chat = await startChat(manager, personal);
  const id = await ask(manager, chat, "Wie lautet die Kennzahl 1002?");
  for (let time = 0; time < 4; time++)
    expect(wordsOf(await manager.get(chat))).toContain("Die Kennzahl dieses Kapitels lautet 1002.");
  const download = /href="(\/files\/[0-9a-f-]{36}\/download)"/.exec(
    (await manager.get(`${chat}?source=${id}.1`)).text,
  )![1]!;
  expect((await manager.get(download)).bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const answering = cluster.nodes.filter(node => node.asked > 0).map(({ name }) => name);
  expect(answering.sort()).toEqual(["api-1", "api-2", "web-1", "web-2"]);
  for (const node of ["web-1", "web-2"])
    expect(
      wordsOf(await cluster.visitor("127.0.0.2", { node, like: manager }).get("/notifications")),
    ).toContain("Handbuch.pdf");
});

test("who is signed out everywhere is signed out in every process", async () => {
  const email = "employee@kontor.example";
  const [here, there] = [await signedIn(email, "127.0.0.3"), await signedIn(email, "127.0.0.4")];
  const at = "/employee/account-settings/security";
  const ended = await here.post(at, { intent: "end-others" });
  expect(ended.status).toBe(302);
  // The cookie is shown again and again: the first answer takes it from the browser.
  const cookie = `session=${there.cookies.get("session")}`;
  for (let time = 0; time < 4; time++) {
    expect((await here.get(at)).status).toBe(200);
    expect((await there.get(at, { headers: { cookie } })).location).toContain("/login");
  }
});

/** Fails to sign in so often that the address has to wait, and longer than this test takes. */
async function exhaust(visitor: Visitor): Promise<void> {
  for (let failure = 0; failure < 20; failure++)
    await visitor.post("/login", { email: `nobody-${failure}@kontor.example`, password: "wrong" });
  await cluster.db.run(sql`update sign_in_failures set at = at + interval '1 hour'`);
}

beforeEach(() => cluster.db.run(sql`delete from sign_in_failures`));

test("who keeps failing to sign in waits at every process, and their neighbours do not", async () => {
  const guesser = cluster.visitor("127.0.0.9");
  await exhaust(guesser);
  const right = { email: "manager@werft.example", password };
  for (let time = 0; time < 4; time++) expect((await guesser.post("/login", right)).status).toBe(429);
  expect((await cluster.visitor("127.0.0.10").post("/login", right)).status).toBe(302);
});

test("a forged header leaves the address as it is, on pages and at the api", async () => {
  const guesser = cluster.visitor("127.0.0.11");
  await exhaust(guesser);
  const right = { email: "analyst@lotse.example", password };
  const forged = `${Date.now()};request-0001;127.0.0.12;${"A".repeat(43)}`;
  const headers = { "x-lotse-caller": forged, "x-forwarded-for": "127.0.0.12" };
  for (let time = 0; time < 4; time++) {
    expect((await guesser.post("/login", right, { headers })).status).toBe(429);
    const body = new Blob([JSON.stringify(right)], { type: "application/json" });
    expect((await guesser.ask("/api/v1/session", { method: "POST", body, headers })).status).toBe(429);
  }
  expect((await cluster.visitor("127.0.0.12").post("/login", right)).status).toBe(302);
});

const statusOf = async (name: string) =>
  (await cluster.db.maybe<{ status: string }>(sql`select status from files where name = ${name}`))?.status;

test("who signs in at one process is signed in at the others, whichever answers", async () => {
  const here = cluster.visitor("127.0.0.13", { node: "web-1" });
  await here.signIn("manager@kontor.example");
  for (const node of ["web-2", "web-1", "web-2"]) {
    const there = cluster.visitor("127.0.0.13", { node, like: here });
    expect((await there.get("/notifications")).status).toBe(200);
  }
});

test("a chat open in tabs at both web processes hears a colleague's question, and each tab gets the whole answer", async () => {
  const manager = await signedIn("manager@kontor.example", "127.0.0.14");
  const reader = await signedIn("employee@kontor.example", "127.0.0.15");
  const chat = await startChat(manager, personal);
  const id = /[0-9a-f-]{36}/.exec(chat)![0];
  await cluster.db.run(sql`
    insert into chat_shares (chat_id, user_id, mode, created_at)
    select ${id}, id, 'read', now() from users where email = 'employee@kontor.example'`);
  const tabs = await Promise.all(
    ["web-1", "web-2"].map(node => cluster.events(reader, `/chats/${id}/events`, node)),
  );
  const changes = (heard: string) => heard.split("event: changed").length - 1;
  for (const tab of tabs) await until(() => changes(tab.heard) >= 1);
  const before = tabs.map(({ heard }) => changes(heard));

  const asked = await manager.post(chat, { intent: "ask", question: "Wie lautet die Kennzahl 1001?" });
  const message = questionIdOf(asked);
  const answers = await Promise.all(
    ["web-1", "web-2", "web-1", "web-2"].map(node =>
      cluster.events(reader, `/answers/${message}/stream`, node),
    ),
  );
  for (const [at, tab] of tabs.entries()) await until(() => changes(tab.heard) > before[at]!);
  for (const answer of answers) await until(() => answer.heard.includes("event: done"));
  for (const stream of [...tabs, ...answers]) stream.close();
});

test("a file whose reading worker is killed is read by the other one, and stays one file", async () => {
  const manager = await signedIn("manager@kontor.example", "127.0.0.16");
  expect((await upload(manager, "Lang.pdf", await handbookPdf(60))).status).toBe(302);
  const workers = [cluster.node("worker-1"), cluster.node("worker-2")];
  const reading = await until(async () => {
    const children = await Promise.all(workers.map(({ child }) => childrenOf(child!.pid!, "reader.js")));
    return workers.find((_, at) => children[at]!.length > 0);
  });
  await cluster.kill(reading);
  await until(async () => (await statusOf("Lang.pdf")) === "ready");
  const { count } = await cluster.db.one<{ count: number }>(
    sql`select count(*)::int as count from files where name = 'Lang.pdf'`,
  );
  expect(count).toBe(1);
  await cluster.launch(reading.name);
});

test("while processes of api and pages are dead, the others answer, and they join again", async () => {
  const manager = await signedIn("manager@kontor.example", "127.0.0.17");
  for (const name of ["api-1", "web-1"]) await cluster.kill(cluster.node(name));
  for (let time = 0; time < 4; time++) expect((await manager.get("/notifications")).status).toBe(200);
  expect((await upload(manager, "Zweites.pdf", await handbookPdf(1))).status).toBe(302);
  await Promise.all(["api-1", "web-1"].map(name => cluster.launch(name)));
  const before = cluster.node("web-1").asked;
  await until(async () => {
    expect((await manager.get("/notifications")).status).toBe(200);
    return cluster.node("web-1").asked > before;
  });
  await until(async () => (await statusOf("Zweites.pdf")) === "ready");
});

test("processes of this version go on beside a newer one that has migrated the database", async () => {
  const manager = await signedIn("manager@kontor.example", "127.0.0.18");
  expect((await manager.get("/notifications")).status).toBe(200);
  // What a later version's migration may do: forward only, so that nothing that this one uses goes away.
  await cluster.db.transaction(async tx => {
    for (const table of ["chats", "files", "divisions", "messages", "users", "companies"])
      await tx.run(raw(`alter table ${table} add column of_a_later_version text not null default ''`));
    await tx.run(sql`insert into migrations (name, sha256, applied_at) values ('999-later.sql', '', now())`);
  });
  for (let time = 0; time < 4; time++) expect((await manager.get("/notifications")).status).toBe(200);
  expect((await upload(manager, "Drittes.pdf", await handbookPdf(1))).status).toBe(302);
  await until(async () => (await statusOf("Drittes.pdf")) === "ready");
});
