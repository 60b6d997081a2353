import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
let administrator: Visitor;

const company = newId();
const search = 'role="search"';
/** The download of a list. */
const download = /href="[^"]*export[^"]*format=xlsx/;

beforeAll(async () => {
  site = await startSite();
  await site.db.run(sql`
    insert into companies (id, name, public_code, created_at) values (${company}, 'Neu GmbH', 'neu-gmbh', now())`);
  await site.db.run(
    sql`update users set company_id = ${company} where id = ${demoId("manager@werft.example")}`,
  );
  manager = await site.signedIn("manager@werft.example");
  administrator = await site.signedIn("administrator@lotse.example");
});
afterAll(() => site?.stop());

describe("a list with nothing in it", () => {
  test.each([
    ["/chat", "Keine Chats gefunden", "Dokumente hinzufügen"],
    ["/mistralai/ChatContact", "Noch keine Personen", "Mitarbeitende ansehen"],
    ["/mistralai/ChatFolders", "Noch keine Chats", "Chat starten"],
    ["/mistralai/ChatLog", "Noch keine Fragen", "Frage stellen"],
    ["/feedback-report", "Noch keine Rückmeldungen", "Öffentliches Formular weitergeben"],
    ["/feedback-report/public-feedback", "Noch keine Rückmeldungen", "Öffentliches Formular weitergeben"],
    ["/feedback-report/employee-feedback", "Noch keine Rückmeldungen", undefined],
    ["/feedback-report/approved", "Noch keine freigegebenen Antworten", "Antwort freigeben"],
    ["/feedback-report/golden", "Noch keine Prüffragen", "Prüffrage hinzufügen"],
    ["/tags", "Noch keine Schlagwörter", "Schlagwort hinzufügen"],
  ])("has at %s a sentence and one action, and nothing to search or export", async (path, title, action) => {
    const page = await manager.get(path);
    expect(wordsOf(page)).toContain(title);
    expect(shown(page)).not.toContain('<svg viewBox="0 0 480');
    const main = /<main.*<\/main>/s.exec(shown(page))![0];
    expect(main).not.toContain(search);
    expect(main).not.toMatch(download);
    if (action) expect(wordsOf({ text: main }).split(action)).toHaveLength(2);
  });

  test.each([
    ["/chat?search=x", "Keine Chats gefunden"],
    ["/mistralai/ChatContact?search=x", "Keine Treffer"],
    ["/mistralai/ChatFolders?search=x", "Keine Treffer"],
    ["/mistralai/ChatLog?search=x", "Keine Treffer"],
    ["/feedback-report?search=x", "Keine Treffer"],
    ["/feedback-report/approved?search=x", "Keine Treffer"],
    ["/feedback-report/golden?search=x", "Keine Treffer"],
    ["/tags?search=x", "Keine Treffer"],
    ["/admin/milvus-processing-table?kind=docx&search=nirgends", "Keine Treffer"],
    ["/admin/declarations?search=nirgends", "Keine Treffer"],
  ])("keeps its filters at %s, which are why it is empty", async (path, title) => {
    const page = await (path.startsWith("/admin") ? administrator : manager).get(path);
    expect(wordsOf(page)).toContain(title);
    expect(/<main.*<\/main>/s.exec(shown(page))![0]).toContain(search);
  });

  test("leads to the whole list from a kind of file or of declaration that there is none of", async () => {
    await site.db.run(sql`delete from files`);
    await site.db.run(sql`delete from contract_declarations`);
    for (const path of ["/admin/milvus-processing-table", "/admin/declarations"]) {
      const whole = await administrator.get(path);
      expect(/<main.*<\/main>/s.exec(shown(whole))![0]).not.toContain(search);
      const kind = path.includes("milvus") ? "docx" : "withdrawal";
      expect(shown(await administrator.get(`${path}?kind=${kind}`))).toMatch(
        new RegExp(`<a[^>]*href="${path}"[^>]*>Alle`),
      );
    }
  });
});
