import { AppError } from "~/contract/errors";
import type { Topic, TopicList } from "~/contract/topics";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { openTopics } from "./open-topics";
import { weakQuestions } from "./weak-questions";

/** The open topics of the actor's company, what was asked most first. @throws AppError forbidden without a company */
export async function listTopics(db: Db, actor: Actor): Promise<TopicList> {
  const { topics, withheld } = openTopics(await weakQuestions(db, ownCompany(actor)));
  return { topics: topics.map(({ topic }) => topic), withheld };
}

/** An open topic of the actor's company. @throws AppError not_found, also for those of others */
export async function readTopic(db: Db, actor: Actor, id: string): Promise<Topic> {
  const { topics } = openTopics(await weakQuestions(db, ownCompany(actor)));
  const found = topics.find(({ topic }) => topic.id === id);
  if (!found) throw new AppError("not_found");
  return found.topic;
}
