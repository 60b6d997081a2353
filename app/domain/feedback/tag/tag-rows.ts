import sql, { type Sql } from "sql-template-tag";
import type { TagInput } from "~/contract/tag-fields";
import type { Tag } from "~/contract/tags";
import { type Columns, selectList, type WrittenColumns } from "~/db/columns";

/** The columns that a tag's fields are written to, beside its key. */
export const tagFields = { name: "name", colour: "colour" } satisfies WrittenColumns<TagInput>;

/** The name as it is compared: tags that differ only in case, width or spaces are one. */
export function tagKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replaceAll("ß", "ss").replace(/\s+/g, " ").trim();
}

const uses = sql`(select count(*) from feedback_tags ft where ft.tag_id = t.id)`;

/** The select list of a {@link Tag}, from tags t. */
export function tagColumns(): Sql {
  return selectList({
    id: sql`t.id`,
    name: sql`t.name`,
    colour: sql`t.colour`,
    feedback: uses,
    version: sql`t.version`,
    createdAt: sql`t.created_at`,
  } satisfies Columns<Tag>);
}

/** SQL expressions to sort tags t. */
export const tagOrder = { name: [sql`t.name collate "de-x-icu"`], used: [uses], since: [sql`t.created_at`] };
