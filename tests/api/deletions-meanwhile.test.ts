import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { markDivisionDeleted } from "~/domain/knowledge/division/mark-division-deleted";
import { removeDivision } from "~/domain/knowledge/division/remove-division";
import { beginReading } from "~/domain/knowledge/file/begin-reading";
import { failReading } from "~/domain/knowledge/file/fail-reading";
import { addNotices, settingsOfDivisions } from "~/domain/outbox/notice/add-notices";
import { asking } from "../factories/asking";
import { makeCompany } from "../factories/company";
import { handbookPdf } from "../factories/documents";
import { doneOrLocked } from "../factories/interleave";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownDatabase } from "../factories/own-database";
import { staged } from "../factories/upload";

const own = ownDatabase();
let manager: Actor;
let companyId: string;
let divisionId: string;

beforeEach(async () => {
  ({ id: companyId, manager } = await makeCompany(own.db));
  divisionId = await makeDivision(own.db, companyId);
});

const statusOf = async (id: string) =>
  (await own.db.one<{ status: string }>(sql`select status from divisions where id = ${id}`)).status;

/** Mails of the division go to the manager, from a mailbox. */
async function notifyOfFiles(): Promise<void> {
  const mailbox = newId();
  await own.db.run(sql`
    insert into smtp_settings (id, company_id, email, email_from, smtp_host, smtp_port, smtp_security, imap_host,
                               imap_port, imap_security, sealed_password, allowed_emails, created_at, updated_at)
    values (${mailbox}, ${companyId}, 'info@firma.example', 'info@firma.example', 'smtp.firma.example', 465, 'tls',
            'imap.firma.example', 993, 'tls', '\\x00', '{}', now(), now())`);
  await own.db.run(sql`
    insert into email_settings (id, company_id, division_id, smtp_setting_id, to_emails, tells, pace, created_at, updated_at)
    values (${newId()}, ${companyId}, ${divisionId}, ${mailbox}, ${[manager.email]}, array['files'], 'immediately', now(), now())`);
}

describe("a division is deleted", () => {
  it("while a new version of one of its files is sent, which is refused", async () => {
    const file = await makeFile(own.db, divisionId, ["Der Urlaub beträgt 30 Tage."]);
    const upload = await staged(own.db, manager, "Handbuch.pdf", await handbookPdf(1));
    let replacing: Promise<unknown> | undefined;
    await own.db.transaction(async tx => {
      await tx.run(sql`select id from divisions where id = ${divisionId} for no key update`);
      replacing = asking(own.db, manager)
        .files.replace({ id: file, pdf: upload.id })
        .catch((error: unknown) => error);
      await doneOrLocked(own.db, replacing);
      await markDivisionDeleted(tx, divisionId);
    });
    expect(await replacing).toMatchObject({ code: "not_found" });
    expect(await statusOf(divisionId)).toBe("deleting");
  });

  it("while one of its files ends, of which its recipients would be notified", async () => {
    await notifyOfFiles();
    const file = await makeFile(own.db, divisionId, [], { status: "queued" });
    const reading = await beginReading(own.db, file);
    let removing: Promise<unknown> | undefined;
    const notify = async (tx: typeof own.db) => {
      removing = removeDivision(own.db, manager, divisionId);
      await doneOrLocked(own.db, removing);
      const settings = settingsOfDivisions(sql`select ${divisionId}::uuid`);
      await addNotices(tx, { kind: "file_failed", subjectId: file, settings });
    };
    await failReading(own.db, reading!, "pdf_broken", { notify: notify as never });
    await removing;
    expect(await statusOf(divisionId)).toBe("deleting");
    expect(await own.db.many(sql`select from email_notices where subject_id = ${file}`)).toEqual([]);
  });
});
