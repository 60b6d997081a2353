import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { type Answer, hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let admin: Visitor;
let staff: Visitor;
let manager: Visitor;

beforeAll(async () => {
  site = await startSite();
  admin = await site.signedIn("administrator@lotse.example");
  staff = await site.signedIn("staff@lotse.example");
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

/** The hidden fields of a page's form. */
const kept = (page: Answer) => ({ requestId: hidden(page, "requestId"), version: hidden(page, "version") });
const notice = demoId("mail notice manager@werft.example");
const invite = demoId("mail invite lager@kontor-nord.example");
const edit = "/admin/email-templates/template/fileReady.de";

describe("an administrator's mails", () => {
  test("are listed with their state and why, found by it, and exported", async () => {
    const page = await admin.get("/admin/emails?state=failed");
    expect(wordsOf(page)).toContain("Wartung am Sonntag");
    expect(wordsOf(page)).toContain("Der Mailserver hat die E-Mail abgelehnt.");
    expect(wordsOf(page)).not.toContain("Neue Anmeldung bei Lotse");
    const file = await admin.get("/admin/emails/export?state=failed");
    expect(file.headers.get("content-type")).toContain("text/csv");
    expect(file.text).toContain("452 4.2.2 The mailbox is full");
    expect(file.text.split("\r\n")[1]).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d;/);
  });

  test("are shown in a frame that runs and loads nothing", async () => {
    const page = await admin.get(`/admin/emails/${notice}`);
    expect(page.text).toContain(`<iframe sandbox="" src="/admin/emails/${notice}/frame"`);
    expect(wordsOf(page)).toContain("452 4.2.2 The mailbox is full");
    const frame = await admin.get(`/admin/emails/${notice}/frame`);
    expect(frame.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none';/);
    expect(frame.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(frame.text).toContain("wird Lotse von 6 bis 8 Uhr gewartet");
  });

  test("with a link for another user are not shown, nor framed", async () => {
    const page = await admin.get(`/admin/emails/${invite}`);
    expect(wordsOf(page)).toContain("nur für die Empfängerin oder den Empfänger bestimmt");
    expect(page.text).not.toContain("<iframe");
    expect((await admin.get(`/admin/emails/${invite}/frame`)).status).toBe(404);
  });

  test("that failed are sent again by a form, without script", async () => {
    const page = await admin.get(`/admin/emails/${notice}`);
    expect(wordsOf(page)).not.toContain("Versuche bis");
    const answer = await admin.post(`/admin/emails/${notice}`, kept(page));
    expect(answer.location).toBe(`/admin/emails/${notice}`);
    const row = await site.db.one<{ state: string }>(sql`select state from mails where id = ${notice}`);
    expect(row.state).not.toBe("failed");
    await site.db.run(
      sql`update mails set state = 'waiting', queued_at = '2030-03-01T10:00:00Z' where id = ${notice}`,
    );
    expect((await admin.get(`/admin/emails/${notice}`)).text).toMatch(
      /Versuche bis.*?<time dateTime="2030-03-02T10:00:00.000Z"/is,
    );
    await site.db.run(sql`update mails set state = 'failed' where id = ${notice}`);
  });

  test("that failed are marked as done by a form, without script, and opened again", async () => {
    const at = `/admin/emails/${notice}`;
    const list = async (state: string) => wordsOf(await admin.get(`/admin/emails?state=${state}`));
    const failures = async () => {
      const task = /(\d+) E-Mails? fehlgeschlagen/.exec(wordsOf(await admin.get("/admin/dashboard")));
      const settings = wordsOf(await admin.get("/admin/system-settings/email"));
      expect(settings).toContain(`Fehlgeschlagen ${task?.[1] ?? 0} `);
      return Number(task?.[1] ?? 0);
    };
    const before = await failures();
    const done = await admin.post(at, { ...kept(await admin.get(at)), intent: "settle" });
    expect(done.location).toBe(at);
    const page = await admin.get(at);
    expect(wordsOf(page)).toContain("wurde als erledigt markiert.");
    expect(wordsOf(page)).toMatch(/Erledigt \d.*, \u2068?Henrike Brandt/);
    expect(await failures()).toBe(before - 1);
    expect(await list("failed")).not.toContain("Wartung am Sonntag");
    expect(await list("settled")).toContain("Wartung am Sonntag");
    const file = await admin.get("/admin/emails/export?state=settled");
    expect(file.text.split("\r\n")[0]).toContain(";Erledigt von;");
    await staff.post(at, { intent: "reopen" });
    expect(await list("settled")).toContain("Wartung am Sonntag");
    await admin.post(at, { ...kept(page), intent: "reopen" });
    expect(await list("failed")).toContain("Wartung am Sonntag");
    expect(await failures()).toBe(before);
    const failed = "/admin/emails?state=failed&sort=to";
    const rows = await admin.get(failed);
    const row = new RegExp(`<form(?:(?!</form>).)*value="${notice}".*?</form>`, "s").exec(rows.text)![0];
    const fromList = await admin.post(failed, {
      ...kept({ ...rows, text: row }),
      id: notice,
      intent: hidden({ ...rows, text: row }, "intent"),
    });
    expect(fromList.location).toBe(failed);
    expect(wordsOf(await admin.get(failed))).toContain("wurde als erledigt markiert.");
    expect(await failures()).toBe(before - 1);
    await admin.post(at, { ...kept(await admin.get(at)), intent: "reopen" });
    // One that was deleted meanwhile, as old ones are.
    const gone = await admin.post(failed, { id: newId(), intent: "settle" });
    expect(gone.location).toBe(failed);
    expect(wordsOf(await admin.get(failed))).toContain("Dieser Eintrag existiert nicht oder wurde gelöscht.");
  });

  test("are a 404 for those whose role lacks the module, and for companies", async () => {
    for (const who of [staff, manager])
      for (const path of ["/admin/emails", `/admin/emails/${notice}`, `/admin/emails/${notice}/frame`, edit])
        expect([path, [302, 403, 404]]).toEqual([
          path,
          expect.arrayContaining([(await who.get(path)).status]),
        ]);
  });
});

describe("the operator's mailbox, without script", () => {
  const [received, mail] = ["/admin/emails/received", newId()];
  const scope = "00000000-0000-0000-0000-000000000000";
  const box = "00000000-0000-7000-8000-000000000001";

  test("is not offered where none is set, and its page says how to set one", async () => {
    expect(wordsOf(await admin.get("/admin/emails"))).not.toContain("Empfangen");
    expect(wordsOf(await admin.get(received))).toContain("Kein Postfach eingerichtet");
  });

  test("lists what it has received, finds it, shows it safely, and is answered by a form", async () => {
    await site.db.run(sql`
      insert into smtp_settings (id, company_id, email, email_from, smtp_host, smtp_port, smtp_security, imap_host,
        imap_port, imap_security, sealed_password, allowed_emails, created_at, updated_at)
      values (${box}, ${scope}, 'post@lotse.example', 'post@lotse.example', '127.0.0.1', 9, 'none', '127.0.0.1', 9, 'none',
        ''::bytea, '{}', now(), now())`);
    await site.db.run(sql`
      insert into emails (id, company_id, smtp_setting_id, folder, thread_id, message_id, from_name, from_address,
        to_addresses, cc_addresses, subject, text, safe_html, read, starred, labels, sent_at)
      values (${mail}, ${scope}, ${box}, 'inbox', ${newId()}, '<frage@cafe.example>', 'Jule', 'jule@cafe.example',
        '{post@lotse.example}', '{}', 'Frage zum Tarif', 'Was kostet <b>ein</b> Bereich?', '<p>Was kostet ein Bereich?</p>',
        false, false, '{}', now())`);
    expect(wordsOf(await admin.get("/admin/emails"))).toContain("Empfangen (1 ungelesen)");
    expect(wordsOf(await admin.get(`${received}?search=kostet`))).toContain("Frage zum Tarif");
    expect(wordsOf(await admin.get(`${received}?search=Flugzeug`))).not.toContain("Frage zum Tarif");
    const at = `${received}/${mail}`;
    const page = await admin.get(at);
    expect(page.text).toContain(`src="${at}/frame"`);
    const frame = await admin.get(`${at}/frame`);
    expect(frame.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(frame.text).toContain("Was kostet ein Bereich?");
    expect(wordsOf(await admin.get("/admin/emails"))).not.toContain("ungelesen");
    const empty = await admin.post(at, { ...kept(page), text: " " });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain('href="#text"');
    const sent = await admin.post(at, { ...kept(page), text: "Guten Tag,\r\nnichts." });
    expect(sent.location).toBe(at);
    expect(wordsOf(await admin.get(at))).toContain("Die Antwort wurde zum Versand übergeben.");
    const rows = await site.db.many(
      sql`select to_address as to, subject, in_reply_to as reply from mails where purpose = 'operator_reply'`,
    );
    expect(rows).toEqual([
      { to: "jule@cafe.example", subject: "Re: Frage zum Tarif", reply: "<frage@cafe.example>" },
    ]);
    await site.db.run(sql`
      update mails set state = 'sent', undelivered_at = now(), undelivered_report = ${mail} where id = ${invite}`);
    expect(wordsOf(await admin.get("/admin/emails?purpose=invite"))).toContain("Nicht zugestellt");
    const undelivered = await admin.get("/admin/emails?state=undelivered");
    expect(undelivered.text).toContain(`href="/admin/emails/${invite}"`);
    expect(undelivered.text).toMatch(/<option[^>]*value="undelivered"[^>]*selected/);
    const none = wordsOf(await admin.get("/admin/emails?state=undelivered&purpose=inspection"));
    expect(none).toContain("Kein Mailserver hat gemeldet, dass eine dieser E-Mails nicht zugestellt wurde.");
    expect((await admin.get("/admin/emails/export?purpose=invite")).text).toContain("Nicht zugestellt");
    const bounced = await admin.get(`/admin/emails/${invite}`);
    expect(wordsOf(bounced)).toContain("Nicht zugestellt an");
    expect(bounced.text).toContain(`href="${at}"`);
    expect((await admin.get(at)).text).toContain(`href="/admin/emails/${invite}"`);
    for (const who of [staff, manager]) {
      for (const path of [received, at, `${at}/frame`])
        expect([302, 403, 404]).toContain((await who.get(path)).status);
      expect([302, 403, 404]).toContain((await who.post(at, { text: "Fremd" })).status);
    }
    expect(await site.db.many(sql`select id from mails where purpose = 'operator_reply'`)).toHaveLength(1);
  });
});

describe("a template, without script", () => {
  test("gains, moves and loses parts by buttons, and is previewed without being stored", async () => {
    const page = await admin.get(edit);
    const parts = {
      ...kept(page),
      subject: "Fertig: {file}",
      "blocks[0].kind": "paragraph",
      "blocks[0].text": "Eins",
      "blocks[1].kind": "button",
      "blocks[1].text": "Zwei",
    };
    const more = await admin.post(edit, { ...parts, intent: "add" });
    expect(more.text).toContain('name="blocks[2].text"');
    const up = await admin.post(edit, { ...parts, intent: "up:1" });
    expect(up.text.indexOf(">Zwei</textarea>")).toBeLessThan(up.text.indexOf(">Eins</textarea>"));
    expect((await admin.post(edit, { ...parts, intent: "remove:0" })).text).not.toContain(">Eins</textarea>");
    const dark = await admin.post(edit, { ...parts, intent: "preview:dark" });
    expect(wordsOf(dark)).toContain("Fertig: Urlaubsregelung 2026.pdf");
    expect(dark.text).toMatch(/<iframe[^>]*sandbox=""[^>]*srcDoc|<iframe[^>]*srcdoc/i);
    expect(await site.db.many(sql`select from mail_templates`)).toEqual([]);
  });

  test("is refused with its faults at the fields and what was typed, then saved and taken back", async () => {
    const page = await admin.get(edit);
    const typed = {
      ...kept(page),
      intent: "save",
      subject: "Fertig: {vorname}",
      "blocks[0].kind": "button",
      "blocks[0].text": "Los",
    };
    const refused = await admin.post(edit, typed);
    expect(refused.status).toBe(422);
    expect(wordsOf(refused).replace(/[\u2068\u2069]/g, "")).toContain(
      "„{vorname}“ ist kein Platzhalter dieser E-Mail. Möglich: {product} und {file}.",
    );
    expect(refused.text).toContain('value="Fertig: {vorname}"');
    const saved = await admin.post(edit, { ...typed, subject: "Fertig: {file}" });
    expect(saved.location).toBe(edit);
    expect(wordsOf(await admin.get("/admin/email-templates?edited=yes"))).toContain("Fertig: {file}");
    const asks = await admin.get(`${edit}/ours`);
    expect(wordsOf(asks)).toContain("Ihre Datei {file} ist bereit");
    expect((await admin.post(`${edit}/ours`, kept(asks))).location).toBe(edit);
    expect(wordsOf(await admin.get("/admin/email-templates?edited=yes"))).toContain("Keine Treffer");
  });

  test("shows the second of two people what the first has saved, and saves theirs once they have seen it", async () => {
    const page = await admin.get(edit);
    const typed = { ...kept(page), intent: "save", "blocks[0].kind": "button", "blocks[0].text": "Los" };
    await admin.post(edit, { ...typed, subject: "Von der Ersten" });
    const late = await admin.post(edit, { ...typed, subject: "Vom Zweiten", requestId: "second-window" });
    expect(late.status).toBe(409);
    expect(late.text).toContain('value="Vom Zweiten"');
    expect(wordsOf(late)).toContain("Inzwischen gespeichert: Von der Ersten Los");
    const again = { ...typed, ...kept(late), subject: "Vom Zweiten" };
    expect((await admin.post(edit, again)).location).toBe(edit);
    await admin.post(`${edit}/ours`, kept(await admin.get(`${edit}/ours`)));
  });

  test("overwrites nothing that was saved while it was previewed, tried out or given another part", async () => {
    const page = await admin.get(edit);
    const typed = { ...kept(page), "blocks[0].kind": "button", "blocks[0].text": "Los" };
    await admin.post(edit, { ...typed, intent: "save", subject: "Von der Ersten" });
    for (const intent of ["preview:dark", "test", "add"]) {
      const drawn = await admin.post(edit, {
        ...typed,
        intent,
        subject: "Vom Zweiten",
        requestId: `second-${intent}`,
      });
      expect(drawn.status).toBe(200);
      const late = { ...typed, ...kept(drawn), intent: "save", subject: "Vom Zweiten" };
      expect((await admin.post(edit, late)).status).toBe(409);
    }
    await admin.post(`${edit}/ours`, kept(await admin.get(`${edit}/ours`)));
    await site.db.run(sql`delete from mails where purpose = 'template_test'`);
  });

  test("is tried out with a mail to oneself", async () => {
    const page = await admin.get(edit);
    const tested = await admin.post(edit, {
      ...kept(page),
      intent: "test",
      subject: "Probe",
      "blocks[0].kind": "button",
      "blocks[0].text": "Los",
    });
    expect(wordsOf(tested)).toContain("Der Test wird an administrator@lotse.example gesendet.");
    const mails = await site.db.many(sql`select to_address from mails where purpose = 'template_test'`);
    expect(mails).toEqual([{ to_address: "administrator@lotse.example" }]);
  });
});

describe("a letter, without script", () => {
  const write = "/admin/emails/email_template";
  const typed = (page: Answer) => ({
    ...kept(page),
    intent: "check",
    purpose: "notice",
    language: "de",
    subject: "Wartung",
    to: "employee@werft.example",
    "group.role": "",
    "group.company": "",
    "group.language": "",
    "blocks[0].kind": "button",
    "blocks[0].text": "Öffnen",
  });

  test("is written from a template, checked with its number of recipients, and sent", async () => {
    const page = await admin.get(`${write}?purpose=news&language=fr`);
    expect(page.text).toContain("Améliorations de {product}");
    const checked = await admin.post(write, typed(page));
    expect(checked.location).toMatch(/^\/admin\/emails\/email_template\/[\w-]+$/);
    const confirm = await admin.get(checked.location!);
    expect(wordsOf(confirm)).toContain("1 Person erhält diese E-Mail.");
    expect(wordsOf(confirm)).toContain("employee@werft.example");
    const sent = await admin.post(checked.location!, kept(confirm));
    expect(sent.location).toBe(checked.location);
    expect((await admin.post(checked.location!, { requestId: "another-request" })).status).toBe(409);
  });

  test("is stopped by a button, found again above the mails, and continued", async () => {
    const letter = { ...typed(await admin.get(write)), subject: "Wartung von {product}" };
    const at = (await admin.post(write, letter)).location!;
    await admin.post(at, kept(await admin.get(at)));
    const running = await admin.get(at);
    expect(wordsOf(running)).toContain("E-Mails, die noch warten, werden nicht gesendet.");
    expect((await admin.post(at, { ...kept(running), intent: "stop" })).location).toBe(at);
    const stopped = await admin.get(at);
    expect(wordsOf(stopped)).toContain("Der Versand ist angehalten. Gesendet: 0.");
    const list = await admin.get("/admin/emails");
    expect(wordsOf(list).replace(/[\u2068\u2069]/g, "")).toContain(
      "Der Versand von „Wartung von Lotse“ ist angehalten.",
    );
    expect(list.text).toContain(`href="${at}"`);
    expect((await admin.post(at, { ...kept(stopped), intent: "stop" })).status).toBe(409);
    expect((await admin.post(at, kept(stopped))).location).toBe(at);
    expect(wordsOf(await admin.get(at))).toContain("Die E-Mails werden erstellt.");
  });

  test("keeps its group when it is edited again", async () => {
    const page = await admin.get(write);
    const company = demoId("Werft Süd GmbH");
    const checked = await admin.post(write, { ...typed(page), to: "", "group.company": company });
    const again = await admin.get(`${write}?draft=${checked.location!.split("/").at(-1)}`);
    expect(again.text).toMatch(new RegExp(`<option value="${company}" selected`));
    expect(again.text).toContain('value="Wartung"');
  });

  test("keeps its recipients and a text of one's own when another template is loaded, and replaces the text on demand", async () => {
    const page = await admin.get(write);
    const { intent: _, ...letter } = typed(page);
    const next = { newPurpose: "news", newLanguage: "fr" };
    const kept = await admin.post(write, { ...letter, ...next, intent: "template" });
    expect(wordsOf(kept)).toContain("Ihr Text ist erhalten geblieben.");
    for (const value of ["Wartung", "employee@werft.example"])
      expect(kept.text).toContain(`value="${value}"`);
    expect(hidden(kept, "purpose")).toBe("news");
    expect(kept.text).toContain('name="language" value="fr"');
    const replaced = await admin.post(write, {
      ...letter,
      purpose: "news",
      language: "fr",
      intent: "replace",
    });
    expect(replaced.text).toContain("Améliorations de {product}");
    expect(replaced.text).toContain('value="employee@werft.example"');
    expect(wordsOf(replaced)).not.toContain("Ihr Text ist erhalten geblieben.");
  });

  test("takes the text of another template at once while its own is still that of the first", async () => {
    const page = await admin.get(write);
    const field = (name: string) => hidden(page, name).replaceAll("&amp;", "&");
    const blocks = [...page.text.matchAll(/<textarea[^>]*name="(blocks\[\d+\]\.text)"[^>]*>([^<]*)</g)];
    const kinds = [...page.text.matchAll(/name="(blocks\[\d+\]\.kind)".*?<option value="(\w+)" selected/gs)];
    const untouched = Object.fromEntries([...blocks, ...kinds].map(([, name, value]) => [name!, value!]));
    const loaded = await admin.post(write, {
      ...untouched,
      purpose: "notice",
      language: "de",
      subject: field("subject"),
      to: "employee@werft.example",
      newPurpose: "news",
      newLanguage: "fr",
      intent: "template",
    });
    expect(loaded.text).toContain("Améliorations de {product}");
    expect(loaded.text).toContain('value="employee@werft.example"');
  });

  test("to an address without an account is refused at the field, with what was typed", async () => {
    const page = await admin.get(write);
    const refused = await admin.post(write, { ...typed(page), to: "fremd@fern.example" });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain("Zu dieser Adresse gibt es kein aktives Konto.");
    expect(refused.text).toContain('value="fremd@fern.example"');
  });

  test("with an unknown placeholder is refused with its name and the known ones, and what was typed is kept", async () => {
    const page = await admin.get(write);
    const body = { "blocks[1].kind": "paragraph", "blocks[1].text": "Guten Tag {{vornahme}}" };
    const refused = await admin.post(write, { ...typed(page), ...body });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused).replace(/[\u2068\u2069]/g, "")).toContain(
      "„{vornahme}“ ist kein Platzhalter dieser E-Mail. Möglich: {product}.",
    );
    expect(refused.text).toContain("Guten Tag {{vornahme}}");
  });

  test("is written by no user whose role lacks it", async () => {
    for (const who of [staff, manager]) expect([302, 403, 404]).toContain((await who.get(write)).status);
  });
});
