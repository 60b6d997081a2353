import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

const list = "/chat/inspections";
const reason = "Hinweis auf einen Datenabfluss, Vorgang 17 der internen Revision.";

let site: Site;
let manager: Visitor;
let approver: Visitor;
let owner: Visitor;
let ownerId: string;
beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  approver = await site.signedIn("lars.thomsen@kontor.example");
  owner = await site.signedIn("employee@kontor.example");
  const idOf = async (email: string) =>
    (await site.db.one<{ id: string }>(sql`select id from users where email = ${email}`)).id;
  ownerId = await idOf("employee@kontor.example");
  const page = await manager.get(list);
  await manager.post(list, {
    requestId: hidden(page, "requestId"),
    version: "0",
    on: "on",
    approverId: await idOf("lars.thomsen@kontor.example"),
  });
});
afterAll(() => site?.stop());

/** Requests an inspection of all chats of the owner, and returns its address for the manager. */
async function request(): Promise<string> {
  const asked = { personId: ownerId, firstDay: "2026-01-01", lastDay: "2026-03-31", chat: "", reason };
  const { first, last } = await site.db.one<{ first: string; last: string }>(sql`
    select (current_date - 60)::text as first, current_date::text as last`);
  const answer = await manager.post(`${list}/new`, { ...asked, firstDay: first, lastDay: last });
  return answer.location!;
}

it("an inspection that the approver ends while a chat is read leads its reader to its page, with its end", async () => {
  const page = await request();
  await approver.post(`/employee${page}`, { intent: "approve" });
  const [, chat] = /href="([^"]+\?chat=[^"]+)"/.exec((await manager.get(page)).text)!;
  expect(wordsOf(await manager.get(chat!))).toContain("Der Zugriff wurde protokolliert.");
  await approver.post(`/employee${page}`, { intent: "end" });
  expect((await manager.get(chat!)).location).toBe(page);
  expect((await manager.get(`${page}?chat=00000000-0000-7000-8000-000000000000`)).location).toBe(page);
  for (const words of [
    wordsOf(await manager.get(page)),
    wordsOf(await approver.get(`/employee${page}`)),
    wordsOf(await owner.get(`/employee${page}`)),
  ]) {
    expect(words).toContain("Beendet am");
    expect(words).not.toContain("Endet");
  }
  expect((await owner.get(`/employee${chat}`)).status, "its owner reads no inspection").toBe(404);
});

it("an approver who decides a request that was withdrawn meanwhile reads that, others find nothing", async () => {
  const page = await request();
  expect(wordsOf(await approver.get(`/employee${page}`))).toContain("Zustimmen");
  expect(wordsOf(await manager.post(page, { intent: "withdraw" }, { follow: true }))).toContain(
    "Die Anfrage wurde zurückgezogen.",
  );
  const late = await approver.post(`/employee${page}`, { intent: "approve" }, { follow: true });
  expect(wordsOf(late)).toContain("Diese Anfrage wurde zurückgezogen oder wartet nicht mehr auf Sie.");
  expect((await owner.post(`/employee${page}`, { intent: "approve" })).status).toBe(404);
});
