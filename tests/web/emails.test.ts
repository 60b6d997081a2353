import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"], env: { ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" } });
  manager = await site.signedIn("manager@kontor.example");
  stranger = await site.signedIn("manager@werft.example");
});
afterAll(() => site?.stop());

const inboxMail = () =>
  site.db.one<{ id: string }>(sql`
    select e.id from emails e join companies c on c.id = e.company_id
    where c.name like 'Kontor%' and e.folder = 'inbox' and e.subject = 'Neue Preisliste' limit 1`);

describe("who a mail comes from, without script", () => {
  it("is said to be unchecked, and that its server cannot be reached where it is to be checked", async () => {
    const { id } = await inboxMail();
    const at = `/apps/email/message/${id}`;
    expect(wordsOf(await manager.get(at))).toContain("Die Signatur (DKIM) wurde noch nicht geprüft.");
    await site.db.run(sql`
      update smtp_settings s set imap_host = '127.0.0.1', imap_port = 9 from emails e
      where e.id = ${id} and s.id = e.smtp_setting_id`);
    const refused = await manager.post(at, { intent: "checkSender" });
    expect(refused.status).toBe(503);
    expect(wordsOf(refused)).toContain("Der Mailserver des Postfachs ist zurzeit nicht erreichbar.");
    expect((await stranger.post(at, { intent: "checkSender" })).status).toBe(404);
  });

  it("is not said to be unproven where the receiving server has confirmed it", async () => {
    const { id } = await inboxMail();
    const at = `/apps/email/message/${id}`;
    const { before } = await site.db.one<{ before: string[] }>(
      sql`select auth_results as before from emails where id = ${id}`,
    );
    await site.db.run(sql`
      update smtp_settings s set auth_server = 'mx.kontor.example' from emails e
      where e.id = ${id} and s.id = e.smtp_setting_id`);
    await site.db.run(sql`
      update emails set signature = 'none', auth_results = array[
        'mx.kontor.example; dmarc=pass header.from=' || substring(from_address from '@(.*)$')] where id = ${id}`);
    const confirmed = wordsOf(await manager.get(at));
    expect(confirmed).toContain(
      "Ihr Mailserver hat den Absender bestätigt (DMARC). Die E-Mail ist nicht signiert (DKIM).",
    );
    expect(confirmed).not.toContain("nicht nachgewiesen");
    await site.db.run(sql`update emails set auth_results = '{}' where id = ${id}`);
    expect(wordsOf(await manager.get(at))).toContain(
      "Die E-Mail ist nicht signiert (DKIM). Der Absender ist nicht nachgewiesen.",
    );
    await site.db.run(sql`
      update emails set signature = 'unchecked', auth_results = ${before}::text[] where id = ${id}`);
  });

  it("is named where another one is meant to be seen", async () => {
    const { id } = await inboxMail();
    const { name } = await site.db.one<{ name: string }>(
      sql`select from_name as name from emails where id = ${id}`,
    );
    await site.db.run(sql`update emails set from_name = 'chef@kontor.example' where id = ${id}`);
    expect(wordsOf(await manager.get(`/apps/email/message/${id}`))).toContain(
      "Vorsicht: Der Name des Absenders enthält die Adresse",
    );
    await site.db.run(sql`update emails set from_name = ${name} where id = ${id}`);
  });
});

describe("the marks of mails, without script", () => {
  it("are read all at once in a folder by one button, which says how many there were", async () => {
    const page = await manager.get("/apps/email/spam");
    expect(wordsOf(page)).toContain("Alle als gelesen markieren");
    const form = { intent: "readAll:spam", arrivedBefore: hidden(page, "arrivedBefore") };
    const { location } = await manager.post("/apps/email/spam", form);
    const read = wordsOf(await manager.get(location!));
    expect(read).toContain("1 E-Mail wurde als gelesen markiert.");
    expect(read).toContain("Unerwünscht");
    expect(read).not.toContain("Alle als gelesen markieren");
    expect(wordsOf(await manager.get("/apps/email"))).toContain("Alle als gelesen markieren");
    for (const place of ["sent", "starred", "label/private"])
      expect(wordsOf(await manager.get(`/apps/email/${place}`))).not.toContain("Alle als gelesen markieren");
  });

  it("are changed for the chosen ones, and a button takes that back", async () => {
    const { id } = await inboxMail();
    const at = "/apps/email";
    const none = await manager.post(at, { intent: "star" });
    expect(wordsOf(await manager.get(none.location!))).toContain("Es ist keine E-Mail ausgewählt.");
    const moved = await manager.post(at, { intent: "move:trash", id });
    const list = await manager.get(moved.location!);
    expect(wordsOf(list)).toContain("1 E-Mail wurde in den Papierkorb verschoben.");
    expect(wordsOf(list)).not.toContain("Neue Preisliste");
    const undone = await manager.post(moved.location!, { intent: "undo", undo: hidden(list, "undo") });
    expect(undone.location).not.toContain("undo");
    const back = wordsOf(await manager.get(undone.location!));
    expect(back).toContain("1 E-Mail wurde zurückgesetzt.");
    expect(back).toContain("Neue Preisliste");
  });

  it("are deleted for good out of the trash, after a question", async () => {
    const { id } = await inboxMail();
    const own = `/apps/email/message/${id}`;
    expect((await manager.post(own, { intent: "label", label: "private", id })).location).toContain(own);
    expect(wordsOf(await manager.get("/apps/email/label/private"))).toContain("Neue Preisliste");
    await manager.post(own, { intent: "move:trash", id });
    const asked = await manager.post("/apps/email/trash", { intent: "remove", id });
    expect(wordsOf(await manager.get(asked.location!))).toContain(
      "wird endgültig gelöscht, auch auf dem Mailserver",
    );
    expect((await stranger.get(asked.location!)).status).toBe(404);
    expect((await manager.post(asked.location!, {})).location).toBe("/apps/email/trash");
    expect((await manager.get(own)).status).toBe(404);
  });
});

describe("deleting a mail for good, without script", () => {
  it("says beforehand that a document of a division stays, where one came with it", async () => {
    const { id, companyId, answerId } = await site.db.one<{
      id: string;
      companyId: string;
      answerId: string;
    }>(sql`
      select e.id, e.company_id as "companyId", a.id as "answerId"
      from emails e join email_answers a on a.email_id = e.id where e.subject = 'Lieferzeit für Röstkaffee' limit 1`);
    const question = async () => wordsOf(await manager.get(`/apps/email/delete?id=${id}`));
    expect(await question()).not.toContain("bleiben dort");
    await site.db.run(sql`
      insert into email_attachments (id, company_id, email_id, number, name, type, size, part, content_id)
      values (gen_random_uuid(), ${companyId}, ${id}, 9, 'Preise.pdf', 'application/pdf', 900, '2', '')`);
    await site.db.run(sql`
      insert into email_uploads (id, company_id, answer_id, number, state, file_id, created_at)
      values (gen_random_uuid(), ${companyId}, ${answerId}, 9, 'added', (
        select id from files where company_id = ${companyId} limit 1), now())`);
    expect(await question()).toContain(
      "Dateien, die aus den Anhängen in Bereiche aufgenommen wurden, bleiben dort.",
    );
    const page = async () => wordsOf(await manager.get(`/apps/email/message/${id}`));
    expect(await page()).toMatch(/In die Dokumente des Bereichs .+ aufgenommen/);
    await site.db.run(sql`update email_uploads set state = 'version' where answer_id = ${answerId}`);
    expect(await page()).toMatch(/Im Bereich .+ als neue Version einer vorhandenen Datei aufgenommen/);
  });
});

describe("older mails, without script", () => {
  it("are asked for by a button below the list that says from when on mails are here", async () => {
    const at = "/apps/email";
    expect(wordsOf(await manager.get(at))).toMatch(/Geladen sind E-Mails ab .{6,30}\. Ältere laden/);
    const asked = await manager.post(at, { intent: "older" });
    expect(wordsOf(await manager.get(asked.location!))).toContain(
      "Die E-Mails eines weiteren Jahres werden im Hintergrund geladen.",
    );
    const again = await manager.post(at, { intent: "older" });
    expect(wordsOf(await manager.get(again.location!))).toContain("Es werden bereits E-Mails geladen.");
    // With script the list's data are asked, and its reader stays at the list.
    const scripted = await manager.post("/apps/email/inbox.data", { intent: "older" });
    expect(scripted.text).toContain('"/apps/email/inbox"');
  });
});

describe("an open mail, without script", () => {
  it("says who wrote to whom, then its text, then how to answer, and is marked and labelled above", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      select e.id from emails e join companies c on c.id = e.company_id
      where c.name like 'Kontor%' and e.subject = 'Rückgabe einer Kiste' and e.state = 'received'`);
    const at = `/apps/email/message/${id}`;
    const words = wordsOf(await manager.get(at));
    const order = ["Café Morgenrot", "eine Kiste Espresso kam beschädigt an", "Allen antworten"];
    const places = order.map(part => words.lastIndexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    const state = () => site.db.one(sql`select starred, labels, folder from emails where id = ${id}`);
    const { starred } = (await state()) as { starred: boolean };
    const star = { intent: starred ? "unstar" : "star", id };
    expect((await manager.post(at, star)).status).toBe(302);
    expect((await manager.post(at, { intent: "label", label: "private", id })).status).toBe(302);
    expect(await state()).toMatchObject({ starred: !starred, folder: "inbox" });
    expect(((await state()) as { labels: string[] }).labels).toContain("private");
    expect((await stranger.post(at, { intent: "star", id })).status).toBe(404);
  });
});

describe("the list beside a mail, without script", () => {
  it("is the one that it was opened from, with a row for each thread", async () => {
    const list = await manager.get("/apps/email");
    const link =
      /href="(\/apps\/email\/message\/[\da-f-]+\?in=inbox)"[^>]*>\s*(?:<[^>]+>)*Lieferzeit für Röstkaffee/.exec(
        list.text,
      )?.[1];
    expect(link).toBeDefined();
    const page = await manager.get(link!);
    expect(page.status).toBe(200);
    expect(page.text).toContain('aria-label="Liste, aus der diese E-Mail geöffnet wurde"');
    expect(wordsOf(page)).toContain("Rückgabe einer Kiste");
    const found = await manager.get(`${link!}&search=Preisliste`);
    expect(wordsOf(found)).not.toContain("Rückgabe einer Kiste");
    expect((await stranger.get(link!)).status).toBe(404);
  });
});

describe("sent mails, without script", () => {
  it("are filtered by those that a mail server could not deliver, also beside one that is opened", async () => {
    const { id, company, subject } = await site.db.one<{ id: string; company: string; subject: string }>(sql`
      select e.id, e.company_id as company, e.subject from emails e join companies c on c.id = e.company_id
      where c.name like 'Kontor%' and e.folder = 'sent' and e.state = 'sent' order by e.sent_at limit 1`);
    const at = "/apps/email/sent?undelivered=true";
    const before = await manager.get(at);
    expect(before.text).not.toContain(id);
    await site.db.run(sql`
      update emails set reported_message_id = (select message_id from emails where id = ${id})
      where id = (select id from emails where company_id = ${company} and folder = 'inbox' and state = 'received' limit 1)`);
    const list = await manager.get(at);
    expect(wordsOf(list)).toContain(subject);
    expect(list.text).toMatch(/<option[^>]*value="true"[^>]*selected/);
    const link = new RegExp(`href="(/apps/email/message/${id}[^"]*)"`)
      .exec(list.text)![1]!
      .replaceAll("&amp;", "&");
    expect(link).toContain("undelivered=true");
    expect((await manager.get(link)).text).toContain('href="/apps/email/sent?undelivered=true"');
    expect(wordsOf(await manager.get(`${at}&search=Flugzeug`))).toContain("Kein Mailserver hat gemeldet");
    expect((await stranger.get(at)).text).not.toContain(id);
    await site.db.run(sql`update emails set reported_message_id = '' where company_id = ${company}`);
    expect((await manager.get(at)).text).not.toContain(id);
  });
});

describe("a search of the mailbox, without script", () => {
  it("says in which folder it looked, and where else there are mails when it found none", async () => {
    const none = await manager.get("/apps/email?search=Probepaket");
    expect(wordsOf(none)).toContain(
      "In „Posteingang“ suchen".replaceAll("„", "„\u2068").replaceAll("“", "\u2069“"),
    );
    expect(wordsOf(none)).toContain("In anderen Ordnern gefunden:");
    const link = /href="(\/apps\/email\/sent\?search=[^"]+)"/.exec(none.text)![1]!;
    const sent = await manager.get(link);
    expect(wordsOf(sent)).toContain("Probepaket Röstkaffee");
    expect(wordsOf(sent)).not.toContain("In anderen Ordnern gefunden");
    const nowhere = wordsOf(await manager.get("/apps/email?search=Flugzeug"));
    expect(nowhere).toContain("Keine Treffer");
    expect(nowhere).not.toContain("In anderen Ordnern gefunden");
  });

  it("goes through all folders where that is chosen, and says of each mail where it is", async () => {
    const found = await manager.get("/apps/email?search=Kaffee&scope=all");
    const rows = wordsOf(found).replace(/.* Datum/, "");
    expect(rows).toMatch(/Lieferzeit für Röstkaffee .*Posteingang/);
    expect(rows).toMatch(/Probepaket Röstkaffee .*Gesendet/);
    expect(found.text).toMatch(/<option[^>]*value="all"[^>]*selected/);
    const link = /href="(\/apps\/email\/message\/[^"]*)"/.exec(found.text)![1]!.replaceAll("&amp;", "&");
    expect(link).toContain("scope=all");
    const beside = (await manager.get(link)).text;
    expect(beside).toContain('href="/apps/email?scope=all&amp;search=Kaffee"');
    expect(wordsOf({ text: beside })).toContain("Probepaket Röstkaffee");
    expect(wordsOf(await manager.get("/apps/email?search=Kaffee"))).not.toContain("Probepaket Röstkaffee");
  });

  it("leads who has no mailbox yet straight to the form that adds one", async () => {
    for (const path of ["/apps/email", "/apps/email/write"])
      expect((await stranger.get(path)).text).toContain('href="/account-settings/smtp/new"');
  });
});

describe("the own folders of a mail server, without script", () => {
  let projects = "";
  let kept = "";
  beforeAll(async () => {
    const { setting, companyId } = await site.db.one<{ setting: string; companyId: string }>(sql`
      select s.id as setting, s.company_id as "companyId" from smtp_settings s join companies c on c.id = s.company_id
      where c.name like 'Kontor%' limit 1`);
    const add = async (path: string, role = "other") => {
      const { id } = await site.db.one<{ id: string }>(sql`
        insert into mail_folders (id, smtp_setting_id, company_id, path, role, delimiter, uid_validity)
        values (gen_random_uuid(), ${setting}, ${companyId}, ${path}, ${role}, '/', 1) returning id`);
      return id;
    };
    projects = await add("Projekte/Müller & <b>Söhne");
    await add("Archiv", "archive");
    kept = await site.db
      .one<{ id: string }>(sql`
        select id from emails where company_id = ${companyId} and folder = 'inbox' and subject = 'Neue Preisliste'
        union all
        select id from emails where company_id = ${companyId} and folder = 'inbox' and state = 'received' limit 1`)
      .then(({ id }) => id);
  });

  it("stand below each other, take chosen mails and say how many, and one button brings them back", async () => {
    const list = await manager.get("/apps/email");
    expect(wordsOf(list)).toContain("Weitere Ordner");
    expect(list.text).not.toContain("<b>Söhne");
    const moved = await manager.post("/apps/email", { intent: "moveTo", folderId: projects, id: [kept] });
    expect(moved.location).toMatch(/^\/apps\/email\?/);
    expect(wordsOf(await manager.get(moved.location!))).toContain("1 E-Mail wurde verschoben.");
    const at = `/apps/email/${projects}`;
    const folder = await manager.get(at);
    expect(wordsOf(folder)).toContain("Müller &amp; &lt;b&gt;Söhne");
    expect(folder.text).toContain(`/apps/email/message/${kept}?in=${projects}`);
    const mail = await manager.get(`/apps/email/message/${kept}?in=${projects}`);
    expect(mail.status).toBe(200);
    const archived = await manager.post(`/apps/email/message/${kept}?in=${projects}`, {
      intent: "move:archive",
      id: kept,
    });
    expect(archived.location).toContain(`${at}?`);
    const after = await manager.get(archived.location!);
    expect(wordsOf(after)).toContain("1 E-Mail wurde archiviert.");
    expect((await manager.get("/apps/email/archive")).text).toContain(kept);
    const undone = await manager.post(archived.location!, { intent: "undo", undo: hidden(after, "undo") });
    expect((await manager.get(undone.location!)).text).toContain(kept);
    await manager.post(at, { intent: "move:inbox", id: kept });
  });

  it("are not a stranger's to open or to fill", async () => {
    expect((await stranger.get(`/apps/email/${projects}`)).status).toBe(404);
    const refused = await stranger.post("/apps/email", { intent: "moveTo", folderId: projects, id: [kept] });
    expect(wordsOf(await stranger.get(refused.location!))).toContain(
      "Diese E-Mails oder das Ziel gibt es nicht mehr. Es wurde nichts geändert.",
    );
    expect((await manager.get("/apps/email")).text).toContain(kept);
  });

  it("name the mails that could not go there", async () => {
    const { id, subject } = await site.db.one<{ id: string; subject: string }>(sql`
      select e.id, e.subject from emails e join companies c on c.id = e.company_id
      where c.name like 'Kontor%' and e.state = 'waiting' limit 1`);
    const moved = await manager.post("/apps/email/sent", {
      intent: "moveTo",
      folderId: projects,
      id: [id, kept],
    });
    const said = wordsOf(await manager.get(moved.location!));
    expect(said).toContain("1 E-Mail wurde verschoben.");
    expect(said).toContain("1 E-Mail wird gerade gesendet und wurde nicht verschoben:");
    expect(said).toContain(subject);
    await manager.post("/apps/email", { intent: "move:inbox", id: kept });
  });

  it("and all others let a person select all mails of a page by a link, until something was done", async () => {
    const boxesAt = async (path: string) =>
      (await manager.get(path)).text
        .match(/<input type="checkbox"[^>]*>/g)
        ?.filter(box => box.includes('name="id"')) ?? [];
    const boxes = await boxesAt("/apps/email/sent?select=all");
    expect(boxes.length).toBeGreaterThan(1);
    expect(boxes.every(box => box.includes('checked=""'))).toBe(true);
    const unchosen = await boxesAt("/apps/email/sent");
    expect(unchosen).toHaveLength(boxes.length);
    expect(unchosen.some(box => box.includes('checked=""'))).toBe(false);
    const ids = boxes.map(box => /value="([^"]+)"/.exec(box)?.[1] ?? "");
    const starred = await manager.post("/apps/email/sent?select=all", { intent: "star", id: ids });
    expect(starred.location).not.toContain("select");
    await manager.post("/apps/email/sent", { intent: "unstar", id: ids });
  });
});

describe("the text of a mail, without script", () => {
  it("has what it quotes folded, and no markup of its sender", async () => {
    const { id } = await inboxOther();
    const { text } = await site.db.one<{ text: string }>(sql`select text from emails where id = ${id}`);
    await site.db.run(sql`
      update emails set safe_html = null, text = ${"Ja, <script>gerne</script>.\n\nAm Montag schrieb Anna:\n> Kommst du?\n"}
      where id = ${id}`);
    const page = await manager.get(`/apps/email/message/${id}`);
    expect(page.text).toMatch(
      /<summary>Zitierter Verlauf<\/summary><p[^>]*>Am Montag schrieb Anna:\n&gt; Kommst du\?<\/p>/,
    );
    expect(page.text).toContain("Ja, &lt;script&gt;gerne&lt;/script&gt;.");
    // The browser writes this address without its question mark, which would be a fault on arrival of the script.
    expect(page.text).not.toContain('href="/apps/email?"');
    await site.db.run(sql`update emails set text = ${text} where id = ${id}`);
  });
});

const inboxOther = () =>
  site.db.one<{ id: string }>(sql`
    select e.id from emails e join companies c on c.id = e.company_id
    where c.name like 'Kontor%' and e.folder = 'inbox' and e.state = 'received' order by e.id limit 1`);

describe("mails that are changed in two windows, or from a list with a filter, without script", () => {
  /** Mails of the company in this folder. */
  const makeMails = async (folder: string, count: number) => {
    const { id: companyId, settingId } = await site.db.one<{ id: string; settingId: string }>(sql`
      select s.company_id as id, s.id as "settingId" from smtp_settings s join companies c on c.id = s.company_id
      where c.name like 'Kontor%' limit 1`);
    const ids = Array.from({ length: count }, newId);
    for (const id of ids)
      await site.db.run(sql`
        insert into emails (id, company_id, smtp_setting_id, folder, message_id, fingerprint, thread_id, in_reply_to,
          reference_ids, from_name, from_address, to_addresses, cc_addresses, bcc_addresses, recipient_names, subject, text,
          state, read, starred, labels, sent_at, arrived_at)
        values (${id}, ${companyId}, ${settingId}, ${folder}, ${id}, ${id}, ${id}, '', '{}', 'Kim', 'kim@fern.example',
          '{}', '{}', '{}', '{}', 'Zweifenster', 'Hallo', 'received', true, false, '{}', now(), now())`);
    return ids;
  };

  it("lead back to the page, the filter and the folder that they were chosen in", async () => {
    const [first = "", second = "", third = ""] = await makeMails("spam", 3);
    const starred = await manager.post("/apps/email/spam?size=1&page=2", { intent: "star", id: first });
    expect(starred.location).toMatch(/^\/apps\/email\/spam\?.*page=2/);
    const list = "/apps/email/spam?search=Zweifenster";
    const moved = await manager.post(`/apps/email/message/${first}?in=spam&search=Zweifenster`, {
      intent: "move:trash",
      id: first,
    });
    expect(moved.location).toContain(`${list}&undo=`);
    for (const [from, id] of [
      [list, second],
      [`/apps/email/message/${third}?in=spam&search=Zweifenster`, third],
    ] as const) {
      const { location } = await manager.post(from, { intent: "remove", id });
      expect((await manager.get(location!)).text).toContain(`href="${list}"`);
      expect((await manager.post(location!, {})).location).toBe(list);
    }
  });

  it("are deleted without those that another window has deleted or moved, and never said to be", async () => {
    const ids = await makeMails("trash", 3);
    const at = `/apps/email/delete?${ids.map(id => `id=${id}`).join("&")}`;
    await site.db.run(sql`delete from emails where id = ${ids[0]}`);
    expect((await manager.get(at)).status).toBe(200);
    await site.db.run(sql`update emails set folder = 'inbox' where id = any(${ids}::uuid[])`);
    const moved = await manager.post(at, {});
    expect(wordsOf(await manager.get(moved.location!))).toContain("Es wurde nichts gelöscht.");
    await site.db.run(sql`delete from emails where id = any(${ids}::uuid[])`);
    const gone = await manager.post(at, { requestId: "another-window" });
    expect(wordsOf(await manager.get(gone.location!))).toContain(
      "Diese E-Mails oder das Ziel gibt es nicht mehr.",
    );
    expect((await manager.get(at)).status).toBe(404);
  });

  it("are shown although the folder or tag of their list is gone, and keep the other tags that were ticked", async () => {
    const [id = ""] = await makeMails("inbox", 1);
    const at = `/apps/email/message/${id}`;
    for (const list of [newId(), `label:${newId()}`]) {
      const page = await manager.get(`${at}?in=${list}`);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('aria-label="Liste, aus der diese E-Mail geöffnet wurde"');
    }
    const { tagId } = await site.db.one<{ tagId: string }>(sql`
      select t.id as "tagId" from tags t join companies c on c.id = t.company_id where c.name like 'Kontor%' limit 1`);
    const refused = await manager.post(at, { intent: "tags", tagIds: [tagId, newId()] });
    expect(refused.status).toBe(404);
    expect(wordsOf(refused)).toContain("Dieser Eintrag existiert nicht oder wurde gelöscht.");
    expect(refused.text).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="${tagId}"|<input[^>]*value="${tagId}"[^>]*checked=""`),
    );
    expect((await stranger.post(at, { intent: "tags", tagIds: [tagId] })).status).toBe(404);
    expect((await stranger.post(`${at}?in=inbox`, { intent: "star", id })).status).toBe(404);
  });
});
