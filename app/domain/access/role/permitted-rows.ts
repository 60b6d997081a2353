import { rulesToCondition } from "@casl/ability/extra";
import sql, { type Sql } from "sql-template-tag";
import type { Action } from "~/contract/abilities";
import type { Actor } from "~/domain/core/actor/actor";

type Subject = keyof typeof columns;

/** SQL for each stored condition, on divisions d, files f and chats c. */
const columns = {
  Division: {
    memberIds: (id: string) =>
      sql`exists (select from division_members dm where dm.division_id = d.id and dm.user_id = ${id})`,
  },
  File: {
    memberIds: (id: string) =>
      sql`exists (select from division_members fm where fm.division_id = f.division_id and fm.user_id = ${id})`,
    uploadedBy: (id: string) => sql`f.uploaded_by = ${id}`,
  },
  Chat: { ownerId: (id: string) => sql`c.owner_id = ${id}` },
} satisfies Record<string, Record<string, (id: string) => Sql>>;

const together = (word: " and " | " or ") => (parts: Sql[]) =>
  parts.length === 0
    ? sql`true`
    : sql`(${parts.reduce((all, one) => (word === " or " ? sql`${all} or ${one}` : sql`${all} and ${one}`))})`;

/**
 * SQL condition on divisions d, files f or chats c: the rows on which the actor may perform the action. False
 * without a rule. Always combine it with the company's condition, which no rule overrides.
 */
export function permittedRows({ ability }: Pick<Actor, "ability">, action: Action, subject: Subject): Sql {
  const known: Record<string, (id: string) => Sql> = columns[subject];
  const condition = rulesToCondition(
    ability.rulesFor(action, subject),
    rule => {
      const parts = Object.entries(rule.conditions ?? {}).map(([name, id]) => {
        // Unknown conditions must never match.
        const column = known[name];
        return column ? column(String(id)) : sql`false`;
      });
      const all = together(" and ")(parts);
      return rule.inverted ? sql`not ${all}` : all;
    },
    { and: together(" and "), or: together(" or "), empty: () => sql`true` },
  );
  return condition ?? sql`false`;
}
