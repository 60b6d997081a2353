import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languages } from "~/contract/language";
import type { MailContent } from "~/contract/mail-blocks";
import type { Actor } from "~/domain/core/actor/actor";
import { newestVersions } from "~/domain/outbox/template/template-versions";
import { fileReady } from "~/mail/file-ready";
import { takeStoredTemplates } from "~/mail/stored-templates";
import { faultsOf, mailTemplates, ownContent } from "~/mail/templates";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({});
let admin: Actor;
const as = (actor: Actor = admin) => asking(own.db, actor).mailTemplates;
const id = "fileReady.de";
const words: MailContent = {
  subject: "Fertig: {file}",
  blocks: [
    { kind: "heading", text: "Bereit <b>" },
    { kind: "paragraph", text: "{file} kann befragt werden.\nJetzt." },
    { kind: "button", text: "Los" },
    { kind: "note", text: "Von {product}." },
  ],
};
/** What the next mail about a file says, in this language. */
async function nextMail(language: (typeof languages)[number] = "de") {
  takeStoredTemplates(await newestVersions(own.db));
  return fileReady(
    { language, name: "Kim", origin: "https://lotse.example", path: "/chat", product: "Lotse" },
    "<a>.pdf",
  );
}
const fieldsOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({}),
    (error: { data?: { fields?: object } }) => error.data?.fields ?? {},
  );

beforeEach(async () => {
  await own.db.run(sql`delete from mail_templates`);
  await own.db.run(sql`delete from mails`);
  admin = await makePerson(own.db, "administrator");
});
afterEach(() => takeStoredTemplates([]));

describe("the templates", () => {
  it("are every mail in every language, and ours are without fault", async () => {
    const { total } = await as().list({});
    expect(total).toBe(mailTemplates.length * languages.length);
    for (const name of mailTemplates)
      for (const language of languages)
        expect([name, language, faultsOf(name, ownContent(name, language))]).toEqual([name, language, {}]);
  });

  it("are found by language, kind, words and whose they are", async () => {
    await as().change({ id, ...words });
    expect((await as().list({ edited: "yes" })).rows).toMatchObject([{ id, subject: words.subject }]);
    expect((await as().list({ language: "fr", purpose: "confirm_code" })).rows.map(row => row.id)).toEqual([
      "confirmCode.fr",
    ]);
    expect((await as().list({ search: "FERTIG: {" })).total).toBe(1);
  });
});

describe("an edited template", () => {
  it("is what the next mail of its language says, escaped, with real plain text and nothing remote", async () => {
    await as().change({ id, ...words });
    const mail = await nextMail();
    expect(mail.subject).toBe("Fertig: <a>.pdf");
    expect(mail.text).toBe(
      "Guten Tag Kim,\n\nBereit <b>\n\n<a>.pdf kann befragt werden.\nJetzt.\n\nLos:\nhttps://lotse.example/chat\n\nVon Lotse.\n\n--\n\nDiese E-Mail wurde automatisch von Lotse gesendet. Bitte antworten Sie nicht darauf.",
    );
    expect(mail.html).toContain("Bereit &lt;b&gt;</h2>");
    expect(mail.html).toContain('<html lang="de" dir="ltr">');
    expect(mail.html.match(/https?:[^"]+/g)).toEqual(["https://lotse.example/chat"]);
    expect(mail.html).not.toMatch(/<(script|img|link|b)\b|url\(/);
    expect((await nextMail("ar")).subject).not.toContain("Fertig");
  });

  it("has versions with who and when, and goes back to ours, which is one too", async () => {
    await as().change({ id, ...words });
    await as().change({ id, ...words });
    expect((await as().read({ id })).version).toBe(2);
    const back = await as().restore({ id });
    expect(back).toMatchObject({ edited: null, version: 3, content: back.ours });
    expect(back.versions.map(({ number, content }) => [number, content?.subject ?? null])).toEqual([
      [2, null],
      [1, words.subject],
    ]);
    expect(back.versions[0]?.by).toBe(`${admin.firstName} ${admin.lastName}`);
    expect((await nextMail()).subject).toBe("Ihre Datei <a>.pdf ist bereit");
  });

  it("is not changed by a form that is out of date, nor by two at the same moment", async () => {
    await as().change({ id, ...words });
    expect(await codeOf(as().change({ id, ...words, subject: "Alt" }, { context: { version: 1 } }))).toBe(
      "conflict_version",
    );
    const ends = await Promise.all(
      ["a", "b", "c"].map(subject =>
        codeOf(as().change({ id, ...words, subject }, { context: { version: 2 } })),
      ),
    );
    expect(ends.sort()).toEqual(["conflict_version", "conflict_version", "done"]);
  });

  it("is refused at the field with an unknown placeholder, without a button, or with a code in the subject", async () => {
    const blocks = [
      { kind: "paragraph" as const, text: "Hallo {vorname}" },
      { kind: "button" as const, text: "" },
    ];
    expect(await fieldsOf(as().change({ id, subject: "{passwort}", blocks }))).toEqual({
      subject: ["template.placeholder:passwort:product,file"],
      "blocks[0].text": ["template.placeholder:vorname:product,file"],
      blocks: ["template.button"],
    });
    const button = { kind: "button" as const, text: "Ansehen" };
    expect(
      await fieldsOf(as().change({ id: "confirmCode.de", subject: "Code {code}", blocks: [button] })),
    ).toEqual({ subject: ["template.secret"], blocks: ["template.code"] });
    expect(await fieldsOf(as().test({ id, subject: "{passwort}", blocks: [button] }))).toHaveProperty(
      "subject",
    );
    expect(await own.db.many(sql`select from mail_templates`)).toEqual([]);
  });

  it("takes a placeholder in two braces, as other programs write it, for the same", async () => {
    const [heading, , ...others] = words.blocks;
    const doubled = { kind: "paragraph" as const, text: "{{file}} und {{ product }}" };
    await as().change({ id, ...words, blocks: [heading!, doubled, ...others] });
    expect((await nextMail()).text).toContain("\n<a>.pdf und Lotse\n");
    const wrong = { kind: "paragraph" as const, text: "{{vor:nahme, %}}" };
    expect(await fieldsOf(as().change({ id, ...words, blocks: [wrong, ...others] }))).toEqual({
      "blocks[0].text": ["template.placeholder:vor%3Anahme%2C%20%25:product,file"],
    });
  });

  it("that is broken in the database is left aside: the mail goes out in our words", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = [
      "null",
      '[{"kind":"script","text":"x"}]',
      '[{"kind":"button","text":"{gibtsnicht}"}]',
      '"x"',
    ];
    for (const [index, blocks] of broken.entries()) {
      await own.db.run(sql`
        insert into mail_templates (id, template, language, number, subject, blocks, created_at)
        values (gen_random_uuid(), 'fileReady', 'de', ${index + 1}, 'Kaputt', ${blocks}::jsonb, now())`);
      expect((await nextMail()).subject).toBe("Ihre Datei <a>.pdf ist bereit");
    }
    expect(said).toHaveBeenCalledTimes(broken.length);
    said.mockRestore();
  });
});

describe("a preview and a test", () => {
  it("show example values in both colours, and store nothing", async () => {
    const preview = await as().preview({ id, ...words });
    expect(preview.subject).toBe("Fertig: Urlaubsregelung 2026.pdf");
    expect(preview.light).not.toBe(preview.dark);
    for (const part of Object.values(preview)) expect(part).not.toMatch(/\{\w+\}|undefined|<style/);
    expect(await own.db.many(sql`select from mail_templates union all select from mails`)).toEqual([]);
    expect(await own.db.many(sql`select from activities where action = 'mailTemplates.preview'`)).toEqual([]);
  });

  it("the test goes to its sender only", async () => {
    await as().test({ id, ...words });
    expect(await own.db.many(sql`select to_address as "to", purpose, subject from mails`)).toEqual([
      { to: admin.email, purpose: "template_test", subject: "Fertig: Urlaubsregelung 2026.pdf" },
    ]);
  });
});

it("staff without the module, and companies, neither read nor change them", async () => {
  const staff = await makePerson(own.db, "staff");
  for (const actor of [staff, own.manager, own.employee]) {
    expect(await codeOf(as(actor).list({}))).toBe("forbidden");
    expect(await codeOf(as(actor).change({ id, ...words }))).toBe("forbidden");
    expect(await codeOf(as(actor).test({ id, ...words }))).toBe("forbidden");
  }
  for (const unknown of ["fileReady", "fileReady.de.de", "greeting.de", "constructor.de", "fileReady.xx"])
    expect(await codeOf(as().read({ id: unknown }))).toBe("not_found");
});
