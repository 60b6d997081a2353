import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const kontor = demoId("Kontor Nord GmbH");
const safety = demoId("tag Arbeitssicherheit");
const delivery = demoId("tag Lieferung und Versand");

let site: Site;
let manager: Visitor;
let employee: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  employee = await site.signedIn("employee@kontor.example");
  stranger = await site.signedIn("manager@werft.example");
});
afterAll(() => site?.stop());

const idOf = async (table: "files" | "emails", name: string) => {
  const found = await site.db.one<{ id: string }>(
    table === "files"
      ? sql`select id from files where name = ${name} and company_id = ${kontor}`
      : sql`select id from emails where subject = ${name} and company_id = ${kontor}`,
  );
  return found.id;
};

describe("tags of files, mails and chats, without script", () => {
  it("are set on a file's page, where those that fit its words come first, and filter the list", async () => {
    const id = await idOf("files", "Preisliste Großhandel Herbst 2026.pdf");
    const page = await manager.get(`/files/${id}`);
    expect(wordsOf(page)).toContain("Preise und Angebote Passt zum Inhalt");
    const saved = await manager.post(`/files/${id}`, {
      intent: "tags",
      tagIds: safety,
      requestId: hidden(page, "requestId"),
    });
    expect(saved.location).toBe(`/files/${id}`);
    expect(wordsOf(await manager.get(saved.location!))).toContain("Die Schlagwörter wurden gespeichert.");
    const list = await manager.get(`/mistralai/chatDivisions?tagId=${safety}`);
    expect(wordsOf(list)).toContain("Preisliste Großhandel Herbst 2026.pdf");
    expect(wordsOf(list)).not.toContain("Mitarbeiterhandbuch 2026.pdf");
    expect(shown(list)).toContain(`<option value="${safety}" selected="">`);
    expect(wordsOf(await manager.get(`/mistralai/chatDivisions?tagId=${kontor}`))).toContain(
      "Keine Dateien mit diesem Schlagwort",
    );
    expect((await stranger.post(`/files/${id}`, { intent: "tags", tagIds: "" })).status).toBe(404);
  });

  it("are set on a mail's page and for many mails at once, with a way back", async () => {
    const id = await idOf("emails", "Aussteller und Hallenplan");
    const view = `/apps/email/message/${id}`;
    const page = await manager.get(view);
    expect((await manager.post(view, { intent: "tags", tagIds: safety })).location).toBe(view);
    expect(wordsOf(await manager.get(`/apps/email?tagId=${safety}`))).toContain("Aussteller und Hallenplan");
    expect(page.status).toBe(200);
    const many = await manager.post("/apps/email", { intent: "tag", tagId: delivery, id });
    const done = await manager.get(many.location!);
    expect(wordsOf(done)).toContain("1 E-Mail hat das Schlagwort erhalten.");
    expect(wordsOf(await manager.get(view))).toContain("Lieferung und Versand");
    await manager.post("/apps/email", { intent: "undo", undo: hidden(done, "undo") });
    const { tags } = await site.db.one<{ tags: string[] }>(
      sql`select array_agg(tag_id) as tags from email_tags where email_id = ${id}`,
    );
    expect(tags).toEqual([safety]);
    expect((await stranger.post(view, { intent: "tags", tagIds: "" })).status).toBe(404);
  });

  it("are labels of the mailbox's own: each has its list, which a stranger and a wrong address do not find", async () => {
    const at = `/apps/email/label/${delivery}`;
    const list = wordsOf(await manager.get(at));
    for (const subject of ["Lieferzeit für Röstkaffee", "Rückgabe einer Kiste"])
      expect(list).toContain(subject);
    expect(list).not.toContain("Aussteller und Hallenplan");
    expect(list).toMatch(/Lieferung und Versand.*Schlagwörter verwalten/);
    const id = await idOf("emails", "Aussteller und Hallenplan");
    const many = await manager.post(at, { intent: "tag", tagId: delivery, id });
    expect(many.location).toContain(at);
    expect(wordsOf(await manager.get(many.location!))).toContain("Aussteller und Hallenplan");
    const beside = await manager.get(`/apps/email/message/${id}?in=label:${delivery}`);
    expect(shown(beside)).toContain(`href="${at}"`);
    await manager.post(at, { intent: "move:trash", id });
    expect(wordsOf(await manager.get(at))).not.toContain("Aussteller und Hallenplan");
    await manager.post("/apps/email/trash", { intent: "move:inbox", id });
    await manager.post(at, { intent: "untag", tagId: delivery, id });
    expect((await stranger.get(at)).status).toBe(404);
    for (const wrong of [kontor, "anything"])
      expect((await manager.get(`/apps/email/label/${wrong}`)).status).toBe(404);
  });

  it("are set where a reader organises a chat, filter their chats, and stay out of everybody else's sight", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      select id from chats where owner_id = ${demoId("employee@kontor.example")} order by id limit 1`);
    const form = await employee.get(`/employee/chat/${id}/place`);
    expect(wordsOf(form)).toContain("Nur Sie sehen diese Schlagwörter");
    await employee.post(`/employee/chat/${id}/place`, { folderId: "", tags: "on", tagIds: safety });
    expect(shown(await employee.get(`/employee/chat?tagId=${safety}`))).toContain(`/employee/chat/${id}`);
    expect(shown(await employee.get(`/employee/chat/ChatFolders?tagId=${safety}`))).toContain(id);
    expect(shown(await employee.get(`/employee/chat?tagId=${delivery}`))).not.toContain(
      `/employee/chat/${id}#`,
    );
    await site.db.run(sql`delete from file_tags where tag_id = ${safety}`);
    await site.db.run(sql`delete from email_tags where tag_id = ${safety}`);
    await site.db.run(sql`delete from feedback_tags where tag_id = ${safety}`);
    const question = wordsOf(await manager.get(`/tags/${safety}/delete`));
    expect(question).not.toContain("verlieren:");
    expect(question).toContain("Andere Personen verwenden dieses Schlagwort möglicherweise in ihren Chats.");
    await employee.post(`/employee/chat/${id}/place`, { folderId: "", tags: "on" });
    expect(
      await site.db.maybe(sql`select 1 as kept from chat_tags where tag_id = ${safety}`),
    ).toBeUndefined();
  });

  it("need a name that can be seen: one of zero-width spaces is refused at its field", async () => {
    const refused = await manager.post("/tags/new", { name: "\u200b\u2060 \u200b", colour: "blue" });
    expect(refused.status).toBe(422);
    expect(errorAt(refused, "name")).toBe("Bitte füllen Sie dieses Feld aus.");
    expect((await manager.post("/tags/new", { name: "Sicht\u200bbar", colour: "blue" })).location).toBe(
      "/tags",
    );
    expect(await site.db.maybe(sql`select id from tags where name = 'Sichtbar'`)).toBeDefined();
  });

  it("show the second of two people what the first has saved, beside what they typed", async () => {
    await manager.post("/tags/new", { name: "Zwei Fenster", colour: "blue" });
    const { id } = await site.db.one<{ id: string }>(sql`select id from tags where name = 'Zwei Fenster'`);
    const version = hidden(await manager.get(`/tags/${id}`), "version");
    await manager.post(`/tags/${id}`, { name: "Erstes Fenster", colour: "red", version });
    const late = await manager.post(`/tags/${id}`, { name: "Zweites Fenster", colour: "blue", version });
    expect(late.status).toBe(409);
    expect(late.text).toContain('value="Zweites Fenster"');
    expect(wordsOf(late)).toMatch(/Inzwischen gespeichert: Erstes Fenster .* Inzwischen gespeichert: Rot/);
    const again = { name: "Zweites Fenster", colour: "blue", version: hidden(late, "version") };
    expect((await manager.post(`/tags/${id}`, again)).location).toBe("/tags");
  });

  it("are merged into a tag that was chosen, never into the first of the list unasked", async () => {
    await manager.post("/tags/new", { name: "Geht auf" });
    const { id } = await site.db.one<{ id: string }>(sql`select id from tags where name = 'Geht auf'`);
    expect(shown(await manager.get(`/tags/${id}/merge`))).toContain(
      '<option value="" selected="">Bitte wählen<',
    );
    const refused = await manager.post(`/tags/${id}/merge`, { intoId: "" });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain("Bitte füllen Sie dieses Feld aus.");
    expect(await site.db.maybe(sql`select id from tags where id = ${id}`)).toBeDefined();
  });

  it("that another window deleted are said to be gone, and what was typed can be added as a new one", async () => {
    await manager.post("/tags/new", { name: "Kurzlebig", colour: "blue" });
    const { id } = await site.db.one<{ id: string }>(sql`select id from tags where name = 'Kurzlebig'`);
    const version = hidden(await manager.get(`/tags/${id}`), "version");
    const colour = "red";
    await site.db.run(sql`delete from tags where id = ${id}`);
    const gone = await manager.post(`/tags/${id}`, { name: "Kurzlebig 2", colour, version });
    expect([gone.status, wordsOf(gone)]).toEqual([404, expect.stringContaining("Nicht mehr vorhanden")]);
    expect([hidden(gone, "name"), hidden(gone, "colour")]).toEqual(["Kurzlebig 2", colour]);
    expect(gone.text).toContain('href="/tags"');
    const invalid = await manager.post(`/tags/${id}`, { name: "Kurzlebig 3", colour: "farblos", version });
    expect([invalid.status, hidden(invalid, "name")]).toEqual([404, "Kurzlebig 3"]);
    const late = await manager.post(`/tags/${id}/delete`, { version });
    expect(wordsOf(late)).toContain("Dieser Eintrag wurde bereits gelöscht");
  });

  it("that were deleted after the page was shown are named on it, and what else was chosen stays", async () => {
    const gone = "00000000-0000-7000-8000-000000000000";
    const file = await idOf("files", "Mitarbeiterhandbuch 2026.pdf");
    const { id: feedback } = await site.db.one<{ id: string }>(
      sql`select id from feedback where company_id = ${kontor} order by id limit 1`,
    );
    for (const at of [`/files/${file}`, `/feedback-report/${feedback}`]) {
      const version = hidden(await manager.get(at), "version");
      const refused = await manager.post(at, { intent: "tags", tagIds: [gone, safety], version });
      expect([at, refused.status]).toEqual([at, 404]);
      expect(wordsOf(refused)).toContain("Dieser Eintrag existiert nicht oder wurde gelöscht.");
      expect(refused.text).toMatch(
        new RegExp(`checked=""[^>]*value="${safety}"|value="${safety}"[^>]*checked`),
      );
      expect((await stranger.post(at, { intent: "tags", tagIds: [gone] })).status).toBe(404);
      expect(wordsOf(await stranger.post(at, { intent: "tags", tagIds: [gone] }))).toContain(
        "Seite nicht gefunden",
      );
    }
    const merged = await manager.post(`/tags/${delivery}/merge`, { intoId: gone });
    expect(merged.status).toBe(404);
    expect(wordsOf(merged)).toContain("Dieser Eintrag existiert nicht oder wurde gelöscht.");
    expect(merged.text).toContain('name="intoId"');
  });

  it("are counted by kind, and a deletion names what loses it", async () => {
    const list = wordsOf(await manager.get("/tags"));
    for (const column of ["Rückmeldungen", "Dateien", "E-Mails", "Ihre Chats"])
      expect(list).toContain(column);
    const question = wordsOf(await manager.get(`/tags/${demoId("tag Preise und Angebote")}/delete`));
    expect(question).toMatch(
      /Dieses Schlagwort verlieren: \d+ Rückmeldungen, [12] Datei(en)? und [23] E-Mails\./,
    );
  });
});
