import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { meteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { openKey, storedProvider } from "~/domain/chats/provider/stored-provider";
import { type Gathered, openTopics } from "~/domain/feedback/topic/open-topics";
import { namesFor, storedNames, type TopicName } from "~/domain/feedback/topic/topic-names";
import { weakQuestions } from "~/domain/feedback/topic/weak-questions";

/** Chosen: what the model is sent of a topic, and how many topics one run names, so that its cost has a bound. */
const maxSent = 5;
const maxTopics = 20;
const timeMs = 30_000;

/**
 * Has the company's model name the open topics that have handed-on questions, where the company has chosen that; deletes the
 * names of topics that are open no more, or all where it has not. Idempotent. Where the model may not be asked, by budget or breaker, or is busy, the
 * words of the topics stand.
 * @throws AppError provider_*
 */
export async function nameTopics(db: Database, companyId: string, signal: AbortSignal): Promise<void> {
  const row = await storedProvider(db, companyId);
  if (!row?.value.topicNames) {
    await db.run(sql`delete from topic_names where company_id = ${companyId}`);
    return;
  }
  await db.run(sql`update companies set topics_named_at = ${clock.now()} where id = ${companyId}`);
  const { topics } = openTopics(await weakQuestions(db, companyId));
  const names = await storedNames(db, companyId);
  const current = new Set(topics.flatMap(({ handedOn }) => namesFor(names, handedOn).map(({ id }) => id)));
  await remove(
    db,
    names.filter(({ id }) => !current.has(id)),
  );
  const unnamed = topics.filter(({ handedOn }) => wantsName(handedOn, namesFor(names, handedOn).at(-1)));
  for (const { topic, handedOn } of unnamed.slice(0, maxTopics)) {
    signal.throwIfAborted();
    const answerer = meteredAnswerer(
      db,
      row.value,
      () => (row.sealed ? openKey(companyId, row.sealed) : undefined),
      { companyId, userId: null, divisionIds: topic.divisions.map(({ id }) => id), purpose: "name" },
    );
    if (!answerer) return;
    const wordings = wordingsOf(handedOn).slice(-maxSent);
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeMs)]);
    const questions = wordings.map(({ question }) => question);
    try {
      const name = await answerer.nameTopic({ questions, signal: either });
      await store(db, companyId, wordings, name, answerer.name, namesFor(names, handedOn));
    } catch (error) {
      if (error instanceof AppError && error.code === "provider_busy") return;
      throw error;
    }
  }
}

/** Each wording once, as it was asked last. */
const wordingsOf = (handedOn: Gathered["handedOn"]) => [
  ...new Map(handedOn.map(one => [one.question, one])).values(),
];

/** Once, and again when twice as many questions say what the topic is about. */
function wantsName(handedOn: Gathered["handedOn"], latest: TopicName | undefined): boolean {
  const { length } = wordingsOf(handedOn);
  if (!latest) return length > 0;
  return Math.min(length, maxSent) >= 2 * latest.messageIds.length;
}

async function store(
  db: Database,
  companyId: string,
  sent: Gathered["handedOn"],
  name: string | undefined,
  model: string,
  before: TopicName[],
): Promise<void> {
  await db.transaction(async tx => {
    await tx.run(sql`
      insert into topic_names (id, company_id, message_ids, name, model, created_at)
      values (${newId()}, ${companyId}, ${sent.map(({ id }) => id)}::uuid[], ${name ?? null}, ${model}, ${clock.now()})`);
    await remove(tx, before);
  });
}

async function remove(db: Pick<Database, "run">, names: TopicName[]): Promise<void> {
  await db.run(sql`delete from topic_names where id = any(${names.map(({ id }) => id)}::uuid[])`);
}
