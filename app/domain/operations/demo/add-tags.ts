import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { history } from "~/db/seed/history";
import { tagged } from "~/db/seed/tagged";

const pairs = (kind: keyof typeof tagged) =>
  JSON.stringify(
    Object.entries(tagged[kind]).flatMap(([name, tags]) =>
      tags.map(tag => ({ name, tag: demoId(`tag ${tag}`) })),
    ),
  );

/** Adds the tags of the demo company's files, mails and chats. */
export async function addTags(tx: Db): Promise<void> {
  const companyId = demoId(history.company);
  await tx.run(sql`
    insert into file_tags (file_id, tag_id)
    select f.id, r.tag from json_to_recordset(${pairs("files")}::json) as r(name text, tag uuid)
    join files f on f.name = r.name and f.company_id = ${companyId}`);
  await tx.run(sql`
    insert into email_tags (email_id, tag_id)
    select e.id, r.tag from json_to_recordset(${pairs("emails")}::json) as r(name text, tag uuid)
    join emails e on e.subject = r.name and e.company_id = ${companyId}`);
  await tx.run(sql`
    with given as (
      select c.id, c.owner_id, r.tag from json_to_recordset(${pairs("chats")}::json) as r(name text, tag uuid)
      join chats c on c.name = r.name and c.company_id = ${companyId}),
    placed as (
      insert into chat_places (user_id, chat_id) select distinct owner_id, id from given
      on conflict (user_id, chat_id) do update set chat_id = excluded.chat_id returning user_id, chat_id)
    insert into chat_tags (user_id, chat_id, tag_id)
    select p.user_id, p.chat_id, g.tag from placed p join given g on g.id = p.chat_id and g.owner_id = p.user_id`);
}
