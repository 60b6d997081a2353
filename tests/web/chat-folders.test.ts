import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
let employee: Visitor;
let publicUser: Visitor;
const chat = demoId("chat Preise und Lieferung");

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  employee = await site.signedIn("employee@kontor.example");
  publicUser = await site.signedIn("public@lotse.example");
});
afterAll(() => site?.stop());

const roots: [string, () => Visitor][] = [
  ["/mistralai/ChatFolders", () => manager],
  ["/employee/chat/ChatFolders", () => employee],
  ["/employee/mistralai/ChatFolders", () => employee],
  ["/mistralai/ChatFolders", () => publicUser],
];

describe("folders of chats without script", () => {
  it.each(roots)("are added, renamed, moved and deleted at %s", async (root, person) => {
    const visitor = person();
    const form = await visitor.get(`${root}/new`);
    const requestId = hidden(form, "requestId");
    const added = await visitor.post(`${root}/new`, { requestId, name: "Vorher", parentId: "" });
    expect(added.status).toBe(302);
    const [, id] = /folder=([\w-]+)/.exec(added.location!)!;
    expect(added.location!.startsWith(root)).toBe(true);
    expect(wordsOf(await visitor.get(root))).toContain("Vorher");
    const edit = await visitor.get(`${root}/${id}`);
    const version = hidden(edit, "version");
    await visitor.post(`${root}/${id}`, {
      name: "Nachher",
      parentId: "",
      version,
      requestId: hidden(edit, "requestId"),
    });
    const late = await visitor.post(`${root}/${id}`, { name: "Zu spät", parentId: "", version });
    expect(late.status).toBe(409);
    expect(wordsOf(await visitor.get(root))).toContain("Nachher");
    const question = await visitor.get(`${root}/${id}/delete`);
    const gone = await visitor.post(`${root}/${id}/delete`, { version: hidden(question, "version") });
    expect(gone.status).toBe(302);
    expect((await visitor.get(`${root}/${id}`)).status).toBe(404);
  });

  it("keep what was typed when the name is missing or taken, and say so at the field", async () => {
    const missing = await manager.post("/mistralai/ChatFolders/new", { name: " ", parentId: "" });
    expect(missing.status).toBe(422);
    expect(errorAt(missing, "name")).toBeTruthy();
    const taken = await manager.post("/mistralai/ChatFolders/new", { name: "PERSONAL", parentId: "" });
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('value="PERSONAL"');
  });

  it("take a chat from its page and from the list, pin it and archive it", async () => {
    const folder = demoId("folder manager@kontor.example Personal");
    const placed = await manager.post(`/chat/${chat}/place`, { folderId: folder, pinned: "on" });
    expect(placed.location).toBe(`/chat/${chat}`);
    const list = await manager.get(`/mistralai/ChatFolders?folder=${folder}`);
    expect(wordsOf(list)).toContain("Preise und Lieferung");
    expect(wordsOf(await manager.get("/mistralai/ChatFolders?folder=pinned"))).toContain(
      "Preise und Lieferung",
    );
    const archived = await manager.post(`/mistralai/ChatFolders?folder=${folder}`, {
      chat,
      folderId: folder,
      archived: "on",
    });
    expect(archived.location).toBe(`/mistralai/ChatFolders?folder=${folder}`);
    expect(wordsOf(await manager.get("/mistralai/ChatFolders?folder=archived"))).toContain(
      "Preise und Lieferung",
    );
    // With script the page's data are asked, and its reader stays at the page.
    const scripted = await manager.post(`/mistralai/ChatFolders.data?folder=${folder}`, {
      chat,
      pinned: "on",
    });
    expect(scripted.text).toContain(`"/mistralai/ChatFolders?folder=${folder}"`);
    await manager.post(`/chat/${chat}/place`, { folderId: "" });
  });

  it("that were deleted after the page was shown are named on it, and what else was chosen stays", async () => {
    const gone = newId();
    const place = await manager.post(`/chat/${chat}/place`, { folderId: gone, archived: "on" });
    expect(place.status).toBe(404);
    expect(wordsOf(place)).toContain("Dieser Eintrag existiert nicht oder wurde gelöscht.");
    expect(place.text).toMatch(/name="archived"[^>]*checked|checked=""[^>]*name="archived"/);
    const root = "/mistralai/ChatFolders";
    const added = await manager.post(`${root}/new`, { name: "Ohne Eltern", parentId: gone });
    expect([added.status, added.text]).toEqual([404, expect.stringContaining('value="Ohne Eltern"')]);
    const folder = demoId("folder manager@kontor.example Personal");
    const version = hidden(await manager.get(`${root}/${folder}`), "version");
    const changed = await manager.post(`${root}/${folder}`, { name: "Anders", parentId: gone, version });
    expect([changed.status, changed.text]).toEqual([404, expect.stringContaining('value="Anders"')]);
    const moved = await manager.post(root, { chat, folderId: gone });
    expect(wordsOf(moved)).toContain("Dieser Eintrag existiert nicht oder wurde gelöscht.");
    expect(wordsOf(moved)).toContain("Preise und Lieferung");
  });

  it("that another window deleted are said to be gone, and what was typed can be added as a new one", async () => {
    const root = "/mistralai/ChatFolders";
    const added = await manager.post(`${root}/new`, { name: "Kurzlebig", parentId: "" });
    const [, id] = /folder=([\w-]+)/.exec(added.location!)!;
    const form = {
      name: "Kurzlebig 2",
      parentId: "",
      version: hidden(await manager.get(`${root}/${id}`), "version"),
    };
    const question = await manager.get(`${root}/${id}/delete`);
    await manager.post(`${root}/${id}/delete`, { version: hidden(question, "version") });
    const gone = await manager.post(`${root}/${id}`, form);
    expect(gone.status).toBe(404);
    expect(wordsOf(gone)).toContain("Dieser Eintrag wurde inzwischen gelöscht");
    expect(wordsOf({ text: shown(gone) })).toContain("Ihre Angaben, nicht gespeichert Name: Kurzlebig 2");
    expect(gone.text).toContain(`href="${root}"`);
    const invalid = await manager.post(`${root}/${id}`, { ...form, name: "x".repeat(61) });
    expect(invalid.status).toBe(404);
    expect(wordsOf({ text: shown(invalid) })).toContain(`nicht gespeichert Name: ${"x".repeat(61)}`);
    expect(shown(gone)).toContain(`action="${root}/new"`);
    const again = await manager.post(`${root}/new`, {
      name: hidden(gone, "name"),
      parentId: hidden(gone, "parentId"),
      requestId: hidden(gone, "requestId"),
    });
    expect(again.status).toBe(302);
    expect(wordsOf(await manager.get(root))).toContain("Kurzlebig 2");
  });

  it("are visible to no other user", async () => {
    const folder = demoId("folder manager@kontor.example Personal");
    expect((await employee.get(`/employee/chat/ChatFolders/${folder}`)).status).toBe(404);
    expect((await employee.post(`/employee/chat/ChatFolders/${folder}/delete`, {})).status).toBe(404);
    expect((await manager.get(`/mistralai/ChatFolders/${folder}`)).status).toBe(200);
    expect((await employee.post(`/employee/chat/${chat}/place`, { pinned: "on" })).status).toBe(404);
  });

  it("name the folder or list that is shown", async () => {
    const captionOf = async (folder: string) =>
      /<caption[^>]*>(.*?)<\/caption>/.exec(
        (await employee.get(`/employee/chat/ChatFolders?folder=${folder}`)).text,
      )?.[1];
    expect(await captionOf("all")).toContain("Alle Chats");
    expect(await captionOf("none")).toContain("Ohne Ordner");
  });

  it("stand beside the thread with what is pinned and what is new", async () => {
    const beside = wordsOf(await employee.get("/employee/mistralai"));
    expect(beside).toContain("Unterwegs");
    expect(beside).toContain("Sicher im Lager");
    expect(beside).toContain("Neu");
  });
});

describe("sharing a chat without script", () => {
  const own = demoId("chat Auf Dienstreise");
  const ayse = demoId("ayse.kaya@kontor.example");
  const share = `/employee/chat/${own}/share`;

  it.each(["/employee/chat/ChatContact", "/employee/mistralai/ChatContact"])(
    "lists whom one can reach at %s, and leads to the chat's page",
    async root => {
      const words = wordsOf(await employee.get(root));
      expect(words).toContain("Kaya");
      expect(words).toContain("Personal");
      expect(wordsOf(await employee.get(`${root}?view=received`))).toContain("Sicher im Lager");
      expect(shown(await employee.get(`${root}/${ayse}?size=100`))).toContain(
        `href="${share}?person=${ayse}"`,
      );
    },
  );

  it("finds the chat to share among any number, in pages and by its words, and says how it is shared", async () => {
    const page = `/employee/chat/ChatContact/${ayse}`;
    const { total } = await site.db.one<{ total: number }>(sql`
      select count(*) as total from chats c where c.owner_id = ${demoId("employee@kontor.example")}
        and not exists (select from chat_places p where p.chat_id = c.id and p.user_id = c.owner_id and p.archived)`);
    for (let more = total; more < 7; more++)
      await site.db.run(sql`
        insert into chats (id, owner_id, company_id, name, visibility, created_at, updated_at)
        select ${newId()}, owner_id, company_id, ${`Weiterer Chat ${more}`}, 'private', now(), now() from chats where id = ${own}`);
    const first = shown(await employee.get(`${page}?size=5`));
    const second = shown(await employee.get(`${page}?size=5&page=2`));
    const links = (text: string) =>
      [...text.matchAll(/href="\/employee\/chat\/([^"/]+)\/share\?/g)].map(([, id]) => id);
    expect(first).toContain("page=2");
    expect(new Set(links(first)).size).toBe(5);
    expect(links(second).length).toBeGreaterThan(0);
    expect(links(second).filter(id => links(first).includes(id))).toEqual([]);
    const found = shown(await employee.get(`${page}?search=Dienstreise`));
    expect(links(found)).toContain(own);
    expect(wordsOf(await employee.get(`${page}?search=nirgends`))).toContain("Keine Treffer");
    await employee.post(share, { userId: ayse, mode: "read" });
    const shared = wordsOf(await employee.get(`${page}?search=Dienstreise`));
    expect(shared).toMatch(/Auf Dienstreise.*?Lesen/s);
    await employee.post(`/employee/chat/${own}/share/${ayse}/end`, {});
  });

  it("says what the person would see, shares, changes and ends it", async () => {
    const preview = await employee.get(`${share}?person=${ayse}`);
    expect(wordsOf(preview)).toContain("alle Bereiche");
    const shared = await employee.post(share, { userId: ayse, mode: "read" });
    expect(shared.location).toBe(share);
    expect(wordsOf(await employee.get(share))).toContain("Kaya");
    const other = await site.signedIn("ayse.kaya@kontor.example");
    const thread = await other.get(`/employee/chat/${own}`);
    expect(wordsOf(thread)).toContain("zum Lesen");
    expect(thread.text).not.toContain('name="question"');
    expect(wordsOf(await other.get("/notifications"))).toContain("Auf Dienstreise");
    const again = await employee.get(`${share}?person=${ayse}`);
    await employee.post(share, { userId: ayse, mode: "ask", version: hidden(again, "version") });
    expect((await other.get(`/employee/chat/${own}`)).text).toContain('name="question"');
    await employee.post(`/employee/chat/${own}/share/${ayse}/end`, {});
    expect((await other.get(`/employee/chat/${own}`)).status).toBe(404);
  });

  it("says why a person cannot be chosen any more who has left or shares no division", async () => {
    await employee.post(share, { userId: ayse, mode: "read" });
    const members = await site.db.many(sql`delete from division_members where user_id = ${ayse} returning *`);
    for (const answer of [
      await employee.get(`${share}?person=${ayse}`),
      await employee.post(`${share}?person=${ayse}`, { userId: ayse, mode: "ask" }),
    ]) {
      expect(answer.status).toBeLessThan(410);
      expect(wordsOf(answer)).toContain("Sie haben keinen Bereich gemeinsam");
      expect(answer.text).toContain('name="person"');
    }
    await employee.post(`/employee/chat/${own}/share/${ayse}/end`, {});
    for (const { division_id } of members as { division_id: string }[])
      await site.db.run(
        sql`insert into division_members (division_id, user_id) values (${division_id}, ${ayse})`,
      );
    const left = await employee.get(`${share}?person=${newId()}`);
    expect([left.status, wordsOf(left)]).toEqual([
      200,
      expect.stringContaining("existiert nicht oder wurde gelöscht"),
    ]);
    const sent = await employee.post(share, { userId: newId(), mode: "read" });
    expect([sent.status, wordsOf(sent)]).toEqual([
      404,
      expect.stringContaining("existiert nicht oder wurde gelöscht"),
    ]);
  });

  it("is refused to people who may not: strangers, and those with whom it is shared", async () => {
    const received = demoId("chat Sicher im Lager");
    expect((await employee.get(`/employee/chat/${received}/share`)).status).toBe(404);
    expect((await manager.get(`/chat/${own}`)).status).toBe(404);
    const stranger = await site.signedIn("employee@werft.example");
    expect((await stranger.get(`/employee/chat/${own}`)).status).toBe(404);
    const refused = await stranger.post(share, { userId: demoId("manager@werft.example"), mode: "read" });
    expect(refused.status).toBe(404);
    expect(wordsOf(await publicUser.get("/mistralai/ChatContact"))).toContain("nur im Unternehmen");
  });

  it("lists a shared chat with who shares it, and lets one file it and leave it, but not delete it", async () => {
    const received = demoId("chat Sicher im Lager");
    const list = await employee.get("/employee/chat?which=shared");
    expect(wordsOf(list)).toContain("Geteilt von Lars Thomsen");
    const at = `/employee/chat/${received}`;
    for (const to of [`${at}/place`, `${at}/leave`]) expect(list.text).toContain(`href="${to}"`);
    for (const to of [`${at}/delete`, `${at}/share`]) expect(list.text).not.toContain(`href="${to}"`);
    expect(wordsOf(await employee.get("/employee/chat"))).not.toContain("Geteilt von");
  });

  it("names the hidden division to the owner, and hides its answers from the reader", async () => {
    const lars = await site.signedIn("lars.thomsen@kontor.example");
    const received = demoId("chat Sicher im Lager");
    const preview = wordsOf(
      await lars.get(`/employee/chat/${received}/share?person=${demoId("employee@kontor.example")}`),
    );
    expect(preview).toContain("Arbeitssicherheit");
    const thread = wordsOf(await employee.get(`/employee/chat/${received}`));
    expect(thread).toContain("Sie können diese Antwort nicht sehen");
    const left = await employee.post(`/employee/chat/${received}/leave`, {});
    expect(left.location).toBe("/employee/chat");
    const { shares } = await site.db.one<{ shares: number }>(
      sql`select count(*) as shares from chat_shares where chat_id = ${received}`,
    );
    expect(shares).toBe(0);
  });
});
