import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { type FakeMode, type FakeProvider, fakeProvider } from "~/integrations/ai/fake-provider";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ask, questionIdOf, startChat } from "./chat-forms";
import { type Answer, type Site, startSite, type Visitor, wordsOf } from "./site";

const kontor = demoId("Kontor Nord GmbH");
const employeeId = demoId("employee@kontor.example");
const leave = "Der Jahresurlaub beträgt 30 Tage. Resturlaub verfällt im März.";
const travel = "Dienstreisen genehmigt die Leitung.";
const markup = "Das Losungswort der Nachtwache lautet <i>Anker</i><script>alert(3)</script>.";
const question = "Wie lang ist der Jahresurlaub?";

let site: Site;
let fake: FakeProvider;
let manager: Visitor;
let employee: Visitor;
let stranger: Visitor;
/** The employee's division with a file of three pages. */
let division: string;

beforeAll(async () => {
  fake = await fakeProvider();
  site = await startSite({ env: { ALLOW_PRIVATE_HOSTS: "127.0.0.1" } });
  division = await makeDivision(site.db, kontor, { name: "Reisen", members: [employeeId] });
  await makeFile(site.db, division, [travel, leave, markup], { name: "Reise <b>Urlaub</b>.pdf" });
  manager = await site.signedIn("manager@kontor.example");
  employee = await site.signedIn("employee@kontor.example");
  stranger = await site.signedIn("manager@werft.example");
});
afterAll(async () => {
  await fake?.close();
  await site?.stop();
});
afterEach(async () => {
  await site.db.run(sql`delete from settings where name = 'provider'`);
});

/** Routes the company's questions to a fake provider with this behaviour. */
function provider(mode: FakeMode, key = "sk-geheim"): Promise<Answer> {
  const form = { kind: "openai-compatible", baseUrl: fake.url, model: mode, key, version: "0" };
  return manager.post("/account-settings/ai", form);
}

describe("a question in one's own chat", () => {
  it("is answered with the sentence, its file and page, and the sentence is marked on the page", async () => {
    const chat = await startChat(employee, division, { root: "/employee/chat" });
    expect(chat).toMatch(/^\/employee\/chat\/[0-9a-f-]{36}$/);
    const before = wordsOf(await employee.get(chat));
    expect(before).toContain("Ohne KI: Lotse zitiert");
    expect(before).toContain("Reisen 1 Datei");
    const id = await ask(employee, chat, question);
    const page = await employee.get(chat);
    expect(page.text).toMatch(new RegExp(`<h2 id="q-${id}"[^>]*>${question.replace("?", "\\?")}</h2>`));
    expect(page.text).toMatch(
      /<p dir="auto" lang="de" data-quote="answer">Der Jahresurlaub beträgt 30 Tage\./,
    );
    expect(page.text).toMatch(/<dt>danach<\/dt><dd[^>]*>Resturlaub verfällt im März\.<\/dd>/);
    expect(wordsOf(page)).toContain("Seite 2");
    expect(page.text).toContain(`href="?source=${id}.1#source"`);
    const source = await employee.get(`${chat}?source=${id}.1`);
    expect(source.text).toContain(
      "<mark>Der Jahresurlaub beträgt 30 Tage.</mark> Resturlaub verfällt im März.",
    );
    expect(wordsOf(source)).toContain("Seite 2 von 3");
    expect(source.text).toMatch(/href="\/files\/[0-9a-f-]{36}\/download"/);
    const turned = /source=[^"]*?page=([0-9a-f-]{36})/.exec(source.text)?.[1];
    const other = await employee.get(`${chat}?source=${id}.1&page=${turned}`);
    expect(wordsOf(other)).toContain(travel);
    expect(other.text).not.toContain("<mark>");
  });

  it("has what was found beside it apart from it", async () => {
    const rules = await makeDivision(site.db, kontor, { name: "Regeln", members: [employeeId] });
    await makeFile(site.db, rules, [
      "Jeder Beschäftigte hat 30 Urlaubstage im Jahr. Der Urlaub ist mit der Leitung abzustimmen. Übertragener Urlaub verfällt am 31. März des Folgejahres.",
      "Die Probezeit dauert sechs Monate. Die Kündigungsfrist beträgt in dieser Zeit zwei Wochen, danach vier Wochen zum Monatsende.",
      "In der Halle gelten höchstens 10 km/h. Draußen sind 15 km/h erlaubt.",
      "Ansprechpartnerin für die Ausbildung ist Frau Ayşe Kaya. Sie sitzt im zweiten Stock.",
    ]);
    const chat = await startChat(manager, rules);
    await ask(manager, chat, "Wie lange dauert die Probezeit im Urlaub?");
    const page = wordsOf(await manager.get(chat));
    expect(page).toMatch(
      /Die Probezeit dauert sechs Monate\..*Außerdem gefunden.*Jeder Beschäftigte hat 30 Urlaubstage im Jahr\./s,
    );
    await ask(manager, chat, "Wie lange dauert die Probezeit?");
    expect(wordsOf(await manager.get(chat)).match(/Außerdem gefunden/g)).toHaveLength(1);
  });

  it("is declined in so many words when the documents do not answer it", async () => {
    const chat = await startChat(manager, division);
    await ask(manager, chat, "Welche Farbe hat Quantenschaum?");
    expect(wordsOf(await manager.get(chat))).toContain("In Ihren Dokumenten wurde dazu nichts gefunden.");
  });

  it("gets the nearest passages where none answers it clearly, in the frame without script too", async () => {
    const chat = await startChat(employee, division, { root: "/employee/chat" });
    const id = await ask(employee, chat, "Was kostet mich der Jahresurlaub?");
    const page = await employee.get(chat);
    expect(wordsOf(page)).toContain("Keine klare Antwort gefunden. Am nächsten kommen diese Stellen:");
    expect(page.text).toContain(
      `lang="de"><strong>Der <em>Jahresurlaub</em> beträgt 30 Tage.</strong><span>Resturlaub verfällt im März.</span>`,
    );
    const log = "/employee/mistralai/ChatLog?search=kostet+mich";
    for (const list of [
      log,
      log.replace("?", "/export?"),
      `${log.replace("?", "/export?")}&format=md`,
      `${chat}/export`,
    ]) {
      const words = wordsOf(await employee.get(list));
      expect(words, list).toContain("Keine klare Antwort");
      expect(words, list).not.toContain("Nichts gefunden");
    }
    expect(page.text).toContain(`href="?source=${id}.1#source"`);
    expect(page.text).toContain(`aria-describedby="p-${id}-1"`);
    expect((await employee.get(`${chat}?source=${id}.1`)).text).toContain(
      "<mark>Der Jahresurlaub beträgt 30 Tage.</mark>",
    );
    const frame = wordsOf(await employee.get(`/answers/${id}/frame`));
    expect(frame).toContain("Am nächsten kommen diese Stellen:");
    expect(frame).toContain("Seite 2");
    expect(frame).toContain("Der Jahresurlaub beträgt 30 Tage.");
  });

  it("that gets only the nearest passages warns of expired files, and can be asked in all divisions", async () => {
    const old = await makeDivision(site.db, kontor, { name: "Altes", members: [employeeId] });
    const file = await makeFile(site.db, old, [leave], { name: "Urlaub 2019.pdf" });
    const chat = await startChat(employee, old, { root: "/employee/chat" });
    await ask(employee, chat, "Was kostet mich der Jahresurlaub?");
    const nearest = async () => wordsOf(await employee.get(chat));
    expect(await nearest()).toContain(
      "Am nächsten kommen diese Stellen: Urlaub 2019.pdf Seite 1 Der Jahresurlaub",
    );
    expect(await nearest()).toContain("In allen Bereichen fragen");
    await site.db.run(sql`update files set valid_until = '2020-01-31' where id = ${file}`);
    expect(await nearest()).toMatch(/Urlaub 2019\.pdf Seite 1 .*31\. Januar 2020.* Der Jahresurlaub/);
  });

  it("is asked once, however often the form is sent", async () => {
    const chat = await startChat(manager, division);
    const requestId = /name="requestId" value="([^"]+\.ask)"/.exec((await manager.get(chat)).text)![1]!;
    const form = { intent: "ask", question, requestId };
    const [first, second] = [await manager.post(chat, form), await manager.post(chat, form)];
    expect(second.location).toBe(first.location);
    await manager.get(`/answers/${questionIdOf(first)}/stream`);
    expect((await manager.get(chat)).text.match(/<article/g)).toHaveLength(1);
  });

  it("is kept in its field when it is refused", async () => {
    const chat = await startChat(manager, division);
    const nothing = await manager.post(chat, { intent: "ask", question: "  " });
    expect(nothing.status).toBe(422);
    expect(wordsOf(nothing)).toContain("Bitte füllen Sie dieses Feld aus.");
    const long = await manager.post(chat, { intent: "ask", question: `${"sehr ".repeat(900)}lang?` });
    expect(long.status).toBe(422);
    expect(wordsOf(long)).toContain("Die Frage ist zu lang");
    expect(long.text).toMatch(/<textarea[^>]*>(sehr ){900}lang\?<\/textarea>/);
    expect((await manager.post(chat, { intent: "sing", question })).status).toBe(422);
  });

  it("and the names of chats and files, and what documents say, stay text", async () => {
    const evil = `<script>alert("1")</script><img src=x onerror=alert(2)>`;
    const chat = await startChat(manager, division, { name: evil });
    const id = await ask(manager, chat, `Jahresurlaub ${evil} Wie lang ist der Jahresurlaub?`);
    for (const path of [chat, `${chat}?source=${id}.1`, `${chat}/edit`, `${chat}/delete`, "/chat"]) {
      const { text } = await manager.get(path);
      expect(text).toContain("&lt;script&gt;alert(");
      expect(text).not.toMatch(/<script>alert|<img src=x|<b>Urlaub/);
    }
    const told = await ask(manager, chat, "Wie lautet das Losungswort der Nachtwache?");
    for (const path of [chat, `${chat}?source=${told}.1`, `/answers/${told}/frame`]) {
      const { text } = await manager.get(path);
      expect(text).toContain("lautet &lt;i&gt;Anker&lt;/i&gt;&lt;script&gt;");
      expect(text).not.toMatch(/<i>Anker|<script>alert/);
    }
  });

  it("stands on a page of older questions when there are many", async () => {
    const chat = await startChat(manager, division);
    const id = await ask(manager, chat, question);
    const askLater = (times: number) =>
      site.db.run(sql`
        insert into messages (id, conversation_id, question, answer, state, answerer, language, process_id, heartbeat_at, created_at)
        select gen, conversation_id, 'Spätere Frage', '', 'declined', answerer, language, process_id, heartbeat_at, created_at
        from messages, unnest(${Array.from({ length: times }, newId)}::uuid[]) gen where id = ${id}`);
    await askLater(20);
    const newest = await manager.get(chat);
    expect(wordsOf(newest)).not.toContain(question);
    const older = /href="([^"]*\?before=[^"]*)"/.exec(newest.text)![1]!;
    const page = await manager.get(older);
    expect(wordsOf(page)).toContain(question);
    expect(wordsOf(page)).toContain("Zu den neuesten Fragen");
    expect(wordsOf(await manager.get(`${older}&source=${id}.1`))).toContain("Quelle 1 von");
    await askLater(100);
    const whole = await manager.get(/href="([^"]*\?print=yes)"/.exec(newest.text)![1]!);
    expect(wordsOf(whole)).toContain("Die Druckansicht zeigt den ganzen Chat: 121 Fragen.");
    expect(wordsOf(whole)).toContain(question);
    expect(whole.text).not.toContain("before=");
  });
});

describe("an answer that is being written", () => {
  it("is a stream of events that goes on where it was", async () => {
    const chat = await startChat(manager, division);
    const id = await ask(manager, chat, question);
    const all = await manager.get(`/answers/${id}/stream`);
    expect(all.headers.get("content-type")).toContain("text/event-stream");
    expect(all.headers.get("cache-control")).toContain("no-store");
    expect(all.text).toMatch(/event: piece\ndata: {"at":0,"text":"Der Jahresurlaub/);
    const rest = await manager.get(`/answers/${id}/stream`, { headers: { "last-event-id": "1.4" } });
    expect(rest.text).toContain('data: {"at":4,"text":"Jahresurlaub');
    expect(rest.text).toContain("event: done");
  });

  it("stands in a frame for readers without script, with the way to the page", async () => {
    await provider("stall");
    const chat = await startChat(manager, division);
    const asked = await manager.post(chat, { intent: "ask", question });
    const id = questionIdOf(asked);
    const page = await manager.get(chat);
    expect(page.text).toMatch(new RegExp(`<noscript><iframe title="[^"]+" src="/answers/${id}/frame"`));
    expect(page.text).toMatch(/<button[^>]*form="stop"/);
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    const framed = manager.get(`/answers/${id}/frame`);
    await manager.post(chat, { intent: "stop", message: id });
    const frame = await framed;
    expect(frame.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(frame.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(frame.text).toContain('<html lang="de" dir="ltr">');
    expect(wordsOf(frame)).toContain("Die Antwort wurde gestoppt.");
    const link = new RegExp(`<a href="${chat}\\?branch=${id}&amp;written=${id}\\.1#m-${id}" target="_top">`);
    expect(frame.text).toMatch(link);
    // The page around it still waits: the next question is asked from the frame.
    expect(frame.text).toContain(`<form method="post" action="${chat}#latest" target="_top">`);
    const hidden = /name="requestId" value="([^"]+)"/.exec(frame.text)![1]!;
    const next = await manager.post(chat, {
      intent: "ask",
      requestId: hidden,
      question: "Und wie lange noch?",
    });
    expect(next.status).toBe(302);
  });

  it("says below an answer what was searched instead of a typo", async () => {
    const chat = await startChat(manager, division);
    const asked = await manager.post(chat, {
      intent: "ask",
      question: question.replace("urlaub", "urrlaub"),
    });
    await manager.get(`/answers/${questionIdOf(asked)}/stream`);
    expect(wordsOf(await manager.get(chat))).toMatch(/Gesucht wurde: „Wie lang ist der jahresurlaub/);
  });

  it("is not there because of the question's language, which the page says", async () => {
    const chat = await startChat(manager, division);
    const asked = await manager.post(chat, {
      intent: "ask",
      question: "What is the colour of quantum foam?",
    });
    await manager.get(`/answers/${questionIdOf(asked)}/stream`);
    expect(wordsOf(await manager.get(chat))).toContain(
      "Die Dokumente sind auf Deutsch. Wenn Sie auf Deutsch fragen, finden Sie mehr.",
    );
  });

  it("is stopped, and asked again in its place", async () => {
    await provider("stall");
    const chat = await startChat(manager, division);
    const asked = await manager.post(chat, { intent: "ask", question });
    const id = questionIdOf(asked);
    const busy = await manager.post(chat, { intent: "ask", question: "Und noch eine?" });
    expect(busy.status).toBe(409);
    expect(wordsOf(busy)).toContain("Eine Antwort wird noch geschrieben.");
    expect(busy.text).toContain("Und noch eine?</textarea>");
    const stopped = await manager.post(chat, { intent: "stop", message: id });
    expect(stopped.location).toBe(`${chat}#a-${id}`);
    expect(wordsOf(await manager.get(chat))).toContain("Die Antwort wurde gestoppt.");
    await site.db.run(sql`delete from settings where name = 'provider'`);
    const again = await manager.post(chat, { intent: "again", message: id });
    expect(again.location).toBe(`${chat}#m-${id}`);
    await manager.get(`/answers/${id}/stream`);
    const page = await manager.get(chat);
    expect(page.text.match(/<article/g)).toHaveLength(1);
    expect(wordsOf(page)).toContain("beträgt 30 Tage.");
    expect(wordsOf(page)).not.toContain("gestoppt");
  });

  it("says what went wrong with the provider, and offers to ask again", async () => {
    await provider("500");
    const chat = await startChat(manager, division);
    expect(wordsOf(await manager.get(chat))).toContain("Sie chatten mit einer KI (openai/500).");
    await ask(manager, chat, question);
    const page = wordsOf(await manager.get(chat));
    expect(page).toContain("Der KI-Anbieter hat einen Fehler gemeldet.");
    expect(page).toContain("Erneut fragen");
    expect(page).not.toContain("server had an error");
  });

  it.each([
    ["cut-clean", "Der KI-Anbieter hat die Verbindung während der Antwort unterbrochen."],
    ["endless-error", "Die Antwort des KI-Anbieters war zu lang und wurde abgebrochen."],
    ["not-a-stream", "Der KI-Anbieter hat etwas Unverständliches geantwortet."],
    ["401", "Der KI-Anbieter hat den Schlüssel abgelehnt. Ihre Datenverwaltung kann einen neuen eintragen."],
    ["429", "Der KI-Anbieter ist zurzeit überlastet."],
    // Its own sentence asks for another address, which is not for the asker to enter.
    [
      "redirect",
      "Der Server des KI-Anbieters wurde nicht gefunden oder ist nicht erlaubt. Ihre Datenverwaltung kann seine Adresse ändern.",
    ],
  ] as const)("says of a provider that answers %s: %s", async (mode, sentence) => {
    // A key of its own: five failures in a row with one would open its breaker.
    await provider(mode, `sk-${mode}`);
    const chat = await startChat(employee, division, { root: "/employee/chat" });
    await ask(employee, chat, question);
    expect(wordsOf(await employee.get(chat))).toContain(sentence);
  });

  it("may be Markdown: lists, tables and code, but no link, no picture and no markup of the model's", async () => {
    await provider("markdown");
    const chat = await startChat(employee, division, { root: "/employee/chat" });
    const id = await ask(employee, chat, question);
    const page = await employee.get(chat);
    expect(page.text).toMatch(/<table><thead><tr><th scope="col" dir="auto">Stelle<\/th>/);
    expect(page.text).toMatch(/<ol start="1"><li dir="auto"><p dir="auto">Der Jahresurlaub beträgt 30 Tage/);
    expect(page.text).toMatch(/<pre><code>Der Jahresurlaub beträgt 30 Tage<\/code><\/pre>/);
    expect(page.text).toContain(`href="?source=${id}.1#source"`);
    const body = page.text.slice(0, page.text.indexOf("window.__remixContext"));
    expect(body).not.toMatch(/<(?:img|b)\b[^>]*>hier|href="https:\/\/beispiel|src="https:\/\/beispiel/);
    expect(body).toContain("&lt;b&gt;hier&lt;/b&gt;");
    const frame = await employee.get(`/answers/${id}/frame`);
    expect(frame.text).toContain('<th scope="col" dir="auto">Stelle</th>');
    expect(frame.text).not.toMatch(/href="https:\/\/beispiel|<img|\*\*/);
    const events = (await employee.get(`/answers/${id}/stream?blocks=1`)).text;
    expect(events).toMatch(/event: blocks\ndata: \{"from":0,"blocks":\[.*"kind":"table"/);
    expect(events).toMatch(/event: done\ndata: \{\}\n\n$/);
    expect((await stranger.get(`/answers/${id}/stream?blocks=1`)).status).toBe(404);
  });

  it("names the sentences that no source holds", async () => {
    await provider("obedient");
    const chat = await startChat(manager, division);
    await ask(manager, chat, question);
    const page = await manager.get(chat);
    expect(page.text).toMatch(/<span class="unsupported">[^<]*Das ist sicher/);
    expect(wordsOf(page)).toContain("nicht belegt");
    expect(wordsOf(page)).toContain("Von einer KI geschrieben: openai/obedient");
  });
});
