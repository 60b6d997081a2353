import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { errorAt, hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

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

  it("are visible to no other user", async () => {
    const folder = demoId("folder manager@kontor.example Personal");
    expect((await employee.get(`/employee/chat/ChatFolders/${folder}`)).status).toBe(404);
    expect((await employee.post(`/employee/chat/ChatFolders/${folder}/delete`, {})).status).toBe(404);
    expect((await employee.post(`/employee/chat/${chat}/place`, { pinned: "on" })).status).toBe(404);
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
      const chosen = await employee.get(`${root}/${ayse}?chat=${own}`);
      expect(chosen.location).toBe(`${share}?person=${ayse}`);
    },
  );

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
