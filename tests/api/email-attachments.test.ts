import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attachmentContentRoute } from "~/api/v1/attachment-content";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { fileName } from "~/domain/mailbox/email/open-attachment";
import { withMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { addMailbox } from "../factories/dovecot-mailbox";
import { ownCompany } from "../factories/own-company";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
const source = (to: string) =>
  [
    ...["From: Jule <jule@cafe.example>", `To: ${to}`, "Subject: Protokoll", "MIME-Version: 1.0"],
    ...[
      'Content-Type: multipart/mixed; boundary="x"',
      "",
      "--x",
      "Content-Type: text/plain",
      "",
      "Anbei.",
      "--x",
    ],
    ...['Content-Type: text/html; name="../../etc/passwd"', "Content-Transfer-Encoding: base64"],
    ...['Content-Disposition: attachment; filename="../../etc/passwd"', "", "PGI+SGFsbG88L2I+", "--x--", ""],
  ].join("\r\n");

describe.skipIf(!hasDovecot)("an attachment", () => {
  let dovecot: Dovecot;
  let id = "";
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());
  beforeEach(async () => {
    const user = `${own.id}@kontor.example`;
    const { id: setting } = await addMailbox(own, user, dovecot.port);
    await dovecot.deliver(user, source(user));
    const validity = await withMailbox(own.db, setting, async client =>
      Number((await client.mailboxOpen("INBOX")).uidValidity),
    );
    const [folder, email] = [newId(), newId()];
    id = newId();
    await own.db.run(sql`
      insert into mail_folders (id, smtp_setting_id, company_id, path, role, uid_validity)
      values (${folder}, ${setting}, ${own.id}, 'INBOX', 'inbox', ${validity})`);
    await own.db.run(sql`
      insert into emails (id, company_id, smtp_setting_id, folder_id, folder, uid, thread_id, message_id, from_name,
        from_address, to_addresses, cc_addresses, subject, text, read, starred, labels, sent_at)
      values (${email}, ${own.id}, ${setting}, ${folder}, 'inbox', 1, ${newId()}, '', '', 'jule@cafe.example', '{}', '{}',
        'Protokoll', 'Anbei.', false, false, '{}', now())`);
    await own.db.run(sql`
      insert into email_attachments (id, company_id, email_id, number, name, type, size, part)
      values (${id}, ${own.id}, ${email}, 1, '../../etc/passwd', 'text/html', 12, '2')`);
  });
  const asked = (actor: Actor) =>
    attachmentContentRoute(
      new Request("http://x"),
      { actor, db: own.db } as Parameters<typeof attachmentContentRoute>[1],
      id,
    );

  it("comes from the mail server as a file to save, never as a page or a path", async () => {
    const answer = await asked(own.manager);
    expect(await answer.text()).toBe("<b>Hallo</b>");
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[^/\\]*"/);
  });

  it("is gone under another UIDVALIDITY, where its number may be another mail's", async () => {
    await own.db.run(sql`update mail_folders set uid_validity = 1 where company_id = ${own.id}`);
    expect(await codeOf(asked(own.manager))).toBe("not_found");
  });

  it("is neither a stranger's nor an employee's", async () => {
    expect(await codeOf(asked((await makeCompany(own.db)).manager))).toBe("not_found");
    expect(await codeOf(asked(own.employee))).toBe("forbidden");
  });

  it("waits while its server cannot be reached", async () => {
    await dovecot.kill();
    expect(await codeOf(asked(own.manager))).toBe("mail_unreachable");
    await dovecot.start();
  });
});

it.each([
  ["../../etc/passwd", "__.._etc_passwd"],
  ["C:\\Windows\\a.exe", "C_Windows_a.exe"],
  ["\u202egpj.exe", "_gpj.exe"],
  ["", "attachment"],
])("a sender's name %j is saved as %j", (given, saved) => {
  expect(fileName(given)).toBe(saved);
});
