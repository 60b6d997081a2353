import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Topic } from "~/contract/topics";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { closeQuestions } from "./close-questions";
import { namedTopics } from "./list-topics";

/**
 * Closes a topic as not the company's: its questions are set aside. A question that comes later opens it again.
 * @param expectedVersion the number of questions that the form was rendered with (If-Match)
 * @throws AppError not_found, conflict_version when more was asked meanwhile
 */
export function closeTopic(db: Db, actor: Actor, id: string, expectedVersion?: number): Promise<Topic> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    await tx.one(sql`select id from companies where id = ${companyId} for no key update`);
    const { topics } = await namedTopics(tx, companyId);
    const match = topics.find(({ topic }) => topic.id === id);
    if (!match) throw new AppError("not_found");
    if (expectedVersion !== undefined && expectedVersion !== match.topic.questions)
      throw new AppError("conflict_version");
    const { words, firstAt: openedAt } = match.topic;
    await closeQuestions(tx, companyId, { words, openedAt, questionIds: match.questionIds });
    return match.topic;
  });
}
