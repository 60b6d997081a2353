import { rulesToCondition } from "@casl/ability/extra";
import sql, { type Sql } from "sql-template-tag";
import { type Action, me } from "~/contract/abilities";
import type { Actor } from "~/domain/core/actor/actor";

type Subject = keyof typeof columns;

/** SQL for each stored condition, on divisions d, files f and chats c. */
const columns = {
  Division: {
    memberIds: (id: string | Sql) =>
      sql`exists (select from division_members dm where dm.division_id = d.id and dm.user_id = ${id})`,
  },
  File: {
    memberIds: (id: string | Sql) =>
      sql`exists (select from division_members fm where fm.division_id = f.division_id and fm.user_id = ${id})`,
    uploadedBy: (id: string | Sql) => sql`f.uploaded_by = ${id}`,
  },
  Chat: { ownerId: (id: string | Sql) => sql`c.owner_id = ${id}` },
} satisfies Record<string, Record<string, (id: string | Sql) => Sql>>;

const together = (word: " and " | " or ") => (parts: Sql[]) =>
  parts.length === 0
    ? sql`true`
    : sql`(${parts.reduce((all, one) => (word === " or " ? sql`${all} or ${one}` : sql`${all} and ${one}`))})`;

/**
 * SQL condition on divisions d, files f or chats c: the rows on which the actor may perform the action. False
 * without a rule. Always combine it with the company's condition, which no rule overrides. An ability whose rules keep
 * {@link me} is that of many: `id` is then the column of theirs.
 */
export function permittedRows(
  { ability, id: own }: Pick<Actor, "ability"> & { id?: string | Sql },
  action: Action,
  subject: Subject,
): Sql {
  const columnsOfSubject: Record<string, (id: string | Sql) => Sql> = columns[subject];
  const condition = rulesToCondition(
    ability.rulesFor(action, subject),
    rule => {
      const parts = Object.entries(rule.conditions ?? {}).map(([name, id]) => {
        // Unknown conditions must never match.
        const column = columnsOfSubject[name];
        if (!column || (id === me && !own)) return sql`false`;
        return column(id === me && own ? own : String(id));
      });
      const all = together(" and ")(parts);
      return rule.inverted ? sql`not ${all}` : all;
    },
    { and: together(" and "), or: together(" or "), empty: () => sql`true` },
  );
  return condition ?? sql`false`;
}
