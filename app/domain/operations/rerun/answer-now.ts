import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { maxPassages } from "~/domain/chats/answer/max-passages";
import { previousQuestion } from "~/domain/chats/answer/previous-question";
import { searchedDivisions } from "~/domain/chats/chat/searched-divisions";
import type { TopicSource } from "~/domain/feedback/topic/close-questions";
import type { WeakQuestion } from "~/domain/feedback/topic/weak-questions";
import { containsTopicWords } from "~/domain/retrieval/question/paraphrase";
import { retrieval } from "~/domain/retrieval/retrieval";
import { answerSearched, searchQuestion } from "~/domain/retrieval/search-question";

/**
 * The source that answers a question now and was not found when it was asked, in what its chat searches; undefined
 * where there is none. No model is asked.
 */
export async function answerNow(
  db: Db,
  companyId: string,
  { id, question, at }: WeakQuestion,
): Promise<TopicSource | undefined> {
  const divisions = await db.many<{ id: string }>(sql`
    select s.id from (${searchedDivisions()}) s where s.company_id = ${companyId} and s.chat_id = (
      select v.chat_id from messages m join conversations v on v.id = m.conversation_id where m.id = ${id})`);
  if (divisions.length === 0) return undefined;
  const divisionIds = divisions.map(one => one.id);
  const searched = await searchQuestion(question, await previousQuestion(db, id), asked =>
    retrieval.search(db, { companyId, divisionIds, question: asked, limit: maxPassages }),
  );
  const { approved, quoted } = answerSearched(searched);
  const quote = quoted.level === "answer" ? quoted.sentences[0]?.passage : undefined;
  // A user is notified of this answer, so a quote must have all the words of the question.
  const first = approved ?? (quote && containsTopicWords(searched.query, quote.text) ? quote : undefined);
  if (!first) return undefined;
  const isNew = await db.maybe(
    first.approved
      ? sql`select 1 as found from approved_answers where id = ${first.fileId} and approved_at > ${at}`
      : sql`select 1 as found from files where id = ${first.fileId} and greatest(ready_at, found_since) > ${at}`,
  );
  if (!isNew) return undefined;
  const name = first.fileName;
  return first.approved
    ? { name, fileId: null, approvedId: first.fileId }
    : { name, fileId: first.fileId, approvedId: null };
}
