import sql from "sql-template-tag";
import type { FoundRecord } from "~/contract/search";
import type { Db } from "~/db/connection";
import { visibleTo } from "~/domain/chat/visible-chats";
import { reachableFiles, readableDivisions } from "~/domain/division/readable-divisions";
import { holds } from "~/domain/list/page-of";
import { showsField } from "~/domain/role/shows-field";
import type { Actor } from "~/domain/session/actor";

/** How many of a kind are told; who looks for more asks the list of that kind. */
const most = sql`limit 6`;

/** Everything whose name holds these words and that this person may open; without words, their latest chats. */
export async function findRecords(db: Db, actor: Actor, words: string): Promise<FoundRecord[]> {
  const chats = actor.ability.can("read", "Chat")
    ? sql`select c.id, c.name, null as note from chats c
          where ${words ? visibleTo(actor) : sql`c.owner_id = ${actor.id}`} and ${holds(words, sql`c.name`)}
          order by c.owner_id = ${actor.id} desc, c.updated_at desc, c.id ${most}`
    : undefined;
  const readable = readableDivisions(actor);
  const divisions = sql`
    select d.id, d.name, null as note from divisions d
    where d.status = 'open' and d.id in (${readable}) and ${holds(words, sql`d.name`)} order by d.name, d.id ${most}`;
  const files = sql`
    select f.id, f.name, d.name as note from files f join divisions d on d.id = f.division_id
    where f.status <> 'deleting' and ${reachableFiles(actor)} and ${holds(words, sql`f.name`)}
    order by f.created_at desc, f.id ${most}`;
  const name = sql`u.first_name || ' ' || u.last_name`;
  const email = showsField(actor, "email") ? [sql`u.email`] : [];
  const people =
    actor.companyId && actor.ability.can("read", "User")
      ? sql`select u.id, ${name} as name, ${email[0] ?? sql`null`} as note from users u
            where u.company_id = ${actor.companyId} and ${holds(words, name, ...email)}
            order by u.last_name, u.first_name, u.id ${most}`
      : undefined;
  const asked = { chat: chats, ...(words ? { division: divisions, file: files, person: people } : {}) };
  const found = await Promise.all(
    Object.entries(asked).map(async ([kind, query]) => {
      const rows = query ? await db.many<Omit<FoundRecord, "kind">>(query) : [];
      return rows.map(row => ({ kind: kind as FoundRecord["kind"], ...row }));
    }),
  );
  return found.flat();
}
