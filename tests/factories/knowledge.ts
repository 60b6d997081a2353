import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { memoryRetrieval } from "~/domain/retrieval/memory-retrieval";
import { packTerms } from "~/domain/retrieval/words/terms";

/** The index in memory, which needs no settings: those of page tests are in the modules of the build. */
const memory = memoryRetrieval();

type DivisionFields = { name?: string; members?: string[] };

/** Creates an open division. Returns its id. */
export async function makeDivision(db: Db, companyId: string, fields: DivisionFields = {}): Promise<string> {
  const id = newId();
  const { name = `Personal ${id}`, members = [] } = fields;
  await db.run(sql`
    insert into divisions (id, company_id, name, created_at) values (${id}, ${companyId}, ${name}, ${clock.now()})`);
  await db.run(sql`
    insert into division_members (division_id, user_id) select ${id}, unnest(${members}::uuid[])`);
  return id;
}

type FileFields = { name?: string; status?: string; language?: Language };

/** Creates a .pdf whose pages are one passage each. Returns its id. */
export async function makeFile(
  db: Db,
  divisionId: string,
  pages: string[],
  fields: FileFields = {},
): Promise<string> {
  const id = newId();
  const { name = "Handbuch.pdf", status = "ready", language = "de" } = fields;
  await db.transaction(async tx => {
    await tx.run(sql`
      insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, pages_total,
                         pages_read, passages, language, created_at)
      select ${id}, company_id, id, 'pdf', ${name}, 1000, ${createHash("sha256").update(id).digest()}, ${id},
             ${status}, ${pages.length}, ${pages.length}, ${pages.length}, ${language}, ${clock.now()}
      from divisions where id = ${divisionId}`);
    for (const [at, text] of pages.entries()) {
      const pageId = newId();
      await tx.run(sql`
        insert into pages (id, file_id, ordinal, number, text) values (${pageId}, ${id}, ${at}, ${at + 1}, ${text})`);
      await tx.run(sql`
        insert into passages (id, company_id, division_id, file_id, page_id, ordinal, language, start_offset,
                              end_offset, text, terms)
        select ${newId()}, company_id, id, ${id}, ${pageId}, ${at}, ${language}, 0, ${text.length}, ${text},
               ${packTerms(text, language)}
        from divisions where id = ${divisionId}`);
    }
    await memory.upsert(tx, divisionId, []);
  });
  return id;
}
