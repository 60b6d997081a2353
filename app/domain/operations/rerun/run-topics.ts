import sql from "sql-template-tag";
import type { Asker } from "~/contract/asker";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { closeQuestions, type TopicSource } from "~/domain/feedback/topic/close-questions";
import { openTopics } from "~/domain/feedback/topic/open-topics";
import { type WeakQuestion, weakQuestions } from "~/domain/feedback/topic/weak-questions";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { answerNow } from "./answer-now";
import { askersOf } from "./askers-of";

/** Chosen: some ten seconds of searching; the newest questions are searched first. */
const maxQuestions = 300;

type Compose = (asker: Asker, source: TopicSource) => MailMessage;

/**
 * Searches the open questions to a division again. Those that a new source answers are closed as answered, topic by
 * topic, and each of their askers is notified once. Idempotent: a closed question is not open any more.
 */
export async function runTopics(
  db: Db,
  divisionId: string,
  compose: Compose,
  signal?: AbortSignal,
): Promise<void> {
  const division = await db.maybe<{ companyId: string }>(sql`
    select company_id as "companyId" from divisions where id = ${divisionId} and status = 'open'`);
  if (!division) return;
  const { companyId } = division;
  const questions = await weakQuestions(db, companyId);
  const { topics, others } = openTopics(questions);
  const latest = questions
    .filter(({ divisions }) => divisions.some(({ id }) => id === divisionId))
    .slice(-maxQuestions);
  const answers = new Map<string, TopicSource>();
  for (const question of latest) {
    signal?.throwIfAborted();
    const source = await answerNow(db, companyId, question);
    if (source) answers.set(question.id, source);
  }
  if (answers.size === 0) return;
  const groups = [
    ...topics.map(({ topic, questionIds }) => ({ words: topic.words, questionIds })),
    ...others.map(questionIds => ({ words: [], questionIds })),
  ];
  const byId = new Map(questions.map(question => [question.id, question]));
  for (const { words, questionIds } of groups) {
    const answered = questionIds.filter(id => answers.has(id));
    const first = byId.get(answered[0] ?? "");
    if (first) await closeAnswered(db, companyId, { words, answered, first }, answers, compose);
  }
}

async function closeAnswered(
  db: Db,
  companyId: string,
  { words, answered, first }: { words: string[]; answered: string[]; first: WeakQuestion },
  answers: Map<string, TopicSource>,
  compose: Compose,
): Promise<void> {
  const source = commonest(answered.map(id => answers.get(id)!));
  await db.transaction(async tx => {
    await tx.one(sql`select id from companies where id = ${companyId} for no key update`);
    const closing = { words, openedAt: first.at, questionIds: answered, source };
    const closed = await closeQuestions(tx, companyId, closing);
    if (!closed) return;
    for (const asker of await askersOf(tx, closed.questionIds))
      await queueMail(tx, {
        to: asker.email,
        companyId,
        purpose: "question_answered",
        onceKey: `question_answered:${closed.id}:${asker.id}`,
        message: compose(asker, answers.get(asker.messageId)!),
      });
  });
}

function commonest(sources: TopicSource[]): TopicSource {
  const key = ({ fileId, approvedId }: TopicSource) => fileId ?? approvedId;
  const count = (source: TopicSource) => sources.filter(one => key(one) === key(source)).length;
  return sources.reduce((best, one) => (count(one) > count(best) ? one : best));
}
