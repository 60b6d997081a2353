import sql, { join, raw, type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";

/** The links of one record to its tags: their table, and the columns that identify the record. */
export type TagLinks = { table: Sql; record: { column: Sql; value: Sql }[] };

const links = (table: string, record: Record<string, Sql | string>): TagLinks => ({
  table: raw(table),
  record: Object.entries(record).map(([column, value]) => ({
    column: raw(column),
    value: typeof value === "string" ? sql`${value}::uuid` : value,
  })),
});

/** The links of each kind of record; `id` is the record's id, or the SQL expression of it. */
export const tagLinks = {
  feedback: (id: Sql | string) => links("feedback_tags", { feedback_id: id }),
  file: (id: Sql | string) => links("file_tags", { file_id: id }),
  email: (id: Sql | string) => links("email_tags", { email_id: id }),
  /** A reader's own tags of a chat. */
  chat: (id: Sql | string, userId: string) => links("chat_tags", { user_id: userId, chat_id: id }),
};

/** SQL condition: a link l is one of the record's. */
const ofRecord = ({ record }: TagLinks) =>
  join(
    record.map(({ column, value }) => sql`l.${column} = ${value}`),
    " and ",
  );

/** SQL expression: the tags of a record by name, as JSON. */
export const tagsOf = (of: TagLinks): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'colour', t.colour)
                           order by t.name collate natural_order, t.id), '[]')
  from ${of.table} l join tags t on t.id = l.tag_id where ${ofRecord(of)})`;

/** SQL condition: the record has this tag; none without a tag. */
export const hasTag = (of: TagLinks, tagId: string | undefined): Sql | undefined =>
  tagId ? sql`exists (select from ${of.table} l where ${ofRecord(of)} and l.tag_id = ${tagId})` : undefined;

/** Replaces the tags of a record by these of a company. @throws AppError not_found for any other tag */
export async function writeTags(
  tx: Db,
  of: TagLinks,
  companyId: string | null,
  tagIds: readonly string[],
): Promise<void> {
  const uniqueIds = [...new Set(tagIds)];
  await tx.run(
    sql`delete from ${of.table} l where ${ofRecord(of)} and l.tag_id <> all(${uniqueIds}::uuid[])`,
  );
  if (uniqueIds.length === 0) return;
  await lockTags(tx, companyId, uniqueIds);
  const columns = join(of.record.map(({ column }) => column));
  const values = join(of.record.map(({ value }) => value));
  await tx.run(sql`
    insert into ${of.table} (${columns}, tag_id) select ${values}, unnest(${uniqueIds}::uuid[]) on conflict do nothing`);
}

/** Keeps tags of a company from being deleted until the transaction ends. @throws AppError not_found for any other tag */
export async function lockTags(tx: Db, companyId: string | null, ids: readonly string[]): Promise<void> {
  const locked = await tx.many<{ id: string }>(sql`
    select id from tags where company_id = ${companyId} and id = any(${ids}::uuid[]) order by id for key share`);
  if (locked.length < ids.length) throw new AppError("not_found");
}
