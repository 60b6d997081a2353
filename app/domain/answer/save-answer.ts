import sql from "sql-template-tag";
import type { Message } from "~/contract/answers";
import type { ErrorCode } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { LiveAnswer } from "./live-answers";

/** A source as its row has it. */
export type CitedSentence = {
  number: number;
  fileId: string;
  pageId: string;
  fileName: string;
  pageNumber: number | null;
  heading: string | null;
  sentence: string;
  start: number;
  end: number;
};

/** How an answer ended. `answer` is what is kept of its text. */
export type Outcome = {
  state: Exclude<Message["state"], "waiting" | "streaming">;
  reason: ErrorCode | null;
  answer: string;
  unsupported: [number, number][];
  citations: CitedSentence[];
};

/** SQL condition: nobody has ended this attempt; each attempt has one writer. */
const stillOurs = ({ messageId, attempt }: LiveAnswer) => sql`
  id = ${messageId} and attempt = ${attempt} and state in ('waiting', 'streaming')`;

/**
 * Saves the text so far with a sign of life, and tells watchers elsewhere (the id, nothing else).
 * 'lost' when the row is gone or was ended by somebody else, 'stopped' when its reader asked for it.
 */
export async function saveProgress(db: Db, live: LiveAnswer): Promise<"going" | "stopped" | "lost"> {
  const row = await db.maybe<{ stop_asked: boolean }>(sql`
    with saved as (
      update messages set answer = ${live.text}, heartbeat_at = ${clock.now()},
             state = case when ${live.text} = '' then state else 'streaming' end
      where ${stillOurs(live)} returning id, stop_asked)
    select stop_asked, pg_notify('answers', id::text) is null as told from saved`);
  if (!row) return "lost";
  return row.stop_asked ? "stopped" : "going";
}

/** Saves how it ended, with its sources. Nothing happens when the row is no longer ours. */
export async function saveOutcome(db: Db, live: LiveAnswer, outcome: Outcome): Promise<void> {
  await db.transaction(async tx => {
    const saved = await tx.run(sql`
      update messages set state = ${outcome.state}, reason = ${outcome.reason}, answer = ${outcome.answer},
             unsupported = ${JSON.stringify(outcome.unsupported)}::jsonb, finished_at = ${clock.now()}
      where ${stillOurs(live)}`);
    if (saved === 0) return;
    if (outcome.citations.length > 0) await insertCitations(tx, live.messageId, outcome.citations);
    await tx.run(sql`select pg_notify('answers', ${live.messageId})`);
  });
}

/** A file that was deleted meanwhile leaves its quote without an address. */
async function insertCitations(tx: Db, messageId: string, citations: CitedSentence[]): Promise<void> {
  await tx.run(sql`
    insert into citations (message_id, number, file_id, page_id, file_name, page_number, heading, sentence,
                           start_offset, end_offset)
    select ${messageId}, c.number, f.id, p.id, c."fileName", c."pageNumber", c.heading, c.sentence, c.start, c."end"
    from json_to_recordset(${JSON.stringify(citations)}::json) as c(
      number int, "fileId" uuid, "pageId" uuid, "fileName" text, "pageNumber" int, heading text, sentence text,
      start int, "end" int)
    left join files f on f.id = c."fileId" left join pages p on p.id = c."pageId"`);
}
