import { simpleParser } from "mailparser";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attachmentContentRoute } from "~/api/v1/attachment-content";
import { emailFileRoute } from "~/api/v1/email-files";
import { maxFiles } from "~/contract/email-draft-limits";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { fileSentEmail } from "~/domain/mailbox/draft/file-sent-email";
import { sendEmail } from "~/domain/mailbox/draft/send-email";
import { superviseMailboxes } from "~/domain/mailbox/sync/supervise-mailboxes";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { storage } from "~/integrations/storage/storage";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";
import { intervals } from "../factories/quick-intervals";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
let smtp: FakeSmtp;
let dovecot: Dovecot | undefined;
let setting = "";
let user = "";

beforeAll(async () => {
  smtp = await fakeSmtp();
  dovecot = hasDovecot ? await startDovecot() : undefined;
});
afterAll(async () => {
  await smtp.close();
  await dovecot?.stop();
});
beforeEach(async () => {
  smtp.mails.length = 0;
  user = `${own.id}@kontor.example`;
  const { id } = await api().smtpSettings.add({
    email: user,
    emailFrom: "",
    password: "richtig",
    allowedEmails: [],
    smtpHost: "127.0.0.1",
    smtpPort: Number(new URL(smtp.url).port),
    smtpSecurity: "none",
    imapHost: "127.0.0.1",
    imapPort: dovecot?.port ?? 9,
    imapSecurity: "none",
  });
  setting = id;
});

const api = () => asking(own.db, own.manager);
async function drafted(changes: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  await api().emailDrafts.save({
    id,
    smtpSettingId: setting,
    recipients: ["jule@cafe.example"],
    copies: [],
    blindCopies: [],
    subject: "Angebot",
    body: "Anbei.",
    ...changes,
  });
  return id;
}
async function upload(id: string, name: string, bytes: Uint8Array, actor: Actor = own.manager) {
  const url = `http://x/api/v1/email-drafts/${id}/files?${new URLSearchParams({ name })}`;
  const context = { actor, db: own.db } as Parameters<typeof emailFileRoute>[1];
  const answer = await emailFileRoute(
    new Request(url, { method: "POST", body: bytes as BodyInit }),
    context,
    id,
  );
  return (await answer.json()) as { id: string; name: string };
}
const names = async (id: string) => (await api().emailDrafts.read({ id })).files.map(({ name }) => name);
const sentParts = async () => (await simpleParser(smtp.mails.at(-1)!.raw)).attachments;
async function send(id: string): Promise<void> {
  await api().emailDrafts.send({ id });
  await sendEmail(own.db, id, { signal: new AbortController().signal, lastAttempt: false });
}

describe("an attachment from the writer's disk", () => {
  it("is kept with the draft, can be opened, and is sent as it was", async () => {
    const id = await drafted();
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 256));
    const { id: fileId } = await upload(id, "../Preise 2026 für Jule.pdf", bytes);
    expect(await names(id)).toEqual(["Preise 2026 für Jule.pdf"]);
    const context = { actor: own.manager, db: own.db } as Parameters<typeof attachmentContentRoute>[1];
    const opened = await attachmentContentRoute(new Request("http://x"), context, fileId);
    expect(Buffer.from(await opened.arrayBuffer()).equals(bytes)).toBe(true);
    expect(opened.headers.get("content-type")).toBe("application/octet-stream");
    await send(id);
    const [part] = await sentParts();
    expect(part).toMatchObject({ filename: "Preise 2026 für Jule.pdf" });
    expect(part!.content.equals(bytes)).toBe(true);
    expect((await api().emails.read({ id })).files).toMatchObject([{ available: true }]);
  });

  it("is one however often the same is sent, and can be taken off", async () => {
    const id = await drafted();
    const [one, again] = [
      await upload(id, "a.txt", Buffer.from("Hallo")),
      await upload(id, "a.txt", Buffer.from("Hallo")),
    ];
    expect(again.id).toBe(one.id);
    await upload(id, "a.txt", Buffer.from("Anderes"));
    expect(await names(id)).toEqual(["a.txt", "a.txt"]);
    await api().emailFiles.remove({ id, fileId: one.id });
    expect(await names(id)).toEqual(["a.txt"]);
    await send(id);
    expect((await sentParts())[0]!.content.toString()).toBe("Anderes");
    expect(await codeOf(upload(id, "b.txt", Buffer.from("spät")))).toBe("not_found");
  });

  it("is refused beyond 18 MB in all, beyond twenty, and when it is empty", async () => {
    const id = await drafted();
    await upload(id, "gross.bin", Buffer.alloc(10 * 1024 * 1024, 1));
    expect(await codeOf(upload(id, "noch.bin", Buffer.alloc(9 * 1024 * 1024, 2)))).toBe(
      "email_files_too_large",
    );
    expect(await codeOf(upload(id, "riesig.bin", Buffer.alloc(19 * 1024 * 1024, 3)))).toBe("file_too_large");
    expect(await codeOf(upload(id, "leer.txt", Buffer.alloc(0)))).toBe("file_empty");
    for (let at = 1; at < maxFiles; at++) await upload(id, `${at}.txt`, Buffer.from(String(at)));
    expect(await codeOf(upload(id, "zu viel.txt", Buffer.from("x")))).toBe("email_files_most");
    expect(await names(id)).toHaveLength(maxFiles);
  });

  it("is its company's only: strangers and employees attach and remove nothing", async () => {
    const id = await drafted();
    const { id: fileId } = await upload(id, "a.txt", Buffer.from("Hallo"));
    const stranger = (await makeCompany(own.db)).manager;
    expect(await codeOf(upload(id, "b.txt", Buffer.from("x"), stranger))).toBe("not_found");
    expect(await codeOf(upload(id, "b.txt", Buffer.from("x"), own.employee))).toBe("forbidden");
    expect(await codeOf(asking(own.db, stranger).emailFiles.remove({ id, fileId }))).toBe("not_found");
    expect(await codeOf(asking(own.db, stranger).emailFiles.copy({ id, fileIds: [] }))).toBe("not_found");
    const other = await drafted();
    expect(await codeOf(api().emailFiles.remove({ id: other, fileId }))).toBe("not_found");
    expect(await names(id)).toEqual(["a.txt"]);
  });

  it("goes with its draft", async () => {
    const id = await drafted();
    await upload(id, "a.txt", Buffer.from("Hallo"));
    await api().emailDrafts.remove({ id });
    expect(
      await own.db.many(sql`select attachment_id from email_files where company_id = ${own.id}`),
    ).toEqual([]);
  });
});

describe("a file of a division", () => {
  async function made(companyId: string): Promise<string> {
    const division = await makeDivision(own.db, companyId, { name: "Vertrieb" });
    const fileId = await makeFile(own.db, division, ["Preisliste"]);
    const { key } = await own.db.one<{ key: string }>(
      sql`select storage_key as key from files where id = ${fileId}`,
    );
    const draft = await storage().write(
      key,
      (async function* () {
        yield Buffer.from("PREISE");
      })(),
    );
    await draft.keep();
    return fileId;
  }

  it("is attached as a copy, once", async () => {
    const [id, fileId] = [await drafted(), await made(own.id)];
    await api().emailFiles.copy({ id, fileIds: [fileId] });
    const { files } = await api().emailFiles.copy({ id, fileIds: [fileId] });
    expect(files).toMatchObject([{ sourceId: fileId }]);
    await send(id);
    expect((await sentParts())[0]!.content.toString()).toBe("PREISE");
  });

  it("of another company is not found", async () => {
    const id = await drafted();
    const foreign = await made((await makeCompany(own.db)).id);
    expect(await codeOf(api().emailFiles.copy({ id, fileIds: [foreign] }))).toBe("not_found");
    expect(await names(id)).toEqual([]);
  });
});

describe.skipIf(!hasDovecot)("an attachment of a mail that is forwarded", () => {
  const received = () =>
    [
      ...[
        "From: Jule <jule@cafe.example>",
        `To: ${user}`,
        "Subject: Plan",
        "Message-ID: <plan@cafe.example>",
      ],
      ...["MIME-Version: 1.0", 'Content-Type: multipart/mixed; boundary="x"', ""],
      ...["--x", "Content-Type: text/plain", "", "Anbei.", "--x"],
      ...['Content-Type: application/pdf; name="plan.pdf"', "Content-Transfer-Encoding: base64"],
      ...['Content-Disposition: attachment; filename="plan.pdf"', "", "UExBTg==", "--x--", ""],
    ].join("\r\n");

  it("comes from the mail server, goes along, and is in the Sent folder once the mail was sent", async () => {
    await dovecot!.deliver(user, received());
    const stop = await superviseMailboxes(own.db, { intervals });
    try {
      const files = await until(async () => {
        const [mail] = (await api().emails.list({ folder: "inbox" })).rows;
        return mail && (await api().emails.read({ id: mail.id })).files;
      });
      expect(files).toMatchObject([{ name: "plan.pdf", available: true }]);
      const id = await drafted({ subject: "Fwd: Plan" });
      await api().emailFiles.copy({ id, attachmentIds: [files[0]!.id] });
      await api().emailFiles.copy({ id, attachmentIds: [files[0]!.id] });
      expect(await names(id)).toEqual(["plan.pdf"]);
      await send(id);
      expect((await sentParts())[0]!.content.toString()).toBe("PLAN");
      await fileSentEmail(own.db, id);
      await until(
        async () =>
          (await own.db.many(sql`select attachment_id from email_files where company_id = ${own.id}`))
            .length === 0,
      );
      const [file] = (await api().emails.read({ id })).files;
      expect(file).toMatchObject({ name: "plan.pdf", type: "application/pdf", available: true });
      const context = { actor: own.manager, db: own.db } as Parameters<typeof attachmentContentRoute>[1];
      expect(await (await attachmentContentRoute(new Request("http://x"), context, file!.id)).text()).toBe(
        "PLAN",
      );
    } finally {
      await stop();
    }
  });

  it("of another company is not found", async () => {
    const id = await drafted();
    expect(await codeOf(api().emailFiles.copy({ id, attachmentIds: [newId()] }))).toBe("not_found");
  });
});
