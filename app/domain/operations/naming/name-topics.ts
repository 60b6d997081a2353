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

/** Chosen, to bound the cost of a run: wordings of a topic that the model is sent, and topics that are named. */
const maxWordings = 5;
const maxTopics = 20;
const timeoutMs = 30_000;

/**
 * Has the company's model name the open topics that have handed-on questions, if the company has chosen that, and deletes
 * the names of closed topics; else deletes all names. Idempotent. A topic keeps its words as its name while the model may
 * not be asked (budget, breaker) or is busy.
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
  await deleteNames(
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
    const wordings = wordingsOf(handedOn).slice(-maxWordings);
    const aborted = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const questions = wordings.map(({ question }) => question);
    try {
      const name = await answerer.nameTopic({ questions, signal: aborted });
      const messageIds = wordings.map(({ id }) => id);
      await storeName(db, { companyId, messageIds, name, model: answerer.name }, namesFor(names, handedOn));
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

/** A topic is named once, and again when it has twice as many wordings as the name was made from. */
function wantsName(handedOn: Gathered["handedOn"], latest: TopicName | undefined): boolean {
  const { length } = wordingsOf(handedOn);
  if (!latest) return length > 0;
  return Math.min(length, maxWordings) >= 2 * latest.messageIds.length;
}

type MadeName = { companyId: string; messageIds: string[]; name: string | undefined; model: string };

/** Stores the name that a model made of these questions, in place of the former names. */
async function storeName(
  db: Database,
  { companyId, messageIds, name, model }: MadeName,
  former: TopicName[],
): Promise<void> {
  await db.transaction(async tx => {
    await tx.run(sql`
      insert into topic_names (id, company_id, message_ids, name, model, created_at)
      values (${newId()}, ${companyId}, ${messageIds}::uuid[], ${name ?? null}, ${model}, ${clock.now()})`);
    await deleteNames(tx, former);
  });
}

async function deleteNames(db: Pick<Database, "run">, names: TopicName[]): Promise<void> {
  await db.run(sql`delete from topic_names where id = any(${names.map(({ id }) => id)}::uuid[])`);
}
