import { AppError, type ErrorCode } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { Turns } from "~/domain/core/limit/turns";
import type { AnswerTask } from "./answer-task";
import { startAutosave } from "./autosave";
import type { Judged } from "./draft";
import { draftAnswer } from "./draft-answer";
import { type EndReason, type LiveAnswer, openLiveAnswer } from "./live-answers";
import type { Outcome } from "./save-answer";

/** Searching is work for the processor, which companies take in turn; a provider's answer is waiting and takes no turn. */
const turns = new Turns({ most: 2, each: 1, queue: 200 });

type Ended = Pick<Outcome, "state" | "reason">;

/**
 * Starts generating an answer whose row is in state 'waiting', in this process, and returns at once. Never
 * throws.
 */
export function startAnswer(db: Database, task: AnswerTask): void {
  void writeAnswer(db, task, openLiveAnswer(task.messageId, task.attempt));
}

async function writeAnswer(db: Database, task: AnswerTask, live: LiveAnswer): Promise<void> {
  const saver = startAutosave(db, live);
  let judge = (_text: string): Judged => ({ declined: false, citations: [], unsupported: [], unchecked: 0 });
  let reviewed: Judged | undefined;
  let searchedAs: string | null = null;
  let standIn: Outcome["standIn"] = null;
  let context: Outcome["context"] = task.alone ? "off" : null;
  let ended: Ended = { state: "complete", reason: null };
  try {
    const draft = await turns.run(task.scope.companyId, () => draftAnswer(db, task, live.signal));
    judge = draft.judge;
    ({ searchedAs, standIn, context } = draft);
    for await (const piece of draft.pieces) {
      live.signal.throwIfAborted();
      live.append(piece);
    }
    live.signal.throwIfAborted();
    reviewed = await draft.review?.(live.text, live.signal);
    live.signal.throwIfAborted();
  } catch (error) {
    ended = endOf(error, live.signal, task.messageId);
  }
  try {
    await saver.finish({
      ...outcomeOf(ended, live.text, reviewed ?? judge(live.text)),
      searchedAs,
      standIn,
      context,
    });
  } catch (error) {
    console.error(`answer ${task.messageId} is not saved`, error);
  } finally {
    live.close();
  }
}

function endOf(error: unknown, signal: AbortSignal, messageId: string): Ended {
  if (signal.aborted) {
    return { state: (signal.reason as EndReason) === "stopped" ? "stopped" : "interrupted", reason: null };
  }
  if (error instanceof AppError) return { state: "failed", reason: error.code };
  console.error(`answer ${messageId}`, error);
  return { state: "failed", reason: "unexpected" satisfies ErrorCode };
}

/** No clear answer, an empty one and a model's decline are one state, with the nearest passages where there are any. */
function outcomeOf(
  ended: Ended,
  answer: string,
  { declined, citations, unsupported, unchecked, claims = 0 }: Judged,
): Omit<Outcome, "searchedAs" | "standIn" | "context"> {
  if (ended.state === "complete" && (declined || !answer.trim())) {
    return {
      state: "declined",
      reason: null,
      answer: "",
      citations: declined ? citations : [],
      unsupported: [],
      unchecked: 0,
      claims: null,
    };
  }
  return { ...ended, answer, citations, unsupported, unchecked, claims: claims > 0 ? claims : null };
}
