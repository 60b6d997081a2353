import sql, { type Sql } from "sql-template-tag";
import type { Citation, Message } from "~/contract/answers";
import type { Language } from "~/contract/language";
import type { Db } from "~/db/connection";
import { isChosen } from "~/domain/chats/chat/chosen-files";
import { readableConversation } from "~/domain/chats/chat/visible-chats";
import { builtInAnswerer } from "~/domain/chats/provider/choice";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { reachableFiles, readableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { hasExpired } from "~/domain/knowledge/file/file-rows";
import { givesRule } from "~/domain/retrieval/quotes/gives-rule";
import { approvedMark } from "./approved-mark";
import { questionLanguage } from "./question-language";
import { withheldReason } from "./withheld";

type MessageRow = Pick<
  Message,
  | "id"
  | "attempt"
  | "question"
  | "answer"
  | "state"
  | "reason"
  | "answerer"
  | "standIn"
  | "unsupported"
  | "unchecked"
  | "claims"
  | "searchedAs"
  | "context"
  | "withheld"
  | "askedBy"
  | "versions"
> & {
  chat_id: string;
  own: boolean;
  languages: Language[];
  created_at: Date;
  finished_at: Date | null;
  citations: Citation[];
};

/** Only for quotes: a model explains the scope of a rule itself. */
const isRule = ({
  answerer,
  question,
  citations: [first],
}: Pick<MessageRow, "answerer" | "question" | "citations">) =>
  answerer === builtInAnswerer && first !== undefined && givesRule(question, first.sentence);

/** A message, and whether its chat is the actor's own. */
type Row = { message: Message; own: boolean };

/**
 * Reads questions with their answers, latest first: the actor's own, and those of a shared chat. The caller checks that the
 * chat is still visible. A source has its file, its page and its context only if the actor may read its division. The ids
 * are selected first, so that a long conversation costs no more than its page.
 * @param condition further SQL conditions on `messages m` and `conversations v`, with order and limit
 */
export async function messageRows(db: Db, actor: Actor, condition: Sql): Promise<Row[]> {
  const rows = await db.many<MessageRow>(sql`
    with picked as materialized (
      select m.id from messages m
      join conversations v on v.id = m.conversation_id
      join chats c on c.id = v.chat_id
      where ${readableConversation(actor)} and ${condition})
    select m.id, v.chat_id, c.owner_id = ${actor.id} as own,
      case when v.asker_id <> ${actor.id} then (
        select ${personName} from users u where u.id = v.asker_id) end as "askedBy", m.attempt, m.question, m.answer, m.state, m.reason, m.answerer, m.stand_in as "standIn", m.unsupported, m.unchecked, m.claims, m.searched_as as "searchedAs", m.context,
      m.created_at, m.finished_at, ${withheldReason(actor)} as withheld,
      (select coalesce(json_agg(json_build_object(
          'number', s.number, 'fileName', s.file_name, 'pageNumber', s.page_number, 'heading', s.heading,
          'sentence', s.sentence, 'start', s.start_offset, 'end', s.end_offset, 'before', case when f.id is not null then s.sentence_before end, 'after', case when f.id is not null then s.sentence_after end,
          'further', s.further,
          'language', coalesce((select l.language from files l where l.id = s.file_id), a.language),
          'confidence', (select p.confidence from pages p where p.id = s.page_id),
          'approved', ${approvedMark()},
          'fileId', f.id, 'pageId', case when f.id is not null then coalesce(s.page_id, s.version_page_id) end,
          'divisionId', coalesce(f.division_id, case when a.division_id in (${readableDivisions(actor)}) then a.division_id end),
          'replaced', s.version_id is not null, 'expiredOn', case when ${hasExpired} then f.valid_until end) order by s.number), '[]')
        from citations s
        left join files f on f.id = s.file_id and f.status <> 'deleting'
          and ${reachableFiles(actor)}
        left join approved_answers a on a.id = s.approved_id
        where s.message_id = m.id) as citations,
      (select case when count(*) > 1 then json_agg(versions.id order by versions.id) else '[]' end from (
          select coalesce(m.edited_id, m.id) as id
          union all select e.id from messages e where e.edited_id = coalesce(m.edited_id, m.id)) versions) as versions,
      case when m.state = 'declined' then (
          select coalesce(json_agg(distinct f.language), '[]')
          from chat_divisions cd join files f on f.division_id = cd.division_id and f.status = 'ready' and ${isChosen()}
          where cd.chat_id = v.chat_id) else '[]' end as languages
    from picked
    join messages m on m.id = picked.id
    join conversations v on v.id = m.conversation_id
    join chats c on c.id = v.chat_id
    order by m.id desc`);
  return rows.map(({ chat_id, own, languages, created_at, finished_at, ...row }) => ({
    message: {
      ...row,
      ...(row.withheld
        ? { answer: "", citations: [], unsupported: [], unchecked: 0, claims: null, searchedAs: null }
        : {}),
      // The query reveals words of the documents, including those that other readers may not read.
      ...(row.askedBy === null ? {} : { searchedAs: null }),
      givesRule: !row.withheld && row.state === "complete" && isRule(row),
      otherLanguages:
        row.askedBy !== null || languages.includes(questionLanguage(row.question, actor.language))
          ? []
          : languages,
      chatId: chat_id,
      createdAt: created_at,
      finishedAt: finished_at,
    },
    own,
  }));
}
