import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { OwnFeedback } from "~/contract/feedback";
import type { AnswerFeedbackInput } from "~/contract/feedback-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { tagLinks, writeTags } from "~/domain/core/tag/tag-links";
import { requirePublicTag } from "~/domain/feedback/tag/list-tags";
import { addNotices, settingsOfChat } from "~/domain/outbox/notice/add-notices";
import { enqueue } from "~/queue/enqueue";
import { type AskedMessage, askedMessage } from "./asked-message";
import { ownFeedbackAt } from "./own-feedback";

type Input = AnswerFeedbackInput & { id: string };

/**
 * Gives feedback at an answer, or changes what the actor gave before: there is one for each answer and asker. A change
 * makes a settled one open again.
 * @throws AppError feedback_answer_gone, answer_under_way, feedback_empty, not_found for a tag
 */
export function giveFeedback(db: Db, actor: Actor, { id, tagId, ...said }: Input): Promise<OwnFeedback> {
  if (isEmpty(said)) throw new AppError("feedback_empty");
  return db.transaction(async tx => {
    await lockOwnFeedback(tx, actor, id);
    const message = await askedMessage(tx, actor, id);
    if (tagId && message.companyId !== actor.companyId) await requirePublicTag(tx, message.companyId, tagId);
    const feedbackId = await upsert(tx, actor, message, said);
    await writeTags(tx, tagLinks.feedback(feedbackId), message.companyId, tagId ? [tagId] : []);
    return (await ownFeedbackAt(tx, actor, id))!;
  });
}

/**
 * Likes or dislikes an answer, and leaves the rest of the feedback. A repeated like changes nothing.
 * @throws AppError feedback_answer_gone, answer_under_way
 */
export function likeAnswer(
  db: Db,
  actor: Actor,
  { id, liked }: { id: string; liked: boolean },
): Promise<OwnFeedback> {
  return db.transaction(async tx => {
    await lockOwnFeedback(tx, actor, id);
    const before = await ownFeedbackAt(tx, actor, id);
    return before?.liked === liked ? before : (await changeFeedback(tx, actor, id, { liked }))!;
  });
}

/**
 * Takes a like or dislike back, and leaves the rest of the feedback; without a rest it is deleted.
 * @throws AppError feedback_answer_gone, answer_under_way
 */
export function unlikeAnswer(db: Db, actor: Actor, id: string): Promise<OwnFeedback | null> {
  return db.transaction(tx => changeFeedback(tx, actor, id, { liked: null }));
}

/**
 * Hands a question with its answer on to those who manage the data, and leaves the rest of the feedback. Their word that
 * it is settled goes to the asker.
 * @throws AppError feedback_answer_gone, answer_under_way
 */
export function forwardQuestion(db: Db, actor: Actor, id: string): Promise<OwnFeedback> {
  return db.transaction(async tx => (await changeFeedback(tx, actor, id, { handedOn: true }))!);
}

/**
 * Takes a handed-on question back, and leaves the rest of the feedback; without a rest it is deleted.
 * @throws AppError feedback_answer_gone, answer_under_way
 */
export function takeBackQuestion(db: Db, actor: Actor, id: string): Promise<OwnFeedback | null> {
  return db.transaction(tx => changeFeedback(tx, actor, id, { handedOn: false }));
}

/** Changes of one feedback wait for each other, because each keeps the parts that it does not change. */
const lockOwnFeedback = (tx: Db, actor: Actor, id: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${actor.id} ${id}`}, 0))`);

async function changeFeedback(
  tx: Db,
  actor: Actor,
  id: string,
  change: { liked: boolean | null } | { handedOn: boolean },
): Promise<OwnFeedback | null> {
  await lockOwnFeedback(tx, actor, id);
  const message = await askedMessage(tx, actor, id);
  const before = await ownFeedbackAt(tx, actor, id);
  const opinion = {
    mood: null,
    liked: null,
    rating: null,
    comment: "",
    handedOn: false,
    ...before,
    ...change,
  };
  if (isEmpty(opinion)) await deleteFeedback(tx, actor, id);
  else await upsert(tx, actor, message, opinion);
  return (await ownFeedbackAt(tx, actor, id)) ?? null;
}

const isEmpty = ({ mood, liked, rating, comment, handedOn }: Omit<AnswerFeedbackInput, "tagId">) =>
  mood === null && liked === null && rating === null && comment === "" && !handedOn;

/** Deletes the actor's feedback at an answer; without any, nothing happens. */
export async function withdrawFeedback(db: Db, actor: Actor, id: string): Promise<Record<string, never>> {
  await db.transaction(async tx => {
    await lockOwnFeedback(tx, actor, id);
    await deleteFeedback(tx, actor, id);
  });
  return {};
}

const deleteFeedback = (tx: Db, actor: Actor, id: string) =>
  tx.run(sql`delete from feedback where message_id = ${id} and user_id = ${actor.id}`);

/** Readers of another company's chat are its public. */
async function upsert(
  tx: Db,
  actor: Actor,
  { id, chatId, companyId }: AskedMessage,
  { mood, liked, rating, comment, handedOn }: Omit<AnswerFeedbackInput, "tagId">,
): Promise<string> {
  const source = companyId !== null && companyId === actor.companyId ? "answer" : "public";
  const now = clock.now();
  const row = await tx.one<{ id: string; added: boolean }>(sql`
    insert into feedback as g (id, company_id, source, user_id, message_id, mood, liked, rating, comment, handed_on, created_at, updated_at)
    values (${newId()}, ${companyId}, ${source}, ${actor.id}, ${id}, ${mood}, ${liked}, ${rating}, ${comment}, ${handedOn}, ${now}, ${now})
    on conflict on constraint feedback_once do update
      set mood = excluded.mood, liked = excluded.liked, rating = excluded.rating, comment = excluded.comment,
          handed_on = excluded.handed_on, updated_at = excluded.updated_at, version = g.version + 1,
          settled_at = null, settled_by = null
    returning id, xmax = 0 as added`);
  // Where the company's model names topics; elsewhere the job ends at once.
  if (handedOn && companyId)
    await enqueue(tx, "name_topics", { companyId }, { key: `name_topics:${companyId}` });
  if (row.added)
    await addNotices(tx, { kind: "feedback", subjectId: row.id, settings: settingsOfChat(chatId) });
  return row.id;
}
