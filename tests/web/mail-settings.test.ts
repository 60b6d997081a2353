import { readFileSync } from "node:fs";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
let english: Visitor;
let limited: Visitor;
let smtp: FakeSmtp;

const at = "/account-settings/smtp";
const email = "/account-settings/email";

beforeAll(async () => {
  smtp = await fakeSmtp();
  site = await startSite({ env: { ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" } });
  manager = await site.signedIn("manager@kontor.example");
  limited = await site.signedIn("manager@werft.example");
  await site.db.run(sql`delete from email_settings`);
  await site.db.run(sql`delete from smtp_settings`);
});
afterAll(async () => {
  await smtp?.close();
  await site?.stop();
});
afterEach(async () => {
  await site.db.run(sql`delete from email_settings`);
  await site.db.run(sql`delete from smtp_settings`);
});

const mailbox = () => ({
  email: "auskunft@kontor.example",
  emailFrom: "",
  smtpHost: "127.0.0.1",
  smtpPort: new URL(smtp.url).port,
  smtpSecurity: "none",
  imapHost: "127.0.0.1",
  imapPort: "9",
  imapSecurity: "none",
  password: "richtig",
  "allowedEmails[0]": "@kunde.example",
});
const idOf = async (table: "smtp" | "email") =>
  (
    await site.db.one<{ id: string }>(
      table === "smtp" ? sql`select id from smtp_settings` : sql`select id from email_settings`,
    )
  ).id;

describe("a mailbox, without script", () => {
  it("is added, shown, changed and deleted after a question that names it", async () => {
    expect(wordsOf(await manager.get(at))).toContain("Noch keine Postfächer");
    const added = await manager.post(`${at}/new`, mailbox());
    expect(added.location).toBe(at);
    const list = wordsOf(await manager.get(at));
    expect(list).toContain("Die E-Mail-Adresse wurde hinzugefügt.");
    expect(list).toContain("auskunft@kontor.example");
    const own = `${at}/${await idOf("smtp")}`;
    const form = await manager.get(own);
    expect(form.text).not.toContain('"richtig"');
    expect(wordsOf(form)).toContain("Ein Kennwort ist hinterlegt.");
    const changed = await manager.post(own, {
      ...mailbox(),
      password: "",
      emailFrom: "info@kontor.example",
      version: "1",
    });
    expect(changed.location).toBe(at);
    expect(wordsOf(await manager.get(at))).toContain("info@kontor.example");
    expect(wordsOf(await manager.get(`${own}/delete`))).toContain("auskunft@kontor.example");
    expect((await manager.post(`${own}/delete`, { version: "2" })).location).toBe(at);
    expect(wordsOf(await manager.get(at))).toContain("wurde gelöscht");
  });

  it("that another window deleted is said to be gone in its form and its question, with what was typed but the password", async () => {
    await manager.post(`${at}/new`, mailbox());
    const own = `${at}/${await idOf("smtp")}`;
    const form = { ...mailbox(), emailFrom: "info@kontor.example", password: "geheim-getippt", version: "1" };
    await manager.post(`${own}/delete`, { version: "1" });
    const changes: Record<string, string>[] = [
      {},
      { smtpPort: "x" },
      { intent: "try" },
      { intent: "suggest" },
    ];
    for (const change of changes) {
      const gone = await manager.post(own, { ...form, ...change });
      expect([change, gone.status]).toEqual([change, 404]);
      expect(wordsOf(gone)).toContain("Dieser Eintrag wurde inzwischen gelöscht");
      expect(wordsOf({ text: shown(gone) })).toContain("info@kontor.example");
      expect(gone.text).not.toContain("geheim-getippt");
      expect(gone.text).toContain(`href="${at}"`);
    }
    const late = await manager.post(`${own}/delete`, { version: "1" });
    expect([late.status, wordsOf(late)]).toEqual([404, expect.stringContaining("bereits gelöscht")]);
  });

  it("that cannot be added for a reason of ours says so to the letter and keeps what was typed, but the password", async () => {
    await site.db.run(sql`alter table smtp_settings add constraint broken check (false) not valid`);
    try {
      expect(wordsOf(await manager.post(`${at}/new`, mailbox()))).toContain(
        "Die SMTP-Einstellung konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.",
      );
      await manager.post("/preferences", { language: "en" });
      const failed = await manager.post(`${at}/new`, mailbox());
      expect(failed.status).toBe(500);
      expect(wordsOf(failed)).toContain("Failed to add new smtp. Please try again.");
      expect(failed.text).toContain('value="auskunft@kontor.example"');
      expect(failed.text).not.toContain('"richtig"');
    } finally {
      await manager.post("/preferences", { language: "de" });
      await site.db.run(sql`alter table smtp_settings drop constraint broken`);
    }
    expect((await manager.post(`${at}/new`, mailbox())).location).toBe(at);
  });

  it("names a missing password together with the other errors of a new mailbox", async () => {
    const refused = await manager.post(`${at}/new`, { ...mailbox(), imapHost: "", password: "" });
    expect(refused.status).toBe(422);
    for (const field of ["imapHost", "password"])
      expect(errorAt(refused, field)).toContain("Bitte füllen Sie dieses Feld aus");
  });

  it("keeps what was typed beside each error, but never the password", async () => {
    const refused = await manager.post(`${at}/new`, {
      ...mailbox(),
      smtpHost: "mail kontor",
      imapPort: "70000",
      "allowedEmails[0]": "kunde",
      password: "geheim-4711",
    });
    expect(refused.status).toBe(422);
    for (const link of ["#smtpHost", "#imapPort", "#allowedEmails"])
      expect(refused.text).toContain(`href="${link}`);
    expect(refused.text).toContain('value="mail kontor"');
    expect(refused.text).toContain('value="70000"');
    expect(refused.text).not.toContain("geheim-4711");
    expect(wordsOf(refused)).toContain("SMTP-Port");
  });

  it("gets its servers suggested from the address", async () => {
    const known = await manager.post(`${at}/new`, { email: "kontor@gmx.de", intent: "suggest" });
    expect(known.status).toBe(200);
    expect(known.text).toContain('value="mail.gmx.net"');
    expect(known.text).toContain('value="imap.gmx.net"');
    const unknown = await manager.post(`${at}/new`, { email: "a@kontor.example", intent: "suggest" });
    expect(wordsOf(unknown)).toContain("Dieser Anbieter ist hier nicht bekannt.");
  });

  it("is tested before it is saved: both servers apart, step by step", async () => {
    const tried = await manager.post(`${at}/new`, { ...mailbox(), intent: "try" });
    expect(tried.status).toBe(200);
    const words = wordsOf(tried);
    expect(words).toContain("Anmeldung angenommen");
    expect(words).toContain("Der Server lehnt Verbindungen an diesem Port ab.");
    expect(tried.text).not.toContain('value="richtig"');
    const wrong = await manager.post(`${at}/new`, { ...mailbox(), password: "falsch-4711", intent: "try" });
    expect(wordsOf(wrong)).toContain("nahm Benutzername oder Kennwort nicht an");
    expect(wrong.text).not.toContain("falsch-4711");
    expect(wordsOf(await manager.get(at))).toContain("Noch keine Postfächer");
  });

  it("is limited without a plan, and the limit offers one", async () => {
    expect((await limited.post(`${at}/new`, mailbox())).location).toBe(at);
    const list = await limited.get(at);
    expect(wordsOf(list)).toContain("Zum Freischalten kaufen");
    expect(list.text).not.toContain(`href="${at}/new"`);
    expect(wordsOf(await limited.get(`${at}/new`))).toContain("1 von 1");
    const late = await limited.post(`${at}/new`, { ...mailbox(), email: "zwei@werft.example" });
    expect(late.status).toBe(409);
    expect(wordsOf(late)).toContain("Die SMTP-Einstellung konnte nicht hinzugefügt werden.");
  });

  it("is its company's only: 404 for a stranger, and nothing for people without a company", async () => {
    await manager.post(`${at}/new`, mailbox());
    const own = `${at}/${await idOf("smtp")}`;
    for (const path of [own, `${own}/delete`]) expect((await limited.get(path)).status).toBe(404);
    const publicUser = await site.signedIn("public@lotse.example");
    expect((await publicUser.get(`${at}/new`)).status).toBe(404);
    expect(wordsOf(await publicUser.get(at))).toContain("nur für Unternehmen");
  });
});

describe("the email setting of a division, without script", () => {
  it("needs a mailbox first, and says so", async () => {
    expect(wordsOf(await manager.get(`${email}/new`))).toContain("Zuerst wird ein Postfach benötigt");
  });

  it("gets its recipients one by one, is saved, changed and deleted", async () => {
    await manager.post(`${at}/new`, mailbox());
    const [mailboxId, { id: divisionId, name }] = [
      await idOf("smtp"),
      await site.db.one<{ id: string; name: string }>(sql`
        select d.id, d.name from divisions d join companies c on c.id = d.company_id
        where c.name like 'Kontor%' and d.status = 'open' order by d.name limit 1`),
    ];
    const form = {
      divisionId,
      smtpSettingId: mailboxId,
      tells: "feedback",
      pace: "daily",
      answering: "draft",
    };
    const none = await manager.post(`${email}/new`, form);
    expect(none.status).toBe(422);
    expect(wordsOf(none)).toContain("Bitte fügen Sie mindestens eine E-Mail-Adresse hinzu.");
    const three = {
      "toEmails[0]": "a@x.example",
      "toEmails[1]": "b@x.example",
      "toEmails[2]": "c@x.example",
    };
    expect(wordsOf(await manager.post(`${email}/new`, { ...form, ...three }))).toContain(
      "Sie können höchstens 2 E-Mail-Adressen hinzufügen.",
    );
    const more = await manager.post(`${email}/new`, {
      ...form,
      "toEmails[0]": "a@x.example",
      __intent__: JSON.stringify({ type: "insert", payload: { name: "toEmails" } }),
    });
    expect(more.status).toBe(200);
    expect(more.text).toContain('value="a@x.example"');
    const saved = await manager.post(`${email}/new`, { ...form, "toEmails[0]": "a@x.example" });
    expect(saved.location).toBe(email);
    const list = wordsOf(await manager.get(email));
    expect(list).toContain("Die E-Mail-Adressen wurden gespeichert.");
    expect(list).toContain(name);
    const own = `${email}/${await idOf("email")}`;
    const { divisionId: _, ...fields } = form;
    const ticked = async () =>
      /<input[^>]*name="takesAttachments"[^>]*checked/.test((await manager.get(own)).text);
    expect(await ticked()).toBe(false);
    const takes = { ...fields, takesAttachments: "on", "toEmails[0]": "b@x.example" };
    expect((await limited.post(own, { ...takes, version: "1" })).status).toBe(404);
    await manager.post(own, { ...takes, version: "1" });
    expect(wordsOf(await manager.get(email))).toContain("Die E-Mail-Adressen wurden aktualisiert.");
    expect(await ticked()).toBe(true);
    await manager.post(own, { ...fields, version: "2", "toEmails[0]": "b@x.example" });
    expect(await ticked()).toBe(false);
    const inUse = await manager.get(`${at}/${mailboxId}/delete`);
    expect(wordsOf(inUse)).toContain(name);
    const kept = await manager.post(`${at}/${mailboxId}/delete`, { version: "1" });
    expect(kept.status).toBe(409);
    expect(wordsOf(kept)).toContain("Dieses Postfach wird verwendet");
    expect((await limited.get(own)).status).toBe(404);
    expect(wordsOf(await manager.get(`${own}/delete`))).toContain(name);
    expect((await manager.post(`${own}/delete`, { version: "3" })).location).toBe(email);
    expect(wordsOf(await manager.get(email))).toContain("Noch keine E-Mail-Einstellungen");
    for (const late of [
      { ...takes, version: "3" },
      { ...takes, "toEmails[0]": "keine", version: "3" },
    ]) {
      const gone = await manager.post(own, late);
      expect([gone.status, wordsOf(gone)]).toEqual([404, expect.stringContaining("inzwischen gelöscht")]);
      expect(gone.text).toContain(`href="${email}"`);
    }
    const again = await manager.post(`${own}/delete`, { version: "3" });
    expect(wordsOf(again)).toContain("Dieser Eintrag wurde bereits gelöscht");
  });

  it("speaks the fixed sentences to the letter", async () => {
    english = await site.signedIn("manager@kontor.example");
    await english.post("/preferences", { language: "en" });
    await english.post(`${at}/new`, mailbox());
    expect(wordsOf(await english.get(at))).toContain("Email added successfully!");
    const { id: divisionId } = await site.db.one<{ id: string }>(sql`
      select d.id from divisions d join companies c on c.id = d.company_id where c.name like 'Kontor%' limit 1`);
    const form = { divisionId, smtpSettingId: await idOf("smtp"), pace: "daily", answering: "off" };
    expect(wordsOf(await english.post(`${email}/new`, form))).toContain("At least one email must be added.");
    await english.post(`${email}/new`, { ...form, "toEmails[0]": "a@x.example" });
    expect(wordsOf(await english.get(email))).toContain("Emails have been successfully submitted.");
  });
});

describe("the name, logo and signature of a company's mails, without script", () => {
  const paper = `${email}/letterhead`;
  const picture = (name: string) => readFileSync(`app/db/seed/pictures/${name}`);
  const logo = (bytes: Uint8Array) => {
    const body = new FormData();
    body.set("picture", new File([bytes as Uint8Array<ArrayBuffer>], "logo"));
    return { body };
  };

  // An earlier test reads in English.
  beforeAll(() => manager.post("/preferences", { language: "de" }));

  it("are typed, drawn by a button before they are saved, and stay as they were typed when they do not fit", async () => {
    expect(wordsOf(await manager.get(email))).toContain("Name, Logo und Signatur");
    const fields = { sender: "Kontor Nord", signature: "Ihr Kontor\nHafenstraße 4 <Kiel>" };
    const drawn = await manager.post(paper, { ...fields, intent: "preview:dark" });
    expect(drawn.text).toContain("Hafenstraße 4 &amp;lt;Kiel");
    expect(wordsOf(await manager.get(paper))).not.toContain("Hafenstraße");
    const wrong = await manager.post(paper, { ...fields, sender: "chef@bank.example" });
    expect([wrong.status, errorAt(wrong, "sender")]).toEqual([
      422,
      "Bitte geben Sie einen Namen ohne @ ein: Eine Adresse als Name verbirgt den Absender.",
    ]);
    expect(wrong.text).toContain("Hafenstraße 4");
    const version = hidden(await manager.get(paper), "version");
    expect((await manager.post(paper, { ...fields, version })).location).toBe(paper);
    expect(await manager.get(paper)).toMatchObject({ text: expect.stringContaining('value="Kontor Nord"') });
    // The form of another tab knows the version before.
    expect((await manager.post(paper, { ...fields, sender: "Kontor", version })).status).toBe(409);
  });

  it("take a PNG or a JPEG as a logo, and say why another file is none", async () => {
    const png = picture("ayse.kaya@kontor.example.png");
    expect((await manager.ask(`${paper}/logo`, logo(png))).location).toBe(paper);
    expect((await manager.get(paper)).text).toContain("data:image/png;base64,");
    const webp = await manager.ask(`${paper}/logo`, logo(picture("employee@kontor.example.webp")));
    expect(errorAt(webp, "picture")).toContain("PNG oder JPEG");
    const large = await manager.ask(`${paper}/logo`, logo(Buffer.concat([png, Buffer.alloc(200_000)])));
    expect(errorAt(large, "picture")).toContain("höchstens 100 kB");
    // As large as a camera's: it is refused in the form too, not before it.
    const photo = await manager.ask(`${paper}/logo`, logo(Buffer.concat([png, Buffer.alloc(12_000_000)])));
    expect([photo.status, errorAt(photo, "picture")]).toEqual([large.status, errorAt(large, "picture")]);
    const drawing = await manager.ask(`${paper}/logo`, logo(Buffer.from("<svg onload='alert(1)'/>")));
    expect(drawing.status).toBe(422);
    expect(errorAt(drawing, "picture")).toContain("Logo als PNG oder JPEG");
    const body = new FormData();
    body.set("intent", "remove");
    expect((await manager.ask(`${paper}/logo`, { body })).location).toBe(paper);
    expect((await manager.get(paper)).text).not.toContain("data:image/png;base64,");
  });

  it("are not there for an employee, and each company has its own", async () => {
    const employee = await site.signedIn("employee@kontor.example");
    for (const path of [paper, `${paper}/logo`]) expect((await employee.get(path)).status).not.toBe(200);
    const png = picture("ayse.kaya@kontor.example.png");
    expect((await employee.ask(`${paper}/logo`, logo(png))).location).not.toBe(paper);
    expect((await limited.get(paper)).text).not.toContain("Kontor Nord");
    expect(await site.db.many(sql`select from letterheads where logo_bytes is not null`)).toEqual([]);
  });
});
