import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Topic, TopicList } from "~/contract/topics";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { reachableFiles, readableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { type Gathered, openTopics } from "./open-topics";
import { namesFor, storedNames } from "./topic-names";
import { weakQuestions } from "./weak-questions";

/** The open topics of the actor's company, what was asked most first. @throws AppError forbidden without a company */
export async function listTopics(db: Db, actor: Actor): Promise<TopicList> {
  const { topics, withheld } = await namedTopics(db, ownCompany(actor));
  return {
    topics: await asRead(
      db,
      actor,
      topics.map(({ topic }) => topic),
    ),
    withheld,
  };
}

/** An open topic of the actor's company. @throws AppError not_found, also for those of others */
export async function readTopic(db: Db, actor: Actor, id: string): Promise<Topic> {
  const { topics } = await namedTopics(db, ownCompany(actor));
  const match = topics.find(({ topic }) => topic.id === id);
  if (!match) throw new AppError("not_found");
  const [topic] = await asRead(db, actor, [match.topic]);
  return topic!;
}

/** Topics with the divisions and files that the actor may read alone. */
async function asRead(db: Db, actor: Actor, topics: Topic[]): Promise<Topic[]> {
  const ids = (of: "divisions" | "files") => topics.flatMap(topic => topic[of].map(({ id }) => id));
  const read = await db.many<{ id: string }>(sql`
    select id from divisions where id = any(${ids("divisions")}::uuid[]) and id in (${readableDivisions(actor)})
    union all select f.id from files f where f.id = any(${ids("files")}::uuid[]) and ${reachableFiles(actor)}`);
  const readableIds = new Set(read.map(({ id }) => id));
  return topics.map(topic => ({
    ...topic,
    divisions: topic.divisions.filter(({ id }) => readableIds.has(id)),
    files: topic.files.filter(({ id }) => readableIds.has(id)),
  }));
}

/** The open topics of a company with what its model calls them. */
export async function namedTopics(
  db: Db,
  companyId: string,
): Promise<{ topics: Gathered[]; withheld: number }> {
  const [questions, names] = await Promise.all([weakQuestions(db, companyId), storedNames(db, companyId)]);
  const { topics, withheld } = openTopics(questions);
  const named = topics.map(one => ({
    topic: { ...one.topic, name: namesFor(names, one.handedOn).at(-1)?.name ?? null },
    questionIds: one.questionIds,
    handedOn: one.handedOn,
  }));
  return { topics: named, withheld };
}
