import sql from "sql-template-tag";
import type { Message, StandIn } from "~/contract/answers";
import type { ErrorCode } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { notifyReaders } from "~/domain/chats/chat/notify-readers";
import { builtInAnswerer } from "~/domain/chats/provider/choice";
import { addNotices, settingsOfChat } from "~/domain/outbox/notice/add-notices";
import type { LiveAnswer } from "./live-answers";

/** A citation as stored. */
export type CitedSentence = {
  number: number;
  /** Null for an approved answer. */
  fileId: string | null;
  pageId: string | null;
  approvedId?: string;
  fileName: string;
  pageNumber: number | null;
  heading: string | null;
  sentence: string;
  start: number;
  end: number;
  /** The context of a quote; null if there is none. */
  before: string | null;
  after: string | null;
  /** A quote well behind the first one. */
  further?: boolean;
};

/** The final state of an answer. `answer` is the text to store. */
export type Outcome = {
  state: Exclude<Message["state"], "waiting" | "streaming">;
  reason: ErrorCode | null;
  answer: string;
  unsupported: [number, number][];
  /** Number of sentences that could not be checked. */
  unchecked: number;
  /** Number of sentences with a claim; null for quotes. */
  claims: number | null;
  /** The displayed query; null if it is the question. */
  searchedAs: string | null;
  /** Whether words of the question before were part of the query. */
  context: Message["context"];
  /** Why the built-in answerer stood in for a model. */
  standIn: StandIn | null;
  /** The reply to a courtesy, which no model wrote. */
  isFixedReply: boolean;
  citations: CitedSentence[];
};

/** SQL condition: this attempt is the latest and has not ended. */
const isCurrentAttempt = ({ messageId, attempt }: LiveAnswer) => sql`
  id = ${messageId} and attempt = ${attempt} and state in ('waiting', 'streaming')`;

/**
 * Saves the text so far with a heartbeat, and notifies watchers in other processes of the id. Returns `lost` if the row was
 * deleted or ended by another process, `stopped` if its reader stopped it.
 */
export async function saveProgress(db: Db, live: LiveAnswer): Promise<"going" | "stopped" | "lost"> {
  const row = await db.maybe<{ stop_asked: boolean }>(sql`
    with saved as (
      update messages set answer = ${live.text}, heartbeat_at = now(),
             state = case when ${live.text} = '' then state else 'streaming' end
      where ${isCurrentAttempt(live)} returning id, stop_asked)
    select stop_asked, pg_notify('answers', id::text) is null as notified from saved`);
  if (!row) return "lost";
  return row.stop_asked ? "stopped" : "going";
}

/**
 * Saves the outcome with its citations. Does nothing if another process ended the attempt. Citations of a file that was
 * deleted meanwhile are stored without the file's id.
 */
export async function saveOutcome(db: Db, live: LiveAnswer, outcome: Outcome): Promise<void> {
  if (outcome.state !== "declined") {
    await writeOutcome(db, live, outcome);
    return;
  }
  await db.transaction(async tx => {
    if (!(await writeOutcome(tx, live, outcome))) return;
    const chat = sql`(
      select v.chat_id from messages m join conversations v on v.id = m.conversation_id where m.id = ${live.messageId})`;
    await addNotices(tx, { kind: "unanswered", subjectId: live.messageId, settings: settingsOfChat(chat) });
  });
}

/** Writes the outcome in one statement. Returns whether the attempt had not ended yet. */
async function writeOutcome(db: Db, live: LiveAnswer, outcome: Outcome): Promise<boolean> {
  const saved = await db.many(sql`
    with saved as (
      update messages set state = ${outcome.state}, reason = ${outcome.reason}, answer = ${outcome.answer},
             unsupported = ${JSON.stringify(outcome.unsupported)}::jsonb, unchecked = ${outcome.unchecked}, claims = ${outcome.claims},
             searched_as = ${outcome.searchedAs}, context = ${outcome.context}, stand_in = ${outcome.standIn},
             answerer = case when ${outcome.standIn}::text is null and not ${outcome.isFixedReply}::boolean then answerer else ${builtInAnswerer} end,
             finished_at = ${clock.now()}, first_word_ms = ${live.firstWordMs}
      where ${isCurrentAttempt(live)} returning id
    ), cited as (
      insert into citations (message_id, number, file_id, page_id, file_name, page_number, heading, sentence,
                             start_offset, end_offset, sentence_before, sentence_after, approved_id, further)
      select saved.id, c.number, f.id, p.id, c."fileName", c."pageNumber", c.heading, c.sentence, c.start, c."end", c.before, c.after, a.id,
             coalesce(c.further, false)
      from saved, json_to_recordset(${JSON.stringify(outcome.citations)}::json) as c(
        number int, "fileId" uuid, "pageId" uuid, "fileName" text, "pageNumber" int, heading text, sentence text,
        start int, "end" int, before text, after text, "approvedId" uuid, further boolean)
      left join files f on f.id = c."fileId" left join pages p on p.id = c."pageId"
      left join approved_answers a on a.id = c."approvedId"
    )
    select pg_notify('answers', id::text) is null as notified,
      ${notifyReaders(sql`(select v.chat_id from messages m join conversations v on v.id = m.conversation_id where m.id = saved.id)`)} as readers
    from saved`);
  return saved.length > 0;
}
