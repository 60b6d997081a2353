import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

const list = "/feedback-report/topics";

/** The words of the form that the first link to make a question a golden question leads to, for its first division. */
async function goldenForm(page: { text: string }): Promise<string> {
  const to = /href="(\/feedback-report\/golden\/new\?[^"]+)"/.exec(page.text)![1]!.replaceAll("&amp;", "&");
  // A topic of several divisions lets the reader choose one.
  const form = to.includes("divisionId=") ? undefined : await manager.get(to);
  const division = form && /<option value="([\w-]{36})"/.exec(form.text)![1]!;
  return wordsOf(await manager.get(division ? `${to}&divisionId=${division}` : to));
}

describe("open topics, without script", () => {
  it("of the demo company stand in a list, lead to an upload, and close after a question", async () => {
    const page = await manager.get(list);
    expect(page.status).toBe(200);
    const to = /\/feedback-report\/topics\/[\w-]{36}/.exec(shown(page))![0];
    const topic = await manager.get(to);
    expect(shown(topic)).toContain('href="/knowledge/new?division=');
    expect(await goldenForm(topic)).toContain("Antwort heute");
    expect(wordsOf(await manager.get(`${to}/close`))).toContain("Das Thema erscheint erst wieder");
    expect((await manager.post(`${to}/close`, { version: "999" })).status).toBe(409);
    const version = /name="version" value="(\d+)"/.exec((await manager.get(`${to}/close`)).text)![1]!;
    const closed = await manager.post(`${to}/close`, { version }, { follow: true });
    expect(wordsOf(closed)).toContain("wurde geschlossen.");
    expect(shown(closed)).not.toContain(to);
    expect((await manager.get(to)).status).toBe(404);
    const { aside } = await site.db.one<{ aside: number }>(
      sql`select count(*) as aside from set_aside_questions`,
    );
    expect(aside).toBe(Number(version));
  });

  it("of one division are shown alone by its link", async () => {
    const all = shown(await manager.get(list));
    const links = [
      ...all.matchAll(/href="(\/feedback-report\/topics\?division=[\w-]{36})"[^>]*>(?:<bdi>)?([^<]+)/g),
    ];
    expect(links.length).toBeGreaterThan(1);
    const rows = (html: string) => html.split("<tbody")[1]!.split("</tbody>")[0]!.split("<tr").slice(1);
    for (const [, to = "", division = ""] of links) {
      const own = rows(shown(await manager.get(to)));
      expect(own).toEqual(rows(all).filter(row => row.includes(division)));
      expect(own.length).toBeGreaterThan(0);
    }
    expect(rows(shown(await manager.get(`${list}?division=x`)))).toHaveLength(rows(all).length);
  });

  it("that are closed stand in a list with what answers them", async () => {
    expect(shown(await manager.get(list))).toContain(`href="${list}/closed"`);
    const words = wordsOf(await manager.get(`${list}/closed`));
    expect(words).toContain("Deutschlandticket · Jobticket");
    expect(words).toContain("Beantwortet");
    const stranger = await site.signedIn("manager@werft.example");
    expect(wordsOf(await stranger.get(`${list}/closed`))).toContain("Noch keine geschlossenen Themen");
  });

  it("show what the company's model calls them as its own words, never as markup, while their question is handed on", async () => {
    const id = /\/feedback-report\/topics\/([\w-]{36})/.exec(shown(await manager.get(list)))![1]!;
    await site.db.run(sql`
      insert into feedback (id, company_id, source, user_id, message_id, liked, handed_on, created_at, updated_at)
      select gen_random_uuid(), c.company_id, 'answer', v.asker_id, m.id, false, true, now(), now()
      from messages m join conversations v on v.id = m.conversation_id join chats c on c.id = v.chat_id where m.id = ${id}
      on conflict on constraint feedback_once do update set handed_on = true`);
    await site.db.run(sql`
      insert into topic_names (id, company_id, message_ids, name, model, created_at)
      select gen_random_uuid(), company_id, array[message_id], 'Name <b>mit</b> Zeichen', 'openai/fake', now()
      from feedback where message_id = ${id}`);
    for (const path of [list, `${list}/${id}`]) {
      const page = await manager.get(path);
      expect(shown(page)).toContain("Name &lt;b&gt;mit&lt;/b&gt; Zeichen");
      expect(shown(page)).not.toContain("<b>mit</b>");
      expect(wordsOf(page)).toContain("Name vom KI-Modell");
    }
    expect(wordsOf(await manager.get(`${list}/${id}/close`))).toContain("mit");
    await site.db.run(sql`update feedback set handed_on = false where message_id = ${id}`);
    expect(wordsOf(await manager.get(list))).not.toContain("Name vom KI-Modell");
  });

  it("are named by a model only once the data manager has said so, on a form that says what is sent", async () => {
    const settings = "/account-settings/ai";
    const form = await manager.get(settings);
    expect(wordsOf(form)).toContain("nur Fragen gesendet, die Mitarbeitende weitergegeben haben");
    expect(/<input[^>]*name="topicNames"[^>]*>/.exec(form.text)![0]).not.toContain("checked");
    const version = /name="version" value="(\d+)"/.exec(form.text)![1]!;
    const fields = { kind: "operator", rewrites: "on", topicNames: "on", version };
    expect((await manager.post(settings, fields)).status).toBe(302);
    const saved = await manager.get(settings);
    expect(/<input[^>]*name="topicNames"[^>]*>/.exec(saved.text)![0]).toContain("checked");
    const employee = await site.signedIn("employee@kontor.example");
    await employee.post(settings, { kind: "operator", version: "1" });
    const again = await manager.get(settings);
    expect(/<input[^>]*name="topicNames"[^>]*>/.exec(again.text)![0]).toContain("checked");
  });

  it("are no other company's, and empty with the reason for a public user", async () => {
    const to = /\/feedback-report\/topics\/[\w-]{36}/.exec(shown(await manager.get(list)))![0];
    const stranger = await site.signedIn("manager@werft.example");
    expect(wordsOf(await stranger.get(list))).toContain("Keine offenen Themen");
    expect((await stranger.get(to)).status).toBe(404);
    expect((await stranger.post(`${to}/close`, { version: "1" })).status).toBe(404);
    const guest = await site.signedIn("public@lotse.example");
    expect(wordsOf(await guest.get(list))).toContain("Ihr Konto gehört zu keinem Unternehmen.");
  });
});
