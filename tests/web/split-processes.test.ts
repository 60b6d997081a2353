import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { handbookPdf } from "../factories/documents";
import { type SplitInstallation, startSplit } from "../factories/split-installation";
import { type Visitor, wordsOf } from "./site";

const password = "Lotsen-2026";
const personal = demoId("Kontor Nord GmbH Personal");

let installation: SplitInstallation;
beforeAll(async () => {
  installation = await startSplit();
});
afterAll(() => installation?.stop());

/** Somebody new behind an address, signed in. */
async function signedIn(email: string, address: string): Promise<Visitor> {
  const visitor = installation.visitor(address);
  await visitor.signIn(email);
  return visitor;
}

/** Uploads a file by the form of new knowledge, as a browser without script does. */
function upload(visitor: Visitor, name: string, bytes: Buffer) {
  const form = new FormData();
  form.set("division", personal);
  form.set("pdf", new File([new Uint8Array(bytes)], name));
  return visitor.ask("/knowledge/new", { method: "POST", body: form });
}

test("a file that one process takes in is read by another, and all of them answer from it", async () => {
  const manager = await signedIn("manager@kontor.example", "127.0.0.2");
  expect((await upload(manager, "Handbuch.pdf", await handbookPdf(2))).status).toBe(302);
  const status = async () =>
    (await installation.db.maybe<{ status: string }>(
      sql`select status from files where name = 'Handbuch.pdf'`,
    ))!.status;
  await expect.poll(status).toBe("ready");

  const chat = (await manager.post("/chat/new", { name: "F", visibility: "private", divisionIds: personal }))
    .location!;
  const asked = await manager.post(chat, { intent: "ask", question: "Wie lautet die Kennzahl 1002?" });
  const id = asked.location!.split("#m-")[1]!;
  expect((await manager.get(`/answers/${id}/stream`)).status).toBe(200);
  for (let time = 0; time < 4; time++)
    expect(wordsOf(await manager.get(chat))).toContain("Die Kennzahl dieses Kapitels lautet 1002.");
  const download = /href="(\/files\/[0-9a-f-]{36}\/download)"/.exec(
    (await manager.get(`${chat}?source=${id}.1`)).text,
  )![1]!;
  expect((await manager.get(download)).bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(Object.keys(installation.asked).sort()).toEqual(["api-1", "api-2", "web-1", "web-2"]);
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
  await installation.db.run(sql`update sign_in_failures set at = at + interval '1 hour'`);
}

beforeEach(() => installation.db.run(sql`delete from sign_in_failures`));

test("who keeps failing to sign in waits at every process, and their neighbours do not", async () => {
  const guesser = installation.visitor("127.0.0.9");
  await exhaust(guesser);
  const right = { email: "manager@werft.example", password };
  for (let time = 0; time < 4; time++) expect((await guesser.post("/login", right)).status).toBe(429);
  expect((await installation.visitor("127.0.0.10").post("/login", right)).status).toBe(302);
});

test("a forged header leaves the address as it is, on pages and at the api", async () => {
  const guesser = installation.visitor("127.0.0.11");
  await exhaust(guesser);
  const right = { email: "analyst@lotse.example", password };
  const forged = `${Date.now()};request-0001;127.0.0.12;${"A".repeat(43)}`;
  const headers = { "x-lotse-caller": forged, "x-forwarded-for": "127.0.0.12" };
  for (let time = 0; time < 4; time++) {
    expect((await guesser.post("/login", right, { headers })).status).toBe(429);
    const body = new Blob([JSON.stringify(right)], { type: "application/json" });
    expect((await guesser.ask("/api/v1/session", { method: "POST", body, headers })).status).toBe(429);
  }
  expect((await installation.visitor("127.0.0.12").post("/login", right)).status).toBe(302);
});
