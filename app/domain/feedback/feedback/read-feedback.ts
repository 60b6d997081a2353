import sql from "sql-template-tag";
import type { Citation } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Feedback, FeedbackDetails } from "~/contract/feedback";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { reachableFiles, readableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { feedbackColumns, feedbackTables } from "./feedback-rows";
import { readableFeedback } from "./readable-feedback";

type Row = Feedback & { about: FeedbackDetails["about"]; answer: string | null; citations: Citation[] };

/**
 * A feedback with the answer that it is about. The answer is shown where the question was handed on and the reader may
 * read all of its sources.
 * @throws AppError not_found, also for feedback of others
 */
export async function readFeedback(db: Db, actor: Actor, id: string): Promise<FeedbackDetails> {
  const row = await db.maybe<Row>(sql`
    select ${feedbackColumns()}, m.answer, sources.citations,
      case when g.source in ('manager', 'mail') or (g.source = 'public' and g.user_id is null) then 'nothing'
           when m.id is null then 'gone'
           when not g.handed_on or sources.hidden then 'withheld' else 'answer' end as about
    from ${feedbackTables} cross join lateral (
      select coalesce(bool_or(f.id is null and a.id is null), false) as hidden,
        coalesce(json_agg(json_build_object(
          'number', s.number, 'fileName', s.file_name, 'pageNumber', s.page_number, 'heading', s.heading,
          'sentence', s.sentence, 'start', s.start_offset, 'end', s.end_offset, 'before', s.sentence_before,
          'after', s.sentence_after, 'further', s.further, 'fileId', f.id, 'pageId', s.page_id) order by s.number), '[]') as citations
      from citations s
      left join files f on f.id = s.file_id and f.status <> 'deleting' and ${reachableFiles(actor)}
      left join approved_answers a on a.id = s.approved_id and a.division_id in (${readableDivisions(actor)})
      where s.message_id = m.id) sources
    where g.id = ${id} and ${readableFeedback(actor)}`);
  if (!row) throw new AppError("not_found");
  const { answer, citations, ...feedback } = row;
  return { ...feedback, answer: feedback.about === "answer" ? { text: answer ?? "", citations } : null };
}

/** A feedback that the actor may read, without its answer. @throws AppError not_found */
export async function readFeedbackRow(db: Db, actor: Actor, id: string): Promise<Feedback> {
  const row = await db.maybe<Feedback>(sql`
    select ${feedbackColumns()} from ${feedbackTables} where g.id = ${id} and ${readableFeedback(actor)}`);
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Locks a feedback that the actor may read until the transaction ends, and increments its version.
 * @throws AppError not_found, conflict_version
 */
export async function lockFeedback(
  tx: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<void> {
  const row = await tx.maybe<{ version: number }>(sql`
    select g.version from feedback g where g.id = ${id} and ${readableFeedback(actor)} for update`);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw new AppError("conflict_version");
  await tx.run(sql`update feedback set version = version + 1 where id = ${id}`);
}
