import sql, { type Sql } from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Contact } from "~/contract/shares";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { avatarOf } from "~/domain/core/actor/avatar-of";
import { personName, personNameOrder } from "~/domain/core/actor/person-name";
import { type ListSql, type Page, selectPage } from "~/domain/core/list/select-page";
import { matchesText } from "~/domain/core/list/where";
import { commonDivisions } from "./common-divisions";

/** Lists the people with whom the actor can share chats, by name; empty without a company. */
export function listContacts(
  db: Db,
  actor: Actor,
  query: ListQuery & { divisionId?: string | undefined },
): Promise<Page<Contact>> {
  return selectPage<Contact>(
    db,
    query,
    contactsSql(actor, matchesText(query.search, personName), query.divisionId),
  );
}

/** Reads one of these people. @throws AppError not_found, also for people without a division in common */
export async function readContact(db: Db, actor: Actor, id: string): Promise<Contact> {
  const { columns, from } = contactsSql(actor, sql`u.id = ${id}`);
  const contact = await db.maybe<Contact>(sql`select ${columns} from ${from}`);
  if (!contact) throw new AppError("not_found");
  return contact;
}

function contactsSql(actor: Actor, which: Sql, divisionId?: string): ListSql {
  const common = sql`(
    select one.user_id, json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name collate natural_order) as divisions
    from (${commonDivisions(actor)}) one join divisions d on d.id = one.division_id
    group by one.user_id having ${divisionId ? sql`bool_or(d.id = ${divisionId})` : sql`true`})`;
  return {
    columns: selectList({
      id: sql`u.id`,
      name: personName,
      avatar: avatarOf,
      manages: sql`r.access = 'user'`,
      divisions: sql`common.divisions`,
    } satisfies Columns<Contact>),
    from: sql`${common} common join users u on u.id = common.user_id join roles r on r.id = u.role_id
      where ${which}`,
    order: sql`order by ${personNameOrder[0]}, ${personNameOrder[1]}, u.id`,
  };
}
