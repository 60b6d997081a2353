import sql, { raw, type Sql } from "sql-template-tag";
import type { TagInput } from "~/contract/tag-fields";
import type { Tag } from "~/contract/tags";
import { type Columns, selectList, type WrittenColumns } from "~/db/columns";
import type { Actor } from "~/domain/core/actor/actor";

/** The columns that a tag's fields are written to, beside its key. */
export const tagFields = { name: "name", colour: "colour" } satisfies WrittenColumns<TagInput>;

const count = (table: string) => sql`(select count(*) from ${raw(table)} l where l.tag_id = t.id)`;

/** SQL expressions of how much has a tag t, as the actor may know it: of chats, only what they tagged themselves. */
const uses = (userId: string) => ({
  feedback: count("feedback_tags"),
  files: count("file_tags"),
  emails: count("email_tags"),
  chats: sql`(select count(*) from chat_tags l where l.tag_id = t.id and l.user_id = ${userId})`,
});

/** The select list of a {@link Tag} as the actor sees it, from tags t. */
export function tagColumns({ id }: Pick<Actor, "id">): Sql {
  return selectList({
    id: sql`t.id`,
    name: sql`t.name`,
    colour: sql`t.colour`,
    ...uses(id),
    version: sql`t.version`,
    createdAt: sql`t.created_at`,
  } satisfies Columns<Tag>);
}

/** SQL expressions to sort tags t as the actor sees them. */
export function tagOrder({ id }: Pick<Actor, "id">) {
  const { feedback, files, emails, chats } = uses(id);
  return {
    name: [sql`t.name collate natural_order`],
    used: [feedback],
    files: [files],
    emails: [emails],
    chats: [chats],
    since: [sql`t.created_at`],
  };
}
