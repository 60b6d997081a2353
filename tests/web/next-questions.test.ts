import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ask, sendQuestion, startChat } from "./chat-forms";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let employee: Visitor;
let chat: string;
let division: string;

beforeAll(async () => {
  site = await startSite();
  const members = [demoId("employee@kontor.example")];
  division = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Reisen", members });
  await makeFile(site.db, division, [
    "Der Jahresurlaub beträgt 30 Tage. Resturlaub verfällt im März.",
    "Dienstreisen genehmigt die Leitung.",
  ]);
  employee = await site.signedIn("employee@kontor.example");
  chat = await startChat(employee, division, { root: "/employee/chat" });
});
afterAll(async () => {
  await site?.stop();
});

describe("the next question, without script", () => {
  it("begins with the sentence that its asker takes from an open source", async () => {
    const id = await ask(employee, chat, "Wann verfällt Resturlaub?");
    const open = await employee.get(`${chat}?source=${id}.1`);
    expect(wordsOf(open)).toContain("In die nächste Frage übernehmen");
    expect(open.text).toContain(`href="?source=${id}.1&amp;quote=yes#question"`);
    const quoting = await employee.get(`${chat}?source=${id}.1&quote=yes`);
    expect(quoting.text).toMatch(/<textarea[^>]*id="question"[^>]*>\n?„Resturlaub verfällt im März.“/);
    // Of an answer that is not there nothing is quoted.
    const strange = await employee.get(`${chat}?source=${demoId("x")}.1&quote=yes`);
    expect(strange.text).toMatch(/<textarea[^>]*id="question"[^>]*>\n?<\/textarea>/);
  });

  it("says what was searched, and is searched without the question before at one press", async () => {
    await ask(employee, chat, "Wer genehmigt Dienstreisen?");
    const id = await ask(employee, chat, "Und im März?");
    const joined = await employee.get(chat);
    expect(wordsOf(joined)).toContain("Gesucht wurde: „Und im März? (Wer genehmigt Dienstreisen)“");
    expect(wordsOf(joined)).toContain("Ohne Zusammenhang suchen");
    await sendQuestion(employee, chat, { intent: "again", message: id, alone: "yes" });
    const alone = wordsOf(await employee.get(chat));
    expect(alone).toContain("Ohne die vorige Frage gesucht.");
    expect(alone).toContain("Mit Zusammenhang suchen");
    const wrong = await employee.post(chat, { intent: "again", message: id, alone: "vielleicht" });
    expect(wrong.status).toBe(422);
    const other = await site.signedIn("lars.thomsen@kontor.example");
    expect((await other.post(chat, { intent: "again", message: id, alone: "no" })).status).toBe(404);
  });

  it("is answered as long and in the language that the chat's form says, which keeps what was chosen", async () => {
    const fields = { name: "Fragen", visibility: "private", divisionIds: division };
    const wishes = { answerLength: "short", answerLanguage: "fr" };
    const refused = await employee.post(`${chat}/edit`, { ...fields, ...wishes, name: "" });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(
      /<option[^>]*value="short"[^>]*selected|<option[^>]*selected[^>]*value="short"/,
    );
    expect((await employee.post(`${chat}/edit`, { ...fields, ...wishes })).status).toBe(302);
    const edit = (await employee.get(`${chat}/edit`)).text;
    for (const chosen of ["short", "fr"])
      expect(edit).toMatch(
        new RegExp(`<option[^>]*value="${chosen}"[^>]*selected|selected[^>]*value="${chosen}"`),
      );
    expect((await employee.post(`${chat}/edit`, { ...fields, answerLength: "endlos" })).status).toBe(422);
  });
});
