import sql, { empty, join } from "sql-template-tag";
import type { FoundRecord } from "~/contract/search";
import type { Db } from "~/db/connection";
import { showsField } from "~/domain/access/role/shows-field";
import { visibleTo } from "~/domain/chats/chat/visible-chats";
import { findAskedChats } from "~/domain/chats/question/find-asked-chats";
import type { Actor } from "~/domain/core/actor/actor";
import { personName, personNameOrder } from "~/domain/core/actor/person-name";
import { matchesText } from "~/domain/core/list/where";
import { reachableFiles, readableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { findPassages } from "./find-passages";

/** Results per kind, and of a kind that is searched alone; each kind's own list has more. */
const maxResults = { each: 6, alone: 25 };

type Search = { words: string; kind?: FoundRecord["kind"] | undefined; divisionId?: string | undefined };

/**
 * All records whose name contains these words, chats in which a question of the actor does, and passages that do, which
 * the actor may open; without words, their latest chats. A division that is named limits files and passages to it, and finds nothing else.
 */
export async function findRecords(
  db: Db,
  actor: Actor,
  { words, kind: only, divisionId }: Search,
): Promise<FoundRecord[]> {
  const max = only ? maxResults.alone : maxResults.each;
  const limit = sql`limit ${max}`;
  const findsChats = actor.ability.can("read", "Chat") && !divisionId && (!only || only === "chat");
  const askedChats = findsChats ? await findAskedChats(db, actor, words) : [];
  const isNamed = matchesText(words, sql`c.name`);
  const isAsked = sql`c.id = any(${askedChats.map(({ chatId }) => chatId)}::uuid[])`;
  const chats = findsChats
    ? sql`select c.id, c.name, null as note from chats c
          where ${words ? visibleTo(actor) : sql`c.owner_id = ${actor.id}`} and (${isNamed} or ${isAsked})
          order by ${words ? sql`${isNamed} desc,` : empty} c.owner_id = ${actor.id} desc, c.updated_at desc, c.id ${limit}`
    : undefined;
  const readable = readableDivisions(actor);
  const divisions = sql`
    select d.id, d.name, null as note from divisions d
    where d.status = 'open' and d.id in (${readable}) and ${matchesText(words, sql`d.name`)} order by d.name collate natural_order, d.id ${limit}`;
  const files = sql`
    select f.id, f.name, d.name as note from files f join divisions d on d.id = f.division_id
    where f.status <> 'deleting' and ${reachableFiles(actor)}
      and (${divisionId ?? null}::uuid is null or f.division_id = ${divisionId ?? null}) and ${matchesText(words, sql`f.name`)}
    order by f.created_at desc, f.id ${limit}`;
  const email = showsField(actor, "email") ? [sql`u.email`] : [];
  const people =
    actor.companyId && actor.ability.can("read", "User")
      ? sql`select u.id, ${personName} as name, ${email[0] ?? sql`null`} as note from users u
            where u.company_id = ${actor.companyId} and ${matchesText(words, personName, ...email)}
            order by ${join(personNameOrder)}, u.id ${limit}`
      : undefined;
  const named = words ? { division: divisions, file: files, person: people } : {};
  const queries = divisionId ? { file: words ? files : undefined } : { chat: chats, ...named };
  const selected = Object.entries(queries).filter(([kind]) => !only || kind === only);
  const askedIn = new Map(askedChats.map(({ chatId, ...question }) => [chatId, question]));
  const records = await Promise.all(
    selected.map(async ([kind, query]) => {
      const rows = query ? await db.many<Pick<FoundRecord, "id" | "name" | "note">>(query) : [];
      return rows.map(row => ({
        kind: kind as FoundRecord["kind"],
        place: null,
        asked: askedIn.get(row.id) ?? null,
        ...row,
      }));
    }),
  );
  const passages = words && (!only || only === "passage");
  return [
    ...records.flat(),
    ...(passages ? await findPassages(db, actor, { words, divisionId, limit: max }) : []),
  ];
}
