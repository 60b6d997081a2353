import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ask, sendQuestion, startChat } from "./chat-forms";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

const question = "Wie lang ist der *Jahresurlaub*?";

let site: Site;
let employee: Visitor;
let stranger: Visitor;
let chat: string;
let id: string;

beforeAll(async () => {
  site = await startSite();
  const members = [demoId("employee@kontor.example")];
  const division = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Reisen", members });
  await makeFile(
    site.db,
    division,
    ["Der Jahresurlaub beträgt 30 Tage.", "Dienstreisen genehmigt die Leitung."],
    {
      name: "Reise <b>Urlaub</b>.pdf",
    },
  );
  employee = await site.signedIn("employee@kontor.example");
  stranger = await site.signedIn("manager@kontor.example");
  const name = "Mein [Chat](https://beispiel.example)";
  chat = await startChat(employee, division, { name, root: "/employee/chat" });
  id = await ask(employee, chat, question);
});
afterAll(async () => {
  await site?.stop();
});

describe("a chat as Markdown", () => {
  it("has each question with its answer, its sources with file and page, when, and who answered", async () => {
    expect((await employee.get(chat)).text).toContain(`href="${chat}/export"`);
    const file = await employee.get(`${chat}/export`);
    expect(file.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(file.headers.get("content-disposition")).toContain(
      'filename="Mein [Chat](https beispiel.example).md"',
    );
    expect(file.text).toContain("# Mein \\[Chat\\](https://beispiel.example)\n\nExportiert am ");
    expect(file.text).toContain("Bereiche: Reisen");
    expect(file.text).toContain("## Wie lang ist der \\*Jahresurlaub\\*?\n\n*Malte Jessen, ");
    expect(file.text).toContain("Der Jahresurlaub beträgt 30 Tage. [1]");
    expect(file.text).toContain("*Wörtlich zitiert*");
    expect(file.text).toContain(
      "- [1] Reise \\<b\\>Urlaub\\</b\\>.pdf, Seite 1\n  > Der Jahresurlaub beträgt 30 Tage.",
    );
  });

  it("has more questions than a piece holds, first question first, each once", async () => {
    await site.db.run(sql`
      insert into messages (id, conversation_id, question, answer, state, answerer, language, process_id, heartbeat_at, created_at)
      select gen, conversation_id, 'Nummer ' || place, '', 'declined', answerer, language, process_id, heartbeat_at, created_at
      from messages, unnest(${Array.from({ length: 230 }, newId)}::uuid[]) with ordinality as many (gen, place) where id = ${id}`);
    const { text } = await employee.get(`${chat}/export`);
    const numbers = [...text.matchAll(/^## Nummer (\d+)$/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 230 }, (_, at) => at + 1));
    expect(text.indexOf("Jahresurlaub")).toBeLessThan(text.indexOf("Nummer 1"));
  });

  it("has only the branch that is shown, and hides what is withheld", async () => {
    const edit = { intent: "edit", message: id, question: "Wer genehmigt Dienstreisen?" };
    await sendQuestion(employee, chat, edit);
    const newest = (await employee.get(`${chat}/export`)).text;
    expect(newest).toContain("## Wer genehmigt Dienstreisen?");
    expect(newest).not.toContain("Nummer 1");
    expect((await employee.get(`${chat}/export?branch=${id}`)).text).toContain("## Nummer 1\n");
    await site.db.run(sql`delete from division_members where user_id = ${demoId("employee@kontor.example")}
      and division_id in (select division_id from chat_divisions where chat_id = ${chat.split("/").at(-1)})`);
    const closed = (await employee.get(`${chat}/export?branch=${id}`)).text;
    expect(closed).toContain("Sie haben keinen Zugriff mehr auf den Bereich, aus dem diese Antwort stammt.");
    expect(closed).not.toContain("30 Tage");
  });

  it("is not there for others", async () => {
    const path = `${chat.replace("/employee", "")}/export`;
    expect((await stranger.get(path)).status).toBe(404);
    expect((await employee.get(`/employee/chat/${demoId("nothing")}/export`)).status).toBe(404);
  });
});

describe("the log of one's questions as Markdown", () => {
  it("has what the filter finds", async () => {
    const log = await employee.get("/employee/mistralai/ChatLog?search=Nummer+22");
    expect(log.text).toContain("/employee/mistralai/ChatLog/export?search=Nummer+22&amp;format=md");
    const file = await employee.get("/employee/mistralai/ChatLog/export?search=Nummer+22&format=md");
    expect(file.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(file.text.match(/^## /gm)).toHaveLength(10 + 1);
    expect(file.text).toContain("## Nummer 229\n\n*Mein \\[Chat\\](https://beispiel.example), ");
    expect(file.text).toContain("Nichts gefunden");
    const none = await stranger.get("/mistralai/ChatLog/export?search=Nummer+22&format=md");
    expect(none.text).not.toContain("## ");
  });
});

describe("the log of one's questions in print", () => {
  it("has all that the filter finds on one page, and leads back", async () => {
    const log = "/employee/mistralai/ChatLog";
    const page = await employee.get(`${log}?search=Nummer&size=10`);
    expect(page.text).toContain(`${log}?search=Nummer&amp;print=yes`);
    const printed = wordsOf(await employee.get(`${log}?search=Nummer&print=yes`));
    expect(printed.match(/Nummer \d+ /g)).toHaveLength(230);
    expect(printed.includes("Die Druckansicht zeigt 230 Fragen. Druckansicht schließen")).toBe(true);
    expect(wordsOf(await stranger.get("/mistralai/ChatLog?search=Nummer&print=yes"))).not.toContain(
      "Nummer 1",
    );
  });
});
