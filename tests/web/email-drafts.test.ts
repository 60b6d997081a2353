import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { makeDivision, makeFile } from "../factories/knowledge";
import { until } from "../factories/until";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
let stranger: Visitor;
let smtp: FakeSmtp;
let setting = "";

beforeAll(async () => {
  smtp = await fakeSmtp();
  site = await startSite({ roles: ["web", "api", "worker"], env: { ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" } });
  manager = await site.signedIn("manager@kontor.example");
  stranger = await site.signedIn("manager@werft.example");
  setting = await addMailbox("post@kontor.example");
});
afterAll(async () => {
  await smtp?.close();
  await site?.stop();
});

/** Adds a mailbox that sends through the local server and receives nothing. */
async function addMailbox(email: string): Promise<string> {
  await manager.post("/account-settings/smtp/new", {
    email,
    emailFrom: "",
    password: "richtig",
    smtpHost: "127.0.0.1",
    smtpPort: new URL(smtp.url).port,
    smtpSecurity: "none",
    imapHost: "127.0.0.1",
    imapPort: "9",
    imapSecurity: "none",
  });
  const { id } = await site.db.one<{ id: string }>(sql`select id from smtp_settings where email = ${email}`);
  return id;
}

const inboxMail = () =>
  site.db.one<{ id: string }>(sql`
    select e.id from emails e join companies c on c.id = e.company_id
    where c.name like 'Kontor%' and e.folder = 'inbox' and e.subject = 'Neue Preisliste' limit 1`);

describe("writing a mail, without script", () => {
  it("suggests the company's people and partners in a plain text field, and no user of another company", async () => {
    const { text } = await manager.get("/apps/email/write");
    expect(text).toMatch(
      /<input type="text"[^>]*name="recipients"[^>]*list="correspondents"|<input type="text"[^>]*list="correspondents"[^>]*name="recipients"/,
    );
    const choices = /<datalist id="correspondents">(.*?)<\/datalist>/s.exec(text)![1]!;
    for (const address of ["einkauf@hafenkontor.example", "employee@kontor.example"])
      expect(choices).toContain(`value="${address}"`);
    expect(choices).toContain("Malte Jessen");
    expect(text).not.toContain("@werft.example");
  });

  it("begins with what is answered, is saved, sent, and can be taken back for ten seconds", async () => {
    const { id } = await inboxMail();
    const page = await manager.get(`/apps/email/write?reply=${id}`);
    expect(page.text).toContain('value="Re: Neue Preisliste"');
    expect(page.text).toContain("&gt; bitte schicken Sie uns die Preisliste");
    const draftId = hidden(page, "draftId");
    const form = {
      draftId,
      smtpSettingId: setting,
      recipients: "einkauf@hafenkontor.example",
      answersId: id,
      subject: "Re: Neue Preisliste",
      body: "Gern.\r\n\r\n> bitte",
      version: "0",
    };
    const saved = await manager.post("/apps/email/write", { ...form, intent: "save" });
    expect(saved.location).toBe(`/apps/email/write/${draftId}`);
    const draft = await manager.get(saved.location!);
    expect(wordsOf(draft)).toContain("Der Entwurf wurde gespeichert.");
    expect(wordsOf(await manager.get("/apps/email/draft"))).toContain("Re: Neue Preisliste");
    const sent = await manager.post(saved.location!, { ...form, version: "1", intent: "send" });
    expect(sent.location).toBe(`/apps/email/message/${draftId}`);
    expect(wordsOf(await manager.get(sent.location!))).toContain("Bis dahin können Sie sie zurückholen.");
    const back = await manager.post(sent.location!, { intent: "takeBack" });
    expect(back.location).toBe(saved.location);
    expect(wordsOf(await manager.get(back.location!))).toContain("wurde nicht gesendet");
    expect(smtp.mails).toHaveLength(0);
  });

  it("that two people write at once shows the second what the first has saved, and keeps both texts", async () => {
    const { id } = await inboxMail();
    const begun = await manager.get(`/apps/email/write?reply=${id}`);
    const draft = {
      draftId: hidden(begun, "draftId"),
      smtpSettingId: setting,
      copies: "",
      blindCopies: "",
      subject: "Zu zweit",
      answersId: id,
      intent: "save",
    };
    const first = { ...draft, recipients: "a@fern.example", body: "Erster Entwurf", version: "0" };
    const { location } = await manager.post("/apps/email/write", first);
    const version = hidden(await manager.get(location!), "version");
    await manager.post(location!, { ...first, body: "Von Anna\r\nzwei Zeilen", version });
    const late = await manager.post(location!, {
      ...first,
      recipients: "b@fern.example",
      body: "Von Bernd",
      version,
    });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Von Bernd");
    expect(wordsOf(late)).toMatch(
      /Inzwischen gespeichert: a@fern\.example .* Inzwischen gespeichert: Von Anna zwei Zeilen/,
    );
    // A colleague who answers the same mail learns of the draft before they write a second one.
    const colleague = await manager.get(`/apps/email/write?all=${id}`);
    expect(wordsOf(colleague)).toContain("In diesem Verlauf gibt es bereits einen Entwurf");
    expect(colleague.text).toContain(`href="${location}"`);
    const again = { ...first, body: "Von beiden", version: hidden(late, "version") };
    expect((await manager.post(location!, again)).location).toBe(location);
    expect((await manager.get(location!)).text).toContain("Von beiden");
  });

  it("is sent at a time that is chosen, and can be taken back until then", async () => {
    const page = await manager.get("/apps/email/write");
    const draftId = hidden(page, "draftId");
    const form = {
      draftId,
      smtpSettingId: setting,
      recipients: "einkauf@hafenkontor.example",
      version: "0",
      subject: "Später",
      body: "Bis dann.",
      intent: "later",
    };
    const none = await manager.post("/apps/email/write", form);
    expect(none.status).toBe(422);
    for (const missing of ['href="#at"', 'href="#atTime"']) expect(none.text).toContain(missing);
    const wrong = await manager.post("/apps/email/write", { ...form, at: "2020-01-01", atTime: "25:00" });
    expect(wordsOf(wrong)).toContain("Bitte geben Sie die Uhrzeit in der Form 9:30 ein.");
    expect(wrong.text).toContain('value="25:00"');
    const past = await manager.post("/apps/email/write", { ...form, at: "2020-01-01", atTime: "9.00 Uhr" });
    expect(wordsOf(past)).toContain("Diese Zeit ist vorbei.");
    const year = new Date().getFullYear();
    const at = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const sent = await manager.post("/apps/email/write", { ...form, version: "1", at, atTime: "9:05" });
    expect(sent.location).toBe(`/apps/email/message/${draftId}`);
    const planned = wordsOf(await manager.get(sent.location!));
    expect(planned).toContain("Die E-Mail wird zu dieser Zeit gesendet:");
    expect(planned).toMatch(new RegExp(`(?:${year}|${year + 1})\\D+09:05`));
    const back = await manager.post(sent.location!, { intent: "takeBack" });
    expect(back.location).toBe(`/apps/email/write/${draftId}`);
  });

  it("keeps what was typed beside each error", async () => {
    const page = await manager.get("/apps/email/write");
    const form = { draftId: hidden(page, "draftId"), smtpSettingId: setting, version: "0" };
    const none = await manager.post("/apps/email/write", { ...form, body: "Hallo", intent: "send" });
    expect(none.status).toBe(422);
    expect(wordsOf(none)).toContain("Bitte geben Sie mindestens eine E-Mail-Adresse ein.");
    const wrong = await manager.post("/apps/email/write", {
      ...form,
      recipients: "jule, kim@cafe.example",
      subject: "Betreff bleibt",
      intent: "save",
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('href="#recipients"');
    // Among many addresses the wrong one is named.
    expect(errorAt(wrong, "recipients")).toMatch(/Keine vollständige E-Mail-Adresse: .?jule.?$/);
    expect(wrong.text).toContain('value="Betreff bleibt"');
  });

  it("asks once before it is sent without a subject or without a text", async () => {
    const page = await manager.get("/apps/email/write");
    const form = {
      draftId: hidden(page, "draftId"),
      smtpSettingId: setting,
      recipients: "Jule Weiß <jule@cafe.example>",
      copies: "",
      blindCopies: "",
      subject: " ",
      body: "\r\n",
      version: "0",
    };
    const saved = await manager.post("/apps/email/write", { ...form, intent: "save" });
    expect(saved.location).toBe(`/apps/email/write/${form.draftId}`);
    const draft = { ...form, version: "1", intent: "send" };
    const asked = await manager.post(saved.location!, draft);
    expect(asked.status).toBe(422);
    expect(shown(asked)).toMatch(/<h2 id="error-summary">Soll die E-Mail so gesendet werden\?<\/h2>/);
    expect(errorAt(asked, "subject")).toContain("Der Betreff fehlt.");
    expect(errorAt(asked, "body")).toContain("Die E-Mail hat keinen Text.");
    expect(asked.text).toContain("Jule Weiß &lt;jule@cafe.example&gt;");
    // Who has been asked about the subject is asked about a text that is taken out afterwards.
    const later = await manager.post(saved.location!, { ...draft, asked: "subject" });
    expect(later.status).toBe(422);
    const sent = await manager.post(saved.location!, { ...draft, asked: hidden(asked, "asked") });
    expect(sent.location).toBe(`/apps/email/message/${form.draftId}`);
    expect(wordsOf(await manager.get(sent.location!))).toContain("Jule Weiß &lt;jule@cafe.example&gt;");
    await manager.post(sent.location!, { intent: "takeBack" });
  });

  it("sends through the mailbox's own server; a refusal is said, and it is sent again", async () => {
    smtp.mode = "refusing";
    const page = await manager.get("/apps/email/write");
    const draftId = hidden(page, "draftId");
    const at = `/apps/email/message/${draftId}`;
    await manager.post("/apps/email/write", {
      draftId,
      smtpSettingId: setting,
      recipients: "jule@cafe.example",
      subject: "Hallo",
      body: "Tag",
      version: "0",
      intent: "send",
    });
    await until(async () =>
      wordsOf(await manager.get(at)).includes("Die E-Mail konnte nicht gesendet werden."),
    );
    expect(wordsOf(await manager.get(at))).toContain("No such user");
    expect(wordsOf(await manager.get("/apps/email/draft"))).toContain("Nicht gesendet");
    smtp.mode = "taking";
    expect((await manager.post(at, { intent: "resend" })).location).toBe(at);
    await until(async () => smtp.mails.length === 1);
    await until(async () => !wordsOf(await manager.get(at)).includes("wird"));
  });

  it("forwards with the head of the mail, and deletes a draft after a question", async () => {
    const { id } = await inboxMail();
    const page = await manager.get(`/apps/email/write?forward=${id}`);
    expect(page.text).toContain('value="Fwd: Neue Preisliste"');
    expect(page.text).toContain("Weitergeleitete E-Mail");
    const draftId = hidden(page, "draftId");
    await manager.post("/apps/email/write", {
      draftId,
      smtpSettingId: setting,
      subject: "Weg",
      intent: "save",
    });
    const own = `/apps/email/write/${draftId}`;
    expect((await stranger.get(own)).status).toBe(404);
    expect((await stranger.get(`/apps/email/write?reply=${id}`)).status).toBe(404);
    expect(wordsOf(await manager.get(`${own}/delete`))).toContain("wird endgültig gelöscht");
    expect((await manager.post(`${own}/delete`, {})).location).toBe("/apps/email/draft");
    expect(wordsOf(await manager.post(`${own}/delete`, {}))).toContain(
      "Dieser Eintrag wurde bereits gelöscht",
    );
    expect((await manager.get(own)).status).toBe(404);
  });
});

describe("the signature of a mailbox, without script", () => {
  it("is saved with it and stands below what is written and above what is answered", async () => {
    const at = `/account-settings/smtp/${setting}`;
    const page = await manager.get(at);
    expect(wordsOf(page)).toContain("Signatur");
    const saved = await manager.post(at, {
      email: "post@kontor.example",
      emailFrom: "",
      password: "",
      version: hidden(page, "version"),
      smtpHost: "127.0.0.1",
      smtpPort: new URL(smtp.url).port,
      smtpSecurity: "none",
      imapHost: "127.0.0.1",
      imapPort: "9",
      imapSecurity: "none",
      signature: "Frauke Petersen\r\nKontor Nord GmbH",
    });
    expect(saved.status).toBe(302);
    const { signature } = await site.db.one<{ signature: string }>(
      sql`select signature from smtp_settings where id = ${setting}`,
    );
    expect(signature).toBe("Frauke Petersen\nKontor Nord GmbH");
    await site.db.run(sql`update smtp_settings set signature = ${signature}`);
    expect((await manager.get("/apps/email/write")).text).toContain("-- \nFrauke Petersen\nKontor Nord GmbH");
    const { id } = await inboxMail();
    // Without the mark, below which mail programs leave everything out of an answer, the quote too.
    const reply = (await manager.get(`/apps/email/write?reply=${id}`)).text;
    expect(reply).toMatch(/\nFrauke Petersen\nKontor Nord GmbH\n\nAm .* schrieb/);
    expect(reply).not.toContain("-- \n");
    await site.db.run(sql`update smtp_settings set signature = ''`);
  });
});

describe("the attachments of a draft, without script", () => {
  it("come from the device and from divisions, are listed, taken off and sent", async () => {
    const page = await manager.get("/apps/email/write");
    const draftId = hidden(page, "draftId");
    const form = {
      draftId,
      smtpSettingId: setting,
      recipients: "jule@cafe.example",
      subject: "Mit Anhang",
      body: "Anbei.",
    };
    const saved = await manager.post("/apps/email/write", { ...form, version: "0", intent: "files" });
    const at = `/apps/email/write/${draftId}/files`;
    expect(saved.location).toBe(at);
    const empty = await manager.get(at);
    expect(wordsOf(empty)).toContain("Alle Anhänge zusammen höchstens 18 MB und 20 Dateien.");
    const upload = (files: [string, string][]) => {
      const body = new FormData();
      for (const [name, text] of files) body.append("files", new Blob([text]), name);
      return manager.ask(`/apps/email/write/${draftId}/upload`, { body });
    };
    const taken = await upload([
      ["eins.txt", "1"],
      ["zwei.txt", "2"],
    ]);
    expect(taken.location).toBe(at);
    const two = await manager.get(at);
    expect(wordsOf(two)).toContain("2 Dateien wurden angehängt.");
    expect(wordsOf(await manager.get((await upload([["leer.txt", ""]])).location!))).toContain("leer");
    const mixed = await upload([
      ["leer.txt", ""],
      ["drei.txt", "3"],
    ]);
    const said = wordsOf(await manager.get(mixed.location!));
    expect(said).toMatch(/1 Datei wurde angehängt\. Nicht angehängt: .?leer\.txt.?: .*leer/);
    expect(said).toContain("drei.txt");
    const [remove] = /remove:[\da-f-]+/.exec(two.text) ?? [];
    expect((await manager.post(at, { intent: remove! })).location).toBe(at);
    expect(wordsOf(await manager.get(at))).toContain("Der Anhang wurde entfernt.");
    const { companyId } = await site.db.one<{ companyId: string }>(
      sql`select company_id as "companyId" from emails where id = ${draftId}`,
    );
    const divisionId = await makeDivision(site.db, companyId, { name: "Einkauf" });
    const fileId = await makeFile(site.db, divisionId, ["Lieferanten"]);
    expect((await manager.get(`${at}?size=50`)).text).toContain(`value="${fileId}"`);
    expect((await stranger.get(at)).text).not.toContain(fileId);
    const rowOf = async () =>
      (await manager.get(`${at}?size=50`)).text.split(`value="${fileId}"`)[1]!.split("</tr>")[0];
    expect(await rowOf()).not.toContain("abgelaufen");
    await site.db.run(sql`update files set valid_until = '2020-01-31' where id = ${fileId}`);
    expect(await rowOf()).toContain("Gültig bis 31. Januar 2020: abgelaufen");
    const none = await manager.post(at, { intent: "copy" });
    expect(wordsOf(await manager.get(none.location!))).toContain("Wählen Sie mindestens eine Datei aus.");
    expect(wordsOf(await manager.get(`/apps/email/write/${draftId}`))).toContain("zwei.txt");
    for (const address of [at, `/apps/email/write/${draftId}/upload`])
      expect((await stranger.get(address)).status).toBe(404);
    const before = smtp.mails.length;
    await manager.post(`/apps/email/write/${draftId}`, { ...form, version: "1", intent: "send" });
    await until(async () => smtp.mails.length > before);
    for (const name of ["zwei.txt", "multipart/mixed"]) expect(smtp.mails.at(-1)!.raw).toContain(name);
  });
});

describe("the attachments of a draft in two windows, without script", () => {
  const begun = async (subject: string) => {
    const draftId = hidden(await manager.get("/apps/email/write"), "draftId");
    const form = { draftId, smtpSettingId: setting, recipients: "a@fern.example", subject, body: "Anbei." };
    await manager.post("/apps/email/write", { ...form, version: "0", intent: "files" });
    return { draftId, at: `/apps/email/write/${draftId}/files` };
  };
  const upload = (draftId: string, names: string[]) => {
    const body = new FormData();
    for (const name of names) body.append("files", new Blob([name]), name);
    return manager.ask(`/apps/email/write/${draftId}/upload`, { body });
  };

  it("say that one was removed already, or a chosen file deleted, and go on", async () => {
    const { draftId, at } = await begun("Zwei Fenster");
    await upload(draftId, ["eins.txt", "zwei.txt"]);
    const intent = /remove:[\da-f-]+/.exec((await manager.get(at)).text)![0];
    await manager.post(at, { intent });
    const forms: Record<string, string>[] = [{ intent }, { intent: "copy", file: newId() }];
    for (const form of forms) {
      const refused = await manager.post(at, form);
      expect(refused.status).toBe(404);
      expect(wordsOf(refused)).toContain("Dieser Eintrag existiert nicht oder wurde gelöscht.");
      expect(wordsOf(refused)).toContain("zwei.txt");
      expect((await stranger.post(at, form)).text).not.toContain("zwei.txt");
    }
  });

  it("of more files than a mail may have are the first ones, and the page says so", async () => {
    const { draftId, at } = await begun("Sehr viele");
    const names = Array.from({ length: 35 }, (_, number) => `datei${number}.txt`);
    const { location } = await upload(draftId, names);
    expect(location).toBe(at);
    expect(wordsOf(await manager.get(at))).toMatch(
      /20 Dateien wurden angehängt\. Nicht angehängt: .*datei20\.txt.*: Diese E-Mail hat bereits 20 Anhänge\./,
    );
  });

  it("lead to the mail that the draft became, if it was sent meanwhile, as its deletion does", async () => {
    const { draftId, at } = await begun("Schon unterwegs");
    await upload(draftId, ["eins.txt"]);
    const sending = {
      draftId,
      smtpSettingId: setting,
      recipients: "a@fern.example",
      subject: "Schon unterwegs",
    };
    const sent = await manager.post(at.replace("/files", ""), { ...sending, body: "Anbei.", intent: "send" });
    const mail = `/apps/email/message/${draftId}`;
    expect(sent.location).toBe(mail);
    const refusals = [
      () => manager.post(at, { intent: "copy", file: newId() }),
      () => upload(draftId, ["zwei.txt"]),
      () => manager.post(`/apps/email/write/${draftId}/delete`, {}),
    ];
    for (const refuse of refusals) {
      expect((await refuse()).location).toBe(mail);
      expect(wordsOf(await manager.get(mail))).toContain("Diese E-Mail ist kein Entwurf mehr.");
    }
    expect((await manager.get(at)).location).toBe(mail);
    expect((await stranger.post(`/apps/email/write/${draftId}/delete`, {})).status).toBe(404);
  });
});

describe("a mail that is deleted while it is answered or forwarded, without script", () => {
  const makeMail = async () => {
    const id = newId();
    const { id: companyId } = await site.db.one<{ id: string }>(
      sql`select company_id as id from smtp_settings where id = ${setting}`,
    );
    await site.db.run(sql`
      insert into emails (id, company_id, smtp_setting_id, folder, message_id, fingerprint, thread_id, in_reply_to,
        reference_ids, from_name, from_address, to_addresses, cc_addresses, bcc_addresses, recipient_names, subject, text,
        state, read, starred, labels, sent_at, arrived_at)
      values (${id}, ${companyId}, ${setting}, 'inbox', ${id}, ${id}, ${id}, '', '{}', 'Kim', 'kim@fern.example',
        '{post@kontor.example}', '{}', '{}', '{}', 'Kurzlebig', 'Hallo', 'received', true, false, '{}', now(), now())`);
    return id;
  };
  const form = {
    recipients: "kim@fern.example",
    subject: "Kurzlebig",
    body: "Mein langer Text",
    version: "0",
  };

  it("is answered nevertheless, also after a refusal", async () => {
    const id = await makeMail();
    const at = `/apps/email/write?reply=${id}`;
    const draftId = hidden(await manager.get(at), "draftId");
    await site.db.run(sql`delete from emails where id = ${id}`);
    const reply = { ...form, draftId, smtpSettingId: setting, answersId: id };
    const refused = await manager.post(at, { ...reply, recipients: "kim", intent: "send" });
    expect(refused.status).toBe(422);
    expect(shown(refused)).toContain("Mein langer Text");
    const saved = await manager.post(at, { ...reply, intent: "save" });
    expect(saved.location).toBe(`/apps/email/write/${draftId}`);
    expect((await manager.get(saved.location!)).text).toContain("Mein langer Text");
  });

  it("is not forwarded without the attachments that are gone before its writer knows", async () => {
    const id = await makeMail();
    const at = `/apps/email/write?forward=${id}`;
    const draftId = hidden(await manager.get(at), "draftId");
    await site.db.run(sql`delete from emails where id = ${id}`);
    const file = newId();
    const forward = { ...form, draftId, smtpSettingId: setting, offered: file, forwarded: file };
    const refused = await manager.post(at, { ...forward, intent: "send" });
    expect(refused.status).toBe(410);
    expect(wordsOf(refused)).toContain("Die E-Mail oder ihr Anhang ist nicht mehr im Postfach.");
    expect(shown(refused)).toContain("Mein langer Text");
    const { state } = await site.db.one<{ state: string }>(
      sql`select state from emails where id = ${draftId}`,
    );
    expect(state).toBe("draft");
  });
});

describe("a draft that another mail program left at the server, without script", () => {
  it("is no news, names whom it is for, and is continued here as a copy", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      select e.id from emails e join companies c on c.id = e.company_id
      where c.name like 'Kontor%' and e.subject = 'Aussteller und Hallenplan'`);
    await site.db.run(sql`
      update emails e set folder = 'draft', state = 'draft', uid = 9, read = false,
        to_addresses = array['max@cafe.example'],
        folder_id = (select id from mail_folders f where f.smtp_setting_id = e.smtp_setting_id and f.role = 'draft')
      where e.id = ${id}`);
    const list = wordsOf(await manager.get("/apps/email/draft"));
    expect(list).toContain("max@cafe.example");
    expect(list).not.toContain("Entwürfe (");
    const page = await manager.get(`/apps/email/message/${id}`);
    expect(page.text).toMatch(/<title>[^<]*Aussteller und Hallenplan/);
    expect(wordsOf(page)).toContain("Dieser Entwurf liegt auf dem Mailserver.");
    expect(wordsOf(page)).not.toContain("Allen antworten");
    const form = await manager.get(`/apps/email/write?continue=${id}`);
    expect(form.text).toContain('value="max@cafe.example"');
    expect(form.text).toContain('value="Aussteller und Hallenplan"');
    expect(form.text).toContain("Halle 3: Kaffee und Tee");
    expect((await stranger.get(`/apps/email/write?continue=${id}`)).status).toBe(404);
  });
});

describe("asking the documents what a mail asks, without script", () => {
  it("begins with its question, keeps it where they are silent, and ends in a draft of the reply", async () => {
    const { id, companyId } = await site.db.one<{ id: string; companyId: string }>(sql`
      select e.id, c.id as "companyId" from emails e join companies c on c.id = e.company_id
      where c.name like 'Kontor%' and e.folder = 'inbox' and e.subject = 'Lieferzeit für Röstkaffee' limit 1`);
    const at = `/apps/email/message/${id}/ask`;
    expect((await manager.get(`/apps/email/message/${id}`)).text).toContain(`href="${at}"`);
    expect((await manager.get(at)).text).toContain("wie lange dauert die Lieferung von Röstkaffee ab 50 kg");
    const divisionIds = await makeDivision(site.db, companyId, { name: "Großhandel" });
    await makeFile(site.db, divisionIds, [
      "Preisliste Großhandel. Ab 500 kg Röstkaffee je Bestellung gibt es 4 % Mengenrabatt auf den Listenpreis.",
    ]);
    const silent = await manager.post(at, { question: "Wie hoch ist der Eiffelturm in Paris?", divisionIds });
    expect(silent.status).toBe(422);
    expect(wordsOf(silent)).toContain("Die Dokumente enthalten dazu keine Antwort.");
    expect(silent.text).toContain("Eiffelturm");
    const closed = await manager.post(at, { question: "Wie lange dauert es?", divisionIds: newId() });
    expect(closed.status).toBe(404);
    expect(shown(closed)).toContain("Wie lange dauert es?");
    const question = "Wie viel Mengenrabatt gibt es ab 500 kg Röstkaffee?";
    const asked = await manager.post(at, { question, divisionIds });
    expect(asked.location).toMatch(/^\/apps\/email\/write\/[\da-f-]+$/);
    const draft = await manager.get(asked.location!);
    expect(wordsOf(draft)).toContain("Die Antwort aus den Dokumenten ist ein Entwurf.");
    expect(draft.text).toContain("krueger@backhaus.example");
    expect((await stranger.get(at)).status).toBe(404);
  });
});

describe("a mailbox that is deleted while its mails are written, without script", () => {
  it("is said to take its unsent mails along, and what is being written stays in the form", async () => {
    const id = await addMailbox("kurz@kontor.example");
    const draft = {
      draftId: hidden(await manager.get("/apps/email/write"), "draftId"),
      smtpSettingId: id,
      recipients: "a@fern.example",
      copies: "",
      blindCopies: "",
      subject: "Angebot",
      body: "Ein langer Text",
      version: "0",
      intent: "save",
    };
    const { location } = await manager.post("/apps/email/write", draft);
    const version = hidden(await manager.get(location!), "version");
    const question = await manager.get(`/account-settings/smtp/${id}/delete`);
    expect(wordsOf(question)).toContain(
      "1 nicht gesendete E-Mail (Entwurf oder geplant) wird mit dem Postfach gelöscht.",
    );
    await manager.post(`/account-settings/smtp/${id}/delete`, { version: hidden(question, "version") });
    const refused = await manager.post(location!, {
      ...draft,
      body: "Ein längerer Text",
      version,
      intent: "send",
    });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain("Dieses Postfach gibt es nicht mehr.");
    expect(refused.text).toContain("Ein längerer Text");
    const again = { ...draft, body: "Ein längerer Text", smtpSettingId: setting, version };
    expect((await manager.post(location!, again)).location).toBe(location);
  });
});
