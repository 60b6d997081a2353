import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { companies, demoId, demoPassword, operator, ownRoles, people } from "~/db/seed/demo";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { hashPassword } from "~/domain/identity/session/password";
import type { Storage } from "~/integrations/storage/storage-port";
import { enqueue } from "~/queue/enqueue";
import { addApproved } from "./add-approved";
import { addDeclarations } from "./add-declarations";
import { addEmails } from "./add-emails";
import { addFeedback } from "./add-feedback";
import { addGolden } from "./add-golden";
import { addHistory } from "./add-history";
import { addInvoices } from "./add-invoices";
import { addMailSettings } from "./add-mail-settings";
import { addMails } from "./add-mails";
import { addModelCalls } from "./add-model-calls";
import { addOtherCompanies } from "./add-other-companies";
import { addReadFiles } from "./add-read-files";
import { addReceipts } from "./add-receipts";
import { addSharedTags } from "./add-shared-tags";
import { addSharing } from "./add-sharing";
import { addShowcase } from "./add-showcase";
import { addTags } from "./add-tags";
import { daysAgo } from "./days-ago";
import { type StoredDocument, type StoredPicture, storeDemoFiles } from "./store-demo-files";

/**
 * Fills an empty database once with the demo companies, people, divisions, documents and questions. Ids are the
 * same on every machine, times are relative to now.
 * @param seed the folder with `documents`, one folder of files for each company, and `pictures` of people
 * @returns whether anything was created
 */
export async function seedDemo(db: Db, storage: Storage, seed: string): Promise<boolean> {
  if (await isFilled(db)) return false;
  // Bytes before rows: a crash in between leaves orphaned files, but no row without its file.
  const { documents, examples, pictures } = await storeDemoFiles(storage, seed);
  return db.transaction(async tx => {
    await tx.run(sql`lock table companies in share row exclusive mode`);
    if (await isFilled(tx)) return false;
    await addOperator(tx);
    await addPeople(tx);
    await addOwnRoles(tx);
    await addPictures(tx, pictures);
    await addKnowledge(tx, documents);
    await addHistory(tx);
    await addOtherCompanies(tx);
    await addSharing(tx);
    await addShowcase(tx, examples.failed);
    await addReadFiles(tx, examples.recognised, examples.quarantined);
    await addFeedback(tx);
    await addSharedTags(tx);
    await addApproved(tx);
    await addGolden(tx);
    await addModelCalls(tx);
    await addMails(tx);
    await addMailSettings(tx);
    await addEmails(tx);
    await addTags(tx);
    await addInvoices(tx);
    await addDeclarations(tx);
    await addReceipts(tx);
    return true;
  });
}

const isFilled = async (db: Db): Promise<boolean> =>
  (await db.maybe(sql`select 1 as filled from users limit 1`)) !== undefined;

async function addOperator(tx: Db): Promise<void> {
  await changeSetting(tx, operatorDetails, operatorScope, () => ({ value: operator }));
}

async function addPeople(tx: Db): Promise<void> {
  for (const company of companies) {
    const id = demoId(company.name);
    await tx.run(sql`
      insert into companies (id, name, public_code, whatsapp_number, created_at)
      values (${id}, ${company.name}, ${company.publicCode}, ${company.whatsapp ?? null}, ${daysAgo(400)})`);
    const runs = company.plan === "runs";
    await tx.run(sql`
      insert into subscriptions (id, company_id, plan, starts_at, ends_at)
      values (${demoId(`plan ${company.name}`)}, ${id}, ${runs ? "yearly" : "days_30"}, ${daysAgo(runs ? 390 : 110)}, ${runs ? null : daysAgo(80)})`);
  }
  const hash = await hashPassword(demoPassword);
  // In listed order: the oldest keep access when a plan allows fewer.
  const first = daysAgo(380).getTime();
  for (const [index, person] of people.entries()) {
    const since = person.invited ? daysAgo(2) : new Date(first + index * 60_000);
    await tx.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, password_hash, status, demo, created_at)
      select ${demoId(person.email)}, ${person.company ? demoId(person.company) : null}, id, ${person.email}, ${person.email},
             ${person.firstName}, ${person.lastName}, ${person.invited ? null : hash},
             ${person.invited ? "invited" : "active"}, true, ${since}
      from roles where key = ${person.role}`);
  }
}

async function addOwnRoles(tx: Db): Promise<void> {
  for (const { name, company, access, permissions } of ownRoles)
    await tx.run(sql`
      insert into roles (id, company_id, name, access, permissions)
      values (${demoId(`role ${name}`)}, ${company ? demoId(company) : null}, ${name}, ${access}, ${JSON.stringify(permissions)})`);
}

async function addPictures(tx: Db, pictures: StoredPicture[]): Promise<void> {
  for (const { email, kind, key, bytes } of pictures)
    await tx.run(sql`
      insert into avatars (user_id, kind, bytes, storage_key) values (${demoId(email)}, ${kind}, ${bytes}, ${key})`);
}

async function addKnowledge(tx: Db, documents: StoredDocument[]): Promise<void> {
  for (const company of companies) {
    for (const [index, division] of company.divisions.entries()) {
      const id = demoId(`${company.name} ${division.name}`);
      await tx.run(sql`
        insert into divisions (id, company_id, name, description, notes, created_at)
        values (${id}, ${demoId(company.name)}, ${division.name}, ${division.description}, ${division.notes}, ${daysAgo(370 - index)})`);
      await tx.run(sql`insert into division_versions (division_id) values (${id}) on conflict do nothing`);
      for (const email of division.members) {
        await tx.run(
          sql`insert into division_members (division_id, user_id) values (${id}, ${demoId(email)})`,
        );
      }
    }
  }
  for (const file of documents) {
    const manager = people.find(
      person => person.company === file.company.name && person.role === "data_manager",
    )!;
    await tx.run(sql`
      insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, uploaded_by, created_at)
      values (${file.key}, ${demoId(file.company.name)}, ${demoId(`${file.company.name} ${file.division.name}`)},
              ${file.name.endsWith(".pdf") ? "pdf" : "docx"}, ${file.name}, ${file.bytes}, ${file.sha256}, ${file.key},
              'queued', ${demoId(manager.email)}, ${daysAgo(366)})`);
    await enqueue(tx, "read_file", { fileId: file.key });
  }
}
