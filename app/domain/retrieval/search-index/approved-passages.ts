import sql, { type Sql } from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { asLanguage } from "~/domain/retrieval/words/language";
import { termsVersion } from "~/domain/retrieval/words/terms";
import type { IndexRow } from "./segment";

/** The searchable text of an approved answer: the wordings of its question, then the answer. */
export const approvedText = (wordings: string[], answer: string): string => [...wordings, answer].join("\n");

const storedText = sql`(array_to_string(a.wordings, E'\\n') || E'\\n' || a.answer)`;

/** SQL condition on approved_answers a: it has neither ended nor expired. */
export const isApprovedValid = (): Sql => sql`(a.ended_at is null and a.expires_at > ${clock.now()})`;

/** The approved answers of a division, as parts of its index: one passage each. */
export function approvedParts(
  db: Db,
  divisionId: string,
): Promise<{ id: string; first: string; passages: number }[]> {
  return db.many(sql`
    select a.id, a.passage_id as first, 1 as passages from approved_answers a
    where a.division_id = ${divisionId} and a.ended_at is null order by a.id`);
}

/** The approved answers of all open divisions, as sources of an index beside the database. */
export const approvedSources = (): Sql => sql`
  select a.id, a.company_id as "companyId", a.division_id as "divisionId", a.passage_id as first, 1 as passages
  from approved_answers a join divisions d on d.id = a.division_id and d.status = 'open'
  where a.ended_at is null`;

/** The index rows of those of these ids that are approved answers. */
export const approvedRows = (db: Db, ids: string[]): Promise<IndexRow[]> =>
  approvedRowsOf(db, sql`a.id = any(${ids}::uuid[])`);

/** The index rows of the approved_answers a that meet an SQL condition. */
export async function approvedRowsOf(db: Db, condition: Sql): Promise<IndexRow[]> {
  const rows = await db.many<Omit<IndexRow, "language"> & { language: string }>(sql`
    select a.passage_id as id, a.language, a.terms,
           case when get_byte(a.terms, 0) <> ${termsVersion} then ${storedText} end as text
    from approved_answers a where ${condition} order by a.id`);
  return rows.map(row => ({ ...row, language: asLanguage(row.language) }));
}

type ApprovedRow = {
  id: string;
  fileId: string;
  text: string;
  language: string;
  wordings: string[];
  answer: string;
};

/** Reads those of these passages that are valid approved answers, in open divisions of the company. */
export async function readApproved(db: Db, companyId: string, divisionIds: string[], ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db.many<ApprovedRow>(sql`
    select a.passage_id as id, a.id as "fileId", ${storedText} as text, a.language, a.wordings, a.answer
    from approved_answers a
    join divisions d on d.id = a.division_id and d.company_id = a.company_id and d.status = 'open'
    where a.company_id = ${companyId} and a.division_id = any(${divisionIds}::uuid[])
      and a.passage_id = any(${ids}::uuid[]) and ${isApprovedValid()}`);
  return rows.map(({ wordings, answer, ...row }) => ({
    ...row,
    fileName: wordings[0]!,
    pageId: row.fileId,
    pageNumber: null,
    heading: null,
    start: 0,
    end: row.text.length,
    approved: { wordings, answer },
  }));
}
