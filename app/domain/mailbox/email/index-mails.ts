import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { mailTerms, storedTerms } from "./mail-terms";
import { recordWords } from "./mail-words";

type Row = { id: string; companyId: string; subject: string; text: string; sender: string; version: number };

/** Chosen: a sweep takes some seconds at most; the next one continues. */
const batchSize = 200;
const maxBatches = 25;

/** Indexes mails without terms: those from before the index, and changed drafts. One that changes meanwhile waits. */
export async function indexMails(db: Db): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch++) {
    const rows = await db.many<Row>(sql`
      select id, company_id as "companyId", subject, left(text, 20000) as text, from_name || ' ' || from_address as sender, version
      from emails where terms is null limit ${batchSize}`);
    for (const { id, companyId, subject, text, sender, version } of rows) {
      const terms = mailTerms(subject, text, sender);
      await db.transaction(async tx => {
        await recordWords(tx, companyId, terms);
        await tx.run(sql`
          update emails set terms = ${storedTerms(terms)}
          where id = ${id} and terms is null and version = ${version}`);
      });
    }
    if (rows.length < batchSize) return;
  }
}
