import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ask, startChat } from "./chat-forms";
import { hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const kontor = demoId("Kontor Nord GmbH");
const employeeId = demoId("employee@kontor.example");
const leave = "Der Jahresurlaub beträgt 30 Tage. Resturlaub verfällt im März.";
const travel = "Dienstreisen genehmigt die Leitung.";
const question = "Wie lang ist der Jahresurlaub?";

const idIn = (path: string) => path.split("/").at(-1)!;

let site: Site;
let manager: Visitor;
let employee: Visitor;
let stranger: Visitor;
let publicUser: Visitor;
/** The employee's division with a file of two pages. */
let division: string;
/** A division without files. */
let empty: string;

beforeAll(async () => {
  site = await startSite();
  division = await makeDivision(site.db, kontor, { name: "Reisen", members: [employeeId] });
  await makeFile(site.db, division, [travel, leave], { name: "Reisen.pdf" });
  empty = await makeDivision(site.db, kontor, { name: "Leer", members: [employeeId] });
  manager = await site.signedIn("manager@kontor.example");
  employee = await site.signedIn("employee@kontor.example");
  stranger = await site.signedIn("manager@werft.example");
  publicUser = await site.signedIn("public@lotse.example");
});
afterAll(() => site?.stop());

describe("another user's chat", () => {
  it("is not there for a stranger, nor is anything of it", async () => {
    const chat = await startChat(manager, division);
    const id = await ask(manager, chat, question);
    const paths = [chat, `${chat}?source=${id}.1`, `${chat}/edit`, `${chat}/delete`];
    for (const path of [...paths, `/answers/${id}/stream`, `/answers/${id}/frame`]) {
      for (const visitor of [stranger, publicUser]) {
        const answer = await visitor.get(path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(wordsOf(answer)).not.toMatch(/Jahresurlaub|Fragen/);
      }
    }
    const forms: Record<string, string>[] = [
      { intent: "ask", question },
      { intent: "again", message: id },
      { intent: "stop", message: id },
    ];
    for (const form of forms) {
      expect((await stranger.post(chat, form)).status).toBe(404);
    }
    expect((await stranger.post(`${chat}/delete`, {})).status).toBe(404);
    expect((await manager.get(chat)).status).toBe(200);
    const taken = { name: "Meins", visibility: "private", divisionIds: division };
    expect((await stranger.post(`${chat}/edit`, taken)).status).toBe(404);
    expect((await stranger.post("/chat/new", taken)).status).toBe(404);
    expect((await stranger.get("/chat/nothing")).status).toBe(404);
    expect(wordsOf(await manager.get(chat))).toContain("Der Jahresurlaub beträgt 30 Tage.");
  });

  it("is opened in their own area by who may read it, at the address that its owner sent", async () => {
    const path = await startChat(employee, division, { root: "/employee/chat" });
    const id = path.split("/").at(-1)!;
    const sent = await employee.get(`/chat/${id}?source=x`, { follow: true });
    expect([sent.status, wordsOf(sent)]).toEqual([200, expect.stringContaining("Ihre Frage")]);
    expect((await manager.get(`/employee/chat/${id}`, { follow: true })).status).toBe(404);
    const login = { email: "employee@kontor.example", password: "Lotsen-2026" };
    const visitor = site.visitor();
    const signedIn = await visitor.post(`/login?to=${encodeURIComponent(`/chat/${id}`)}`, login);
    expect(signedIn.location).toBe(path);
  });

  it("asks visitors to sign in", async () => {
    const chat = await startChat(manager, division);
    const { location } = await site.visitor().get(chat);
    expect(location).toBe(`/login?to=${encodeURIComponent(chat)}`);
  });

  it("shows quotes but no file when it is public, and no other user's questions", async () => {
    const chat = await startChat(manager, division, { name: "Für alle", visibility: "public" });
    await ask(manager, chat, "Wer genehmigt Dienstreisen?");
    const list = await publicUser.get("/chat");
    expect(wordsOf(list)).toContain("Für alle");
    expect(wordsOf(list)).toContain("Eigene Chats sind nur mit einem Unternehmenskonto möglich");
    expect(list.text).not.toContain("/chat/new");
    const before = await publicUser.get(chat);
    expect(wordsOf(before)).not.toContain("Dienstreisen");
    const id = await ask(publicUser, chat, question);
    for (const path of [chat, `${chat}?source=${id}.1`]) {
      const page = await publicUser.get(path);
      expect(wordsOf(page)).toContain("Der Jahresurlaub beträgt 30 Tage.");
      expect(wordsOf(page)).toContain("Seite 2");
      expect(page.text).not.toMatch(/href="[^"]*\/(files|edit|delete|knowledge)\b/);
    }
    const source = wordsOf(await publicUser.get(`${chat}?source=${id}.1`));
    expect(source).toContain("In öffentlichen Chats sehen Sie nur den zitierten Satz.");
    expect((await publicUser.get(`${chat}/edit`)).status).toBe(404);
    expect(wordsOf(await publicUser.get("/chat/new"))).toContain("Keine eigenen Chats");
  });
});

describe("the list of chats", () => {
  it("finds a chat by what was asked in it, leads to the question, and deletes from its row", async () => {
    const chat = await startChat(manager, division, { name: "Sammlung", visibility: "public" });
    const id = await ask(manager, chat, "Wer füttert die Papageien?");
    await ask(manager, chat, question);
    const found = await manager.get("/chat?search=papageien");
    expect(wordsOf(found)).toContain("Ihre Frage: Wer füttert die Papageien?");
    const place = new RegExp(`href="(${chat}\\?[^"#]*)#m-${id}"`)
      .exec(found.text)![1]!
      .replaceAll("&amp;", "&");
    expect(wordsOf(await manager.get(place))).toContain("Wer füttert die Papageien?");
    expect(found.text).toContain(`href="${chat}/delete"`);
    expect((await manager.get(chat)).text).toContain(`href="${chat}/delete"`);
    const others = await publicUser.get("/chat?search=papageien");
    expect(wordsOf(others)).toContain("Keine Chats gefunden");
    expect((await publicUser.get("/chat")).text).not.toContain("/delete");
  });
});

describe("a chat", () => {
  it("needs a name, a division, and a file that is read", async () => {
    const nothing = await manager.post("/chat/new", { name: "", visibility: "private" });
    expect(nothing.status).toBe(422);
    expect(wordsOf(nothing)).toContain("Bitte wählen Sie mindestens einen Bereich.");
    expect(nothing.text).toContain('href="#divisionIds"');
    const form = await manager.get("/chat/new");
    expect(form.text).toContain(`href="/knowledge/new?division=${empty}"`);
    const early = await manager.post("/chat/new", {
      name: "Zu früh",
      visibility: "private",
      divisionIds: empty,
    });
    expect(early.status).toBe(409);
    expect(wordsOf(early)).toContain("mindestens einen Bereich mit einer verarbeiteten Datei");
    expect(early.text).toContain('value="Zu früh"');
    const forEmployees = await employee.get("/employee/chat/new");
    expect(wordsOf(forEmployees)).toContain("Noch keine Datei.");
    expect(forEmployees.text).not.toContain("/knowledge/new");
  });

  it("says before it is made public who reads what, and that it needs a plan", async () => {
    expect(wordsOf(await manager.get("/chat/new"))).toContain("zitierte Sätze mit Dateiname");
    const locked = await stranger.get("/chat/new");
    expect(wordsOf(locked)).toContain("Zum Freischalten kaufen");
    expect(locked.text).toMatch(
      /<input[^>]*type="radio"[^>]*disabled[^>]*value="public"|value="public"[^>]*disabled/,
    );
  });

  it("is renamed, unless another user was faster", async () => {
    const chat = await startChat(manager, division);
    const form = await manager.get(`${chat}/edit`);
    const version = hidden(form, "version");
    const fields = { visibility: "private", divisionIds: division, version };
    const renamed = await manager.post(`${chat}/edit`, { ...fields, name: "Neuer Name" }, { follow: true });
    expect(wordsOf(renamed)).toContain("Der Chat „Neuer Name“ wurde gespeichert.");
    const late = await manager.post(`${chat}/edit`, { ...fields, name: "Zu spät" });
    expect(late.status).toBe(409);
    expect(late.text).toContain('value="Zu spät"');
    expect(wordsOf(await manager.get(chat))).toContain("Neuer Name");
  });

  it("that was changed while its form was corrected is not overwritten unseen, without script either", async () => {
    const chat = await startChat(manager, division);
    const fields = { visibility: "private", divisionIds: division };
    const version = hidden(await manager.get(`${chat}/edit`), "version");
    await manager.post(`${chat}/edit`, { ...fields, name: "Von nebenan", version });
    const wrong = await manager.post(`${chat}/edit`, { ...fields, name: " ", version });
    expect([wrong.status, hidden(wrong, "version")]).toEqual([422, version]);
    const late = await manager.post(`${chat}/edit`, { ...fields, name: "Zu spät", version });
    expect(late.status).toBe(409);
    // The conflict has been said: the next time it is saved.
    expect(hidden(late, "version")).not.toBe(version);
  });

  it("gets another name on a page of its own, or in place, and only from its owner", async () => {
    const chat = await startChat(manager, division);
    expect((await manager.get(chat)).text).toContain(`href="${chat}/name"`);
    expect((await manager.get("/chat")).text).toContain(`href="${chat}/name"`);
    const page = await manager.get(`${chat}/name`);
    const version = /name="version" value="(\d+)"/.exec(page.text)![1]!;
    expect((await manager.post(`${chat}/name`, { name: " ", version })).status).toBe(422);
    const form = { name: "Anders benannt", version };
    expect((await manager.post(`${chat}/name`, form)).location).toBe(chat);
    expect(wordsOf(await manager.get(chat))).toContain("Anders benannt");
    expect((await manager.post(`${chat}/name`, { ...form, name: "Zu spät" })).status).toBe(409);
    for (const other of [stranger, employee]) {
      const root = other === employee ? "/employee" : "";
      expect((await other.get(`${root}${chat}/name`)).status).toBe(404);
      expect((await other.post(`${root}${chat}/name`, { name: "Meiner" })).status).toBe(404);
    }
    const kept = await manager.post(`${chat}/name`, { name: "In der Liste", inPlace: "yes" });
    expect([kept.status, kept.location]).not.toContain(302);
    expect(wordsOf(await manager.get("/chat?search=Liste"))).toContain("In der Liste");
  });

  it("is deleted after a question that names what goes", async () => {
    const chat = await startChat(manager, division, { name: "Vergänglich" });
    await ask(manager, chat, question);
    expect(wordsOf(await manager.get(`${chat}/delete`))).toContain("1 Frage mit ihrer Antwort");
    const gone = await manager.post(`${chat}/delete`, {}, { follow: true });
    expect(wordsOf(gone)).toContain("Der Chat „Vergänglich“ wurde gelöscht.");
    expect((await manager.get(chat)).status).toBe(404);
  });

  it("that another window deleted is not deleted again: the page says so and leads to the list", async () => {
    const chat = await startChat(manager, division, { name: "Zweimal gelöscht" });
    const [first, second] = [await manager.get(`${chat}/delete`), await manager.get(`${chat}/delete`)];
    await manager.post(`${chat}/delete`, { requestId: hidden(first, "requestId") });
    const late = await manager.post(`${chat}/delete`, { requestId: hidden(second, "requestId") });
    expect(late.status).toBe(404);
    expect(wordsOf(late)).toContain("Dieser Eintrag wurde bereits gelöscht");
    expect(shown(late)).toContain('href="/chat"');
    expect((await manager.get(`${chat}/delete`)).status).toBe(404);
    // Without the right to delete, the page does not exist.
    expect((await publicUser.post(`${chat}/delete`, {})).status).toBe(404);
  });

  it("that is shared is deleted after a question that says who loses it", async () => {
    const chat = await startChat(manager, division, { name: "Gemeinsam" });
    expect(wordsOf(await manager.get(`${chat}/delete`))).not.toContain("verlieren den Zugang");
    expect((await manager.post(`${chat}/share`, { userId: employeeId, mode: "ask" })).status).toBe(302);
    expect(wordsOf(await manager.get(`${chat}/delete`))).toContain("verlieren den Zugang");
  });

  it("of a person who is in no division any more says whom to ask where divisions would be chosen", async () => {
    const chat = await startChat(employee, division, { name: "Ohne Bereich", root: "/employee/chat" });
    const left = await site.db.many<{ division_id: string }>(
      sql`delete from division_members where user_id = ${employeeId} returning division_id`,
    );
    try {
      expect(wordsOf(await employee.get(`${chat}/edit`))).toContain(
        "Bitten Sie Ihre Datenverwaltung, Sie hinzuzufügen.",
      );
      const none = await employee.get("/employee/chat/chatDivisions");
      expect(wordsOf(none)).toContain("Noch keine Bereiche");
      expect(none.text, "nothing to filter").not.toContain('name="validity"');
    } finally {
      for (const { division_id } of left)
        await site.db.run(
          sql`insert into division_members (division_id, user_id) values (${division_id}, ${employeeId})`,
        );
    }
    expect((await employee.get("/employee/chat/chatDivisions")).text).toContain('name="validity"');
  });

  it("that is shared with everybody says so, instead of knowing nobody", async () => {
    const chat = await startChat(manager, division, { name: "Für alle" });
    const choices = async () =>
      [...shown(await manager.get(`${chat}/share`)).matchAll(/<option value="([\w-]{36})"/g)].map(
        ([, id]) => id!,
      );
    const people = await choices();
    expect(people).toContain(employeeId);
    for (const userId of people) await manager.post(`${chat}/share`, { userId, mode: "read" });
    expect(await choices()).toEqual([]);
    const words = wordsOf(await manager.get(`${chat}/share`));
    expect(words).toContain("Bereits mit allen geteilt");
    expect(words).not.toContain("Keine weitere Person");
  });

  it("that others asked in is deleted after a question that counts theirs, also once it is no longer shared", async () => {
    const chat = await startChat(manager, division, { name: "Zu zweit" });
    await ask(manager, chat, question);
    const id = chat.split("/").at(-1)!;
    await manager.post(`${chat}/share`, { userId: employeeId, mode: "ask" });
    await ask(employee, `/employee/chat/${id}`, "Wer genehmigt Dienstreisen?");
    await ask(employee, `/employee/chat/${id}`, "Wann verfällt Resturlaub?");
    await manager.post(`${chat}/share/${employeeId}/end`, {});
    const words = wordsOf(await manager.get(`${chat}/delete`));
    expect(words).toContain("Mit dem Chat werden 3 Fragen mit ihren Antworten gelöscht.");
    expect(words).toContain("Davon stammen 2 von anderen Personen.");
    expect(words).not.toContain("verlieren den Zugang");
    const quiet = await startChat(manager, division, { name: "Allein" });
    const both = wordsOf(await manager.get(`/chat/delete?id=${id}&id=${idIn(quiet)}`));
    expect(both).toContain("2 Fragen darin stammen von anderen Personen.");
    expect(both).toContain("Zu zweit ( 3 Fragen )");
    expect(both).not.toContain("öffentliche oder geteilte");
    expect(wordsOf(await manager.get(`/chat/delete?id=${idIn(quiet)}`))).not.toContain("anderen Personen");
  });

  it("are archived together without script, and their list stays filtered; those of others stay where they are", async () => {
    const chats = await Promise.all(
      ["Alte Reise", "Neue Reise", "Offene Reise"].map(name => startChat(manager, division, { name })),
    );
    const [one, other] = chats.map(idIn) as [string, string];
    const theirs = idIn(await startChat(employee, division, { name: "Ihre Reise", root: "/employee/chat" }));
    const list = await manager.get("/chat?which=own&search=Reise");
    const requestId = hidden(list, "requestId");
    const form = (id: string[], intent = "archive") => ({ requestId, intent, id });
    expect(shown(list)).toContain('value="archive"');
    const done = await manager.post("/chat?which=own&search=Reise", form([one, other, theirs]));
    expect(done.location).toBe("/chat?which=own&search=Reise");
    const after = wordsOf(await manager.get(done.location!));
    expect(after).toContain("Archiviert: 2. Nicht archiviert: 1");
    expect(after).toContain("Offene Reise");
    expect(after).not.toContain("Alte Reise");
    expect(wordsOf(await employee.get("/employee/chat"))).toContain("Ihre Reise");

    const archive = "/mistralai/ChatFolders?folder=archived&search=Reise";
    const archived = await manager.get(archive);
    expect(shown(archived)).toContain('value="unarchive"');
    const restored = await manager.post(archive, form([one, other], "unarchive"));
    expect(restored.location).toBe(archive);
    const emptied = wordsOf(await manager.get(archive));
    expect(emptied).toContain("2 Chats wurden aus dem Archiv geholt.");
    expect(emptied).not.toContain("Alte Reise");
    expect(wordsOf(await manager.get("/chat?which=own&search=Reise"))).toContain("Alte Reise");

    await manager.post("/chat", form([]));
    expect(wordsOf(await manager.get("/chat"))).toContain("Keine Chats ausgewählt");
    const asked = await manager.post("/chat?search=Reise", form([one, other], "remove"));
    expect(asked.location).toBe(`/chat/delete?id=${one}&id=${other}&list=search%3DReise`);
  });

  it("are deleted together after a question that names them, in the list that they were chosen in", async () => {
    const first = await startChat(manager, division, { name: "Alte Fragen" });
    const second = await startChat(manager, division, { name: "Geteilte Fragen", visibility: "public" });
    const kept = await startChat(manager, division, { name: "Neue Fragen" });
    const theirs = await startChat(employee, division, { root: "/employee/chat" });
    const [one, other, strange] = [first, second, theirs].map(idIn);
    const list = await manager.get("/chat?search=Fragen");
    expect(list.text).toContain(`value="${one}"`);
    expect(shown(list)).toContain('value="remove"');

    const path = `/chat/delete?id=${one}&id=${other}&id=${strange}&list=search%3DFragen`;
    const words = wordsOf(await manager.get(path));
    expect(words).toMatch(
      /Diese 2 Chats werden .* Alte Fragen .* Geteilte Fragen|Diese 2 Chats .* Geteilte Fragen .* Alte Fragen/,
    );
    expect(words).toContain("Darunter sind öffentliche oder geteilte Chats");

    const form = { requestId: hidden(await manager.get(path), "requestId") };
    const gone = await manager.post(path, form);
    expect(gone.location).toBe("/chat?search=Fragen");
    const after = wordsOf(await manager.get(gone.location!));
    expect(after).toContain("Gelöscht: 2. Nicht gelöscht: 1");
    expect(after).toContain("Neue Fragen");
    expect(after).not.toContain("Alte Fragen");
    expect((await employee.get(theirs)).status).toBe(200);
    expect((await manager.get(kept)).status).toBe(200);
  });

  it("are not deleted together by users without any, nor without a choice", async () => {
    const empty = await manager.get("/chat/delete");
    expect(wordsOf(empty)).toContain("Keine Chats ausgewählt");
    expect((await manager.post("/chat/delete", {})).location).toBe("/chat");
    const chat = await startChat(manager, division);
    await employee.post(`/employee/chat/delete?id=${idIn(chat)}`, {});
    expect((await manager.get(chat)).status).toBe(200);
    expect((await publicUser.get(`/chat/delete?id=${idIn(chat)}`)).text).not.toContain("Chat 1");
  });

  it("that is limited to a file that was deleted or has expired says so and leads to others", async () => {
    const other = await makeDivision(site.db, kontor, { name: "Nur eine Datei" });
    await makeFile(site.db, other, ["Noch ein Satz."], { name: "Bleibt.pdf" });
    const file = await makeFile(site.db, other, [leave], { name: "Läuft ab.pdf" });
    const started = await manager.post("/mistralai", { question, fileIds: file });
    const chat = started.location!.split("#")[0]!;
    const says = "Keine der für diesen Chat gewählten Dateien wird durchsucht";
    expect(wordsOf(await manager.get(chat))).not.toContain(says);
    await site.db.run(sql`update files set valid_until = '2020-01-01' where id = ${file}`);
    // The division still searches it, and warns at each quote.
    expect(wordsOf(await manager.get(chat))).not.toContain(says);
    await site.db.run(sql`update divisions set expired_files = 'leave_out' where id = ${other}`);
    const expired = await manager.get(chat);
    expect(wordsOf(expired)).toContain(says);
    expect(expired.text).toMatch(new RegExp(`href="${chat}/edit"[^>]*>Andere Dateien wählen`));
    expect(wordsOf(expired)).not.toContain("noch keine Datei verarbeitet");
    await manager.post(`/files/${file}/delete`, {});
    expect(wordsOf(await manager.get(chat))).toContain(says);
  });

  it("whose only division is deleted says so and leads its owner to others", async () => {
    const gone = await makeDivision(site.db, kontor, { name: "Vergeht", members: [employeeId] });
    await makeFile(site.db, gone, ["Ein Satz."], { name: "Vergeht.pdf" });
    const chat = await startChat(employee, gone, { root: "/employee/chat" });
    expect((await manager.post(`/divisions/${gone}/delete`, {})).status).toBe(302);
    const page = await employee.get(chat);
    expect(wordsOf(page)).toContain("Dieser Chat durchsucht keinen Bereich mehr.");
    expect(page.text).toMatch(new RegExp(`href="${chat}/edit"[^>]*>Bereiche wählen`));
    expect(wordsOf(page)).not.toContain("noch keine Datei verarbeitet");
  });

  it("that was deleted or is no longer shared is said to be so", async () => {
    const chat = await startChat(manager, division, { name: "Fort" });
    await manager.post(`${chat}/delete`, {});
    const page = await manager.get(chat);
    expect(page.status).toBe(404);
    expect(wordsOf(page)).toContain("Der Chat wurde gelöscht, wird nicht mehr mit Ihnen geteilt");
  });

  it("stays with the reason above the question when its deletion is refused", async () => {
    const requestId = "one-form-for-two.delete";
    const first = await startChat(manager, division, { name: "Der eine" });
    const second = await startChat(manager, division, { name: "Der andere" });
    expect((await manager.post(`${first}/delete`, { requestId })).status).toBe(302);
    const refused = await manager.post(`${second}/delete`, { requestId });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("<title>Fehler: ");
    expect(wordsOf(refused)).toContain("Der andere");
    expect(refused.text).toContain('role="alert"');
    expect((await manager.get(second)).status).toBe(200);
  });

  it("is found by its name, and nothing is said to be found when there is none", async () => {
    await startChat(manager, division, { name: "Kombüse 1" });
    await startChat(manager, division, { name: "Kombüse 2" });
    const found = await manager.get(`/chat?search=${encodeURIComponent("kombüse")}&size=5`);
    expect(wordsOf(found)).toContain("1 bis 2 von 2");
    const none = await manager.get("/chat?search=gibtesnicht");
    expect(wordsOf(none)).toContain("Keine Chats gefunden");
    expect(wordsOf(none)).toContain("Zurücksetzen");
    expect((await manager.get("/chat?page=nonsense&size=7")).status).toBe(200);
  });
});
