import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeDivision, makeFile } from "../factories/knowledge";
import { readSheet } from "../factories/read-sheet";
import { type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const question = "Wie lang ist der Jahresurlaub auf dem Leuchtturm?";
let site: Site;
let manager: Visitor;
let employee: Visitor;
let publicUser: Visitor;
let division: string;

beforeAll(async () => {
  site = await startSite();
  division = await makeDivision(site.db, demoId("Kontor Nord GmbH"), {
    name: "Leuchtturm",
    members: [demoId("employee@kontor.example")],
  });
  await makeFile(site.db, division, ["Der Jahresurlaub auf dem Leuchtturm beträgt 41 Tage."]);
  manager = await site.signedIn("manager@kontor.example");
  employee = await site.signedIn("employee@kontor.example");
  publicUser = await site.signedIn("public@lotse.example");
});
afterAll(() => site?.stop());

describe("an employee whom nobody has added to a division", () => {
  it("reads that, and whom to ask, instead of waiting for a file", async () => {
    const { db } = site;
    const id = demoId("employee@werft.example");
    await db.run(sql`delete from division_members where user_id = ${id}`);
    await db.run(sql`delete from chats where owner_id = ${id}`);
    const visitor = await site.signedIn("employee@werft.example");
    for (const path of ["/employee/chat", "/employee/mistralai"]) {
      const page = wordsOf(await visitor.get(path));
      expect(page, path).toContain("Bitten Sie Ihre Datenverwaltung, Sie hinzuzufügen.");
      expect(page, path).not.toContain("wenn eine Datei hochgeladen");
    }
    const divisions = wordsOf(await visitor.get("/employee/chat/chatDivisions"));
    expect(divisions).toContain("Noch keine Bereiche");
    expect(divisions, "of what the company may create").not.toContain("Bereichen angelegt");
  });
});

describe("asking without a chat", () => {
  it("makes the chat and asks in one form, sent twice only once, and the log lists the question", async () => {
    const form = { requestId: "one-form-of-the-ask-page.ask", question, divisionIds: division };
    const asked = await employee.post("/employee/mistralai", form);
    const again = await employee.post("/employee/mistralai", form);
    expect(asked.status).toBe(302);
    expect(asked.location).toMatch(/^\/employee\/chat\/[\w-]+#m-/);
    expect(again.location).toBe(asked.location);
    const [chat, message] = asked.location!.split("#m-");
    await employee.get(`/answers/${message}/stream`);
    await employee.post(chat!, { intent: "like", message: message!, liked: "yes" });
    const log = wordsOf(await employee.get("/employee/chat/ChatLogs?search=Leuchtturm"));
    expect(log.split(question).length).toBeGreaterThan(1);
    expect(wordsOf(await employee.get("/employee/mistralai/ChatLog?search=Leuchtturm"))).toContain(question);
    const disliked = await employee.get("/employee/mistralai/ChatLog?search=Leuchtturm&feedback=disliked");
    expect(wordsOf(disliked)).toContain("Keine Ihrer Fragen entspricht diesen Filtern.");
    expect(disliked.text).toContain("ChatLog/export?search=Leuchtturm&amp;feedback=disliked");
    const csv = await employee.get("/employee/mistralai/ChatLog/export?search=Leuchtturm");
    expect(csv.text).toContain("41 Tage");
    const sheet = await employee.get("/employee/mistralai/ChatLog/export?search=Leuchtturm&format=xlsx");
    expect(sheet.headers.get("content-type")).toContain("spreadsheetml.sheet");
    const { rows } = await readSheet(sheet.bytes);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain("Rückmeldung");
    expect(rows[1]).toEqual(expect.arrayContaining([question, "Hilfreich"]));
    expect(rows[1]!.join()).toContain("41 Tage");
    expect(wordsOf(await manager.get("/mistralai/ChatLog?search=Leuchtturm"))).not.toContain(question);
    const others = await manager.get("/mistralai/ChatLog/export?search=Leuchtturm");
    expect(others.text).not.toContain("41 Tage");
  });

  it("says that a question is too long instead of cutting its end off", async () => {
    const page = "/employee/mistralai";
    expect(/<textarea[^>]*id="question"[^>]*>/.exec((await employee.get(page)).text)![0]).not.toContain(
      "axlength",
    );
    const refused = await employee.post(page, { question: `${"a".repeat(4000)} Und das Ende?` });
    expect([refused.status, shown(refused)]).toEqual([422, expect.stringContaining("Und das Ende?")]);
    expect(wordsOf(refused)).toContain("4.000");
  });

  it("is where a new chat begins, from the list, beside a chat and from a division, which is then chosen", async () => {
    const list = await employee.get("/employee/chat?which=public");
    const chat = /href="(\/employee\/chat\/[\w-]{36})/.exec((await employee.get("/employee/chat")).text)![1]!;
    for (const page of [list, await employee.get(chat)])
      expect(page.text).toMatch(/<a[^>]* href="\/employee\/mistralai"[^>]*>(<svg.*?<\/svg>)?Neuer Chat</);
    // The menu calls the same page by the same name, and the page that sets a chat up has another one.
    expect(wordsOf(list).match(/Neuer Chat/g)!.length).toBeGreaterThan(1);
    expect(wordsOf(list)).not.toContain("Alle Bereiche befragen");
    expect(shown(await employee.get("/employee/mistralai"))).toContain("<title>Neuer Chat – ");
    expect(shown(await employee.get("/employee/chat/new"))).toContain("<title>Chat einrichten – ");
    const divisions = await employee.get("/employee/chat/chatDivisions");
    expect(divisions.text).toContain(`href="/employee/mistralai?division=${division}"`);
    const asking = await employee.get(`/employee/mistralai?division=${division}`);
    const boxes = asking.text.match(/<input[^>]*name="divisionIds"[^>]*>/g)!;
    expect(boxes.filter(box => box.includes("checked"))).toEqual([expect.stringContaining(division)]);
    expect(asking.text).toContain('href="/employee/chat/new"');
  });

  it("keeps the field and says what is missing when the question is empty", async () => {
    const refused = await manager.post("/mistralai", { question: " ", divisionIds: division });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain("Was möchten Sie wissen?");
  });

  it("keeps the field where a chosen division was closed to its asker meanwhile, and so do a chat's settings", async () => {
    const closed = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Bald zu" });
    const form = { question, name: "Mein Chat", visibility: "private", divisionIds: closed };
    const { location } = await employee.post("/employee/chat/new", { ...form, divisionIds: division });
    for (const page of ["/employee/mistralai", "/employee/chat/new", `${location}/edit`]) {
      const refused = await employee.post(page, form);
      expect([page, refused.status]).toEqual([page, 404]);
      expect(wordsOf(refused), page).toContain(
        "Ein gewählter Bereich oder eine gewählte Datei ist nicht mehr verfügbar.",
      );
      expect(refused.text, page).toContain(
        page.endsWith("mistralai") ? `>${question}</textarea>` : 'value="Mein Chat"',
      );
    }
  });

  it("limits the question to single files, found without script while the field keeps its words", async () => {
    const file = await makeFile(site.db, division, ["Der Jahresurlaub auf Helgoland beträgt 42 Tage."], {
      name: "Helgoland.pdf",
    });
    const page = await employee.get("/employee/mistralai");
    expect(page.text).toContain(`value="${file}"`);
    const form = { question, divisionIds: division, fileSearch: "Helgo", intent: "files" };
    const searched = await employee.post("/employee/mistralai", form);
    expect(searched.status).toBe(200);
    expect(searched.text).toContain(`>${question}</textarea>`);
    expect(searched.text).toContain(`value="${file}"`);
    const refused = await employee.post("/employee/mistralai", { question: "", fileIds: file });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(
      new RegExp(`(checked=""[^>]*value="${file}"|value="${file}"[^>]*checked="")`),
    );
    const asked = await employee.post("/employee/mistralai", { question, fileIds: file });
    const chat = await employee.get(asked.location!.split("#")[0]!);
    expect(wordsOf(chat)).toContain("nur: Helgoland.pdf");
    await employee.get(`/answers/${asked.location!.split("#m-")[1]}/stream`);
    const answered = wordsOf(await employee.get(asked.location!.split("#")[0]!));
    expect(answered).toContain("42 Tage");
    expect(answered).not.toContain("41 Tage");
  });

  it("puts a proposed question into the field", async () => {
    const page = await manager.get(`/mistralai?question=${encodeURIComponent(question)}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`>${question}</textarea>`);
  });

  it("leads people without a company to the public chats", async () => {
    const page = await publicUser.get("/mistralai");
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("<textarea");
    expect(wordsOf(page)).toContain("Öffentliche Chats ansehen");
    expect((await publicUser.get("/mistralai/ChatLog")).status).toBe(200);
  });

  it("is as easy on the page of chats, for a person who has none", async () => {
    await site.db.run(sql`delete from chats where owner_id = ${demoId("employee@kontor.example")}`);
    const page = await employee.get("/employee/chat");
    expect(page.text).toContain('name="question"');
    expect(page.text).toContain(`value="${division}"`);
    const form = { question: "", divisionIds: division };
    const refused = await employee.post("/employee/chat?index", form);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('id="question-error"');
    const asked = await employee.post("/employee/chat?index", { ...form, question });
    expect(asked.location).toMatch(/^\/employee\/chat\/[\w-]+#m-/);
    const list = await employee.get("/employee/chat");
    expect(list.text).not.toContain('name="question"');
    expect(wordsOf(list)).toContain(question);
    expect((await manager.get("/chat")).text).not.toContain('name="question"');
  });
});
