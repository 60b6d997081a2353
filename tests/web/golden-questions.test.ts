import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { runGolden } from "~/domain/feedback/golden/run-golden";
import { memoryRetrieval } from "~/domain/retrieval/memory-retrieval";
import { makeFile } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";
import { ask } from "./chat-forms";
import { errorAt, hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
const list = "/feedback-report/golden";
const company = demoId("Kontor Nord GmbH");
const division = demoId("Kontor Nord GmbH Personal");
const question = "Wo ist der Treffpunkt bei Feueralarm im Kontor?";
const idIn = (page: { text: string }, words: string) =>
  new RegExp(`href="${list}/([\\w-]{36})"[^>]*><bdi>${words}`).exec(page.text)![1]!;
const settle = async () => {
  const due = () =>
    site.db.maybe(sql`
    select 1 as due from golden_questions g join division_versions v on v.division_id = g.division_id
    where g.company_id = ${company} and g.ran_version is distinct from v.version limit 1`);
  while (await due()) await runGolden(site.db, company);
};

// The questions run in the modules of the source, beside the built product.
const settings = settingsOf();

beforeAll(async () => {
  site = await startSite();
  const file = await makeFile(site.db, division, [
    "Der Treffpunkt bei Feueralarm im Kontor ist die Linde am Tor.",
  ]);
  await site.db.transaction(tx => memoryRetrieval().upsert(tx, division, [file]));
  manager = await site.signedIn("manager@kontor.example");
  await settle();
});
afterAll(async () => {
  await site?.stop();
  settings.remove();
});

describe("golden questions, without script", () => {
  it("of the demo company stand in a list with what is expected, and can be exported", async () => {
    const page = await manager.get(list);
    expect(wordsOf(page)).toContain("Wie viele Tage Resturlaub");
    expect(wordsOf(await manager.get(`${list}?state=same&search=Mond`))).toContain(
      "Keine Antwort in den Dokumenten",
    );
    expect((await manager.get(`${list}/export?format=csv`)).text).toContain(
      "Zahlt die Firma das Deutschlandticket?",
    );
  });

  it("are tried, saved, refused the second time, answered otherwise, accepted and deleted", async () => {
    const form = `${list}/new?divisionId=${division}&question=${encodeURIComponent(question)}`;
    const tried = await manager.get(form);
    expect(wordsOf(tried)).toContain("die Linde am Tor.");
    const typed = { requestId: hidden(tried, "requestId"), divisionId: division, question, sourceId: "" };
    expect(wordsOf(await manager.post(form, typed, { follow: true }))).toContain("wurde gespeichert.");
    const again = await manager.post(form, {
      ...typed,
      requestId: hidden(await manager.get(form), "requestId"),
    });
    expect(again.status).toBe(422);
    expect(errorAt(again, "question")).toContain("gibt es in diesem Bereich schon");

    const approve = "/feedback-report/approved/new";
    const answer = {
      wordings: question,
      answer: "Der Parkplatz.",
      validUntil: "2190-01-01",
      divisionId: division,
    };
    const requestId = hidden(await manager.get(approve), "requestId");
    await manager.post(approve, { ...answer, requestId }, { follow: true });
    await settle();
    expect(wordsOf(await manager.get("/dashboard"))).toContain("anders beantwortet");
    const changed = await manager.get(`${list}?state=changed`);
    expect(wordsOf(changed)).toContain("Der Parkplatz.");
    const to = `${list}/${idIn(changed, question.slice(0, 20))}`;
    const page = await manager.get(to);
    expect(wordsOf(page)).toContain("die Linde am Tor.");
    const accept = { intent: "accept", id: hidden(page, "id"), version: hidden(page, "version") };
    expect(wordsOf(await manager.post(to, accept, { follow: true }))).toContain(
      "wird jetzt die neue Antwort erwartet",
    );
    const version = hidden(await manager.get(`${to}/delete`), "version");
    expect(wordsOf(await manager.post(`${to}/delete`, { version }, { follow: true }))).toContain(
      "wurde gelöscht.",
    );
    expect((await manager.get(to)).status).toBe(404);
  });

  it("are asked again on demand, with their progress", async () => {
    const started = await manager.post(list, { intent: "run" }, { follow: true });
    expect(wordsOf(started)).toMatch(/Die Prüfung von \d+ Fragen wurde gestartet/);
    await settle();
  });

  it("are made from an answer in one's own chat, but not by an employee", async () => {
    const chatOf = (email: string) =>
      site.db.one<{ id: string; question: string }>(sql`
        select c.id, m.question from chats c join conversations v on v.chat_id = c.id and v.asker_id = c.owner_id
        join messages m on m.conversation_id = v.id and m.state = 'complete' and m.branch_id is null
        where c.owner_id = ${demoId(email)} order by c.id, m.created_at desc limit 1`);
    const own = await chatOf("manager@kontor.example");
    const page = await manager.get(`/chat/${own.id}`);
    const links = [...page.text.matchAll(/href="([^"]*\/golden\/new\?[^"]+)"/g)].map(([, to]) =>
      to!.replaceAll("&amp;", "&"),
    );
    expect(links.map(to => new URL(to, "http://lotse").searchParams.get("question"))).toContain(own.question);
    expect((await manager.get(links[0]!)).status).toBe(200);
    const employee = await site.signedIn("employee@kontor.example");
    const theirs = await employee.get(`/employee/chat/${(await chatOf("employee@kontor.example")).id}`);
    expect(theirs.status).toBe(200);
    expect(theirs.text).not.toContain("/golden/new");
  });

  it("begin with the division that holds the answer, if the chat searches several", async () => {
    const others = await site.db.many<{ id: string }>(sql`
      select id from divisions where company_id = ${company} and status = 'open' order by id = ${division}, name`);
    const ids = others.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    const chat = await manager.post("/chat/new", {
      name: "Alle Bereiche",
      visibility: "private",
      divisionIds: ids,
    });
    await ask(manager, chat.location!, "Was ist die Linde am Tor?");
    const page = await manager.get(chat.location!);
    const to = /href="([^"]*\/golden\/new\?[^"]+)"/.exec(page.text)![1]!.replaceAll("&amp;", "&");
    expect(new URL(to, "http://lotse").searchParams.get("divisionId")).toBe(division);
    expect(wordsOf(await manager.get(to))).toContain("im Kontor ist die Linde am Tor.");
    // Without it the manager chooses; an empty choice is refused.
    const chosen = await manager.get(`${list}/new?divisionId=&question=Linde`);
    expect(chosen.text).toMatch(/<option value=""[^>]*>Bitte wählen/);
    expect(errorAt(chosen, "divisionId")).not.toBe("");
  });

  it("say what is missing from the form", async () => {
    const empty = await manager.get(`${list}/new?divisionId=${division}&question=`);
    // As the field is called.
    expect(wordsOf(empty)).toMatch(/(?<!Ihre )Frage: Bitte füllen Sie dieses Feld aus\./);
    expect(errorAt(empty, "question")).not.toBe("");
  });

  it("are no other company's, and none for an employee", async () => {
    const id = idIn(await manager.get(list), "Wie viele Tage");
    const stranger = await site.signedIn("manager@werft.example");
    expect(wordsOf(await stranger.get(list))).toContain("Noch keine Prüffragen");
    expect((await stranger.get(`${list}/${id}`)).status).toBe(404);
    expect((await stranger.post(`${list}/${id}/delete`, { version: "1" })).status).toBe(404);
    expect((await manager.get(`${list}/${id}`)).status).toBe(200);
    const employee = await site.signedIn("employee@kontor.example");
    expect((await employee.get(`${list}/${id}`)).status).not.toBe(200);
  });
});
