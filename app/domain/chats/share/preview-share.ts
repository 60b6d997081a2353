import sql from "sql-template-tag";
import type { SharePreview } from "~/contract/shares";
import type { Db } from "~/db/connection";
import { withheldReason } from "~/domain/chats/answer/withheld";
import { searchedDivisions } from "~/domain/chats/chat/searched-divisions";
import type { Actor } from "~/domain/core/actor/actor";
import { readableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { reachablePerson } from "./reachable-person";

type Input = { id: string; userId: string };
/** SQL condition on `chats c` and `conversations v`: what its readers see. */
const isThread = sql`(v.together or v.asker_id = c.owner_id)`;

type Division = { id: string; name: string; readable: boolean };

/**
 * Reads what a person would see of one of the actor's chats: the divisions that it searches or cites, and the answers.
 * @throws AppError not_found (the chat, or the person), share_not_reachable
 */
export async function previewShare(db: Db, actor: Actor, input: Input): Promise<SharePreview> {
  const person = await reachablePerson(db, actor, input);
  const [chat, divisions] = await Promise.all([
    db.one<Omit<SharePreview, "person" | "visible" | "hidden">>(sql`
      select c.name as "chatName", s.mode, s.version, coalesce(counted.questions, 0) as questions,
             coalesce(counted.withheld, 0) as withheld
      from chats c
      left join chat_shares s on s.chat_id = c.id and s.user_id = ${input.userId}
      left join lateral (
        select count(*) as questions, count(*) filter (where ${withheldReason(person)} = 'division') as withheld
        from conversations v join messages m on m.conversation_id = v.id
        where v.chat_id = c.id and ${isThread}) counted on true
      where c.id = ${input.id}`),
    db.many<Division>(sql`
      select d.id, d.name, d.id in (${readableDivisions(person)}) as readable
      from divisions d
      where d.id in (select s.id from (${searchedDivisions()}) s where s.chat_id = ${input.id}
        union
        select coalesce(f.division_id, a.division_id) from chats c join conversations v on v.chat_id = c.id
        join messages m on m.conversation_id = v.id join citations q on q.message_id = m.id
        left join files f on f.id = q.file_id left join approved_answers a on a.id = q.approved_id
        where c.id = ${input.id} and ${isThread})
        and d.id in (${readableDivisions(actor)})
      order by d.name collate natural_order`),
  ]);
  const named = (readable: boolean) =>
    divisions.filter(one => one.readable === readable).map(({ id, name }) => ({ id, name }));
  const { id, firstName, lastName, avatar } = person;
  return {
    ...chat,
    person: { id, name: `${firstName} ${lastName}`, avatar },
    visible: named(true),
    hidden: named(false),
  };
}
