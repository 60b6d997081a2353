import sql, { type Sql } from "sql-template-tag";
import type { OwnFeedback } from "~/contract/feedback";
import type { TagMark } from "~/contract/tags";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { publicTagChoices, tagChoices } from "~/domain/feedback/tag/list-tags";
import { hasTopicsNamed } from "~/domain/feedback/topic/topic-names";
import { askedMessage } from "./asked-message";

const columns: Sql = selectList({
  mood: sql`g.mood`,
  liked: sql`g.liked`,
  rating: sql`g.rating`,
  comment: sql`g.comment`,
  tagId: sql`(select tag_id from feedback_tags ft where ft.feedback_id = g.id order by tag_id limit 1)`,
  handedOn: sql`g.handed_on`,
  settledAt: sql`g.settled_at`,
} satisfies Columns<OwnFeedback>);

/** The actor's feedback at these answers of a chat. */
export function ownFeedback(
  db: Db,
  actor: Actor,
  { id, messageIds }: { id: string; messageIds: string[] },
): Promise<(OwnFeedback & { messageId: string })[]> {
  return db.many(sql`
    select ${columns}, g.message_id as "messageId"
    from feedback g join messages m on m.id = g.message_id join conversations v on v.id = m.conversation_id
    where g.user_id = ${actor.id} and v.chat_id = ${id} and g.message_id = any(${messageIds}::uuid[])`);
}

/** The actor's feedback at one answer; undefined for none. */
export function ownFeedbackAt(
  db: Db,
  { id }: Pick<Actor, "id">,
  messageId: string,
): Promise<OwnFeedback | undefined> {
  return db.maybe<OwnFeedback>(sql`
    select ${columns} from feedback g where g.user_id = ${id} and g.message_id = ${messageId}`);
}

type Form = {
  chatId: string;
  question: string;
  company: string;
  namesTopics: boolean;
  tags: TagMark[];
  own: OwnFeedback | null;
};

/** What the form of feedback at an answer shows. @throws AppError feedback_answer_gone, answer_under_way */
export async function answerFeedbackForm(db: Db, actor: Actor, id: string): Promise<Form> {
  const { chatId, question, companyId, company } = await askedMessage(db, actor, id);
  const choices = companyId === actor.companyId ? tagChoices : publicTagChoices;
  const [tags, own, namesTopics] = await Promise.all([
    choices(db, companyId),
    ownFeedbackAt(db, actor, id),
    // The public's questions are not sent.
    companyId !== null && companyId === actor.companyId && hasTopicsNamed(db, companyId),
  ]);
  return { chatId, question, company: company ?? "", namesTopics, tags, own: own ?? null };
}
