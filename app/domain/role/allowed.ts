import { rulesToCondition } from "@casl/ability/extra";
import sql, { type Sql } from "sql-template-tag";
import type { Action } from "~/contract/abilities";
import type { Actor } from "~/domain/session/actor";

type Subject = keyof typeof columns;

/** What a stored condition asks of a row: of divisions d, files f, chats c. */
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
 * SQL condition on divisions d, files f or chats c: the rows that a person's rules let them do this with. False
 * without a rule. The company stands beside it, always: no rule reaches beyond that.
 */
export function allowed({ ability }: Pick<Actor, "ability">, action: Action, subject: Subject): Sql {
  const known: Record<string, (id: string) => Sql> = columns[subject];
  const condition = rulesToCondition(
    ability.rulesFor(action, subject),
    rule => {
      const parts = Object.entries(rule.conditions ?? {}).map(([name, id]) => {
        // A condition that nobody knows here must never open anything.
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
