import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ask, questionIdOf, sendQuestion, startChat } from "./chat-forms";
import { type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const leave = "Der Jahresurlaub beträgt 30 Tage. Resturlaub verfällt im März.";
const question = "Wie lang ist der Jahresurlaub?";
const travel = "Wer genehmigt Dienstreisen?";

let site: Site;
let employee: Visitor;
let chat: string;

beforeAll(async () => {
  site = await startSite();
  const members = [demoId("employee@kontor.example")];
  const division = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Reisen", members });
  await makeFile(site.db, division, [leave, "Dienstreisen genehmigt die Leitung."]);
  employee = await site.signedIn("employee@kontor.example");
  chat = await startChat(employee, division, { root: "/employee/chat" });
});
afterAll(async () => {
  await site?.stop();
});

describe("editing a question without script", () => {
  it("opens a form in its place, and keeps both versions with what followed them", async () => {
    const first = await ask(employee, chat, question);
    await ask(employee, chat, "Wann verfällt Resturlaub?");
    const page = await employee.get(chat);
    expect(page.text).toContain(`href="?edit=${first}#m-${first}"`);
    const open = await employee.get(`${chat}?edit=${first}`);
    expect(open.text).toMatch(
      new RegExp(`<textarea[^>]*id="e-${first}"[^>]*>${question.replace("?", "\\?")}<`),
    );
    expect(wordsOf(open)).toContain("Die bisherige Version bleibt erhalten");

    const sent = await employee.post(`${chat}?edit=${first}`, {
      intent: "edit",
      message: first,
      question: travel,
    });
    const second = questionIdOf(sent);
    expect(sent.location).toBe(`${chat}?branch=${second}#m-${second}`);
    await employee.get(`/answers/${second}/stream`);
    const edited = await employee.get(chat);
    expect(wordsOf(edited)).toContain("2 von 2");
    expect(shown(edited)).not.toContain("Wann verfällt Resturlaub?");
    expect(edited.text).toContain(`href="?branch=${first}#m-${first}"`);
    const earlier = await employee.get(`${chat}?branch=${first}`);
    expect(wordsOf(earlier)).toContain("1 von 2");
    expect(wordsOf(earlier)).toContain("Wann verfällt Resturlaub?");
    expect(wordsOf(earlier)).not.toContain(travel);
    const after = /name="after" value="([^"]+)"/.exec(earlier.text)![1]!;
    const follow = await sendQuestion(employee, `${chat}?branch=${first}`, {
      intent: "ask",
      question: "Verfällt er im März?",
      after,
    });
    const path = await employee.get(`${chat}?branch=${follow}`);
    expect(wordsOf(path)).toContain(question);
    expect(wordsOf(path)).toContain("Verfällt er im März?");
    const liked = await employee.post(`${chat}?branch=${second}`, {
      intent: "like",
      message: second,
      liked: "yes",
    });
    expect(liked.location).toBe(`${chat}?branch=${second}#a-${second}`);
    const log = await employee.get("/employee/mistralai/ChatLog");
    expect(log.text).toContain(`branch=${first}#m-${first}`);
  });

  it("keeps the words of a refused form, beside the question", async () => {
    const id = await ask(employee, chat, question);
    const form = { intent: "edit", message: id, question: `${"sehr ".repeat(900)}lang?` };
    const refused = await employee.post(`${chat}?edit=${id}`, form);
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(new RegExp(`<textarea[^>]*id="e-${id}"[^>]*>(sehr ){900}lang`));
    expect(refused.text).toContain(`href="#e-${id}"`);
    expect(refused.text).toMatch(/<textarea[^>]*id="question"[^>]*><\/textarea>/);
  });

  it("is not there for others, and an unknown branch shows the newest", async () => {
    const id = await ask(employee, chat, question);
    const manager = await site.signedIn("manager@kontor.example");
    const form = { intent: "edit", message: id, question: travel };
    expect((await manager.post(chat.replace("/employee", ""), form)).status).toBe(404);
    expect(wordsOf(await employee.get(`${chat}?branch=${demoId("nothing")}`))).toContain(question);
    expect((await employee.get(`${chat}?branch=strange`)).status).toBe(404);
  });
});
