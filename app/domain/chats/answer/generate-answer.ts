import { AppError, type ErrorCode } from "~/contract/errors";
import type { Database } from "~/db/connection";
import type { AnswerTask } from "./answer-task";
import { startAutosave } from "./autosave";
import type { Assessment } from "./draft";
import { draftAnswer } from "./draft-answer";
import { type EndReason, type LiveAnswer, openLiveAnswer } from "./live-answers";
import type { Outcome } from "./save-answer";

type End = Pick<Outcome, "state" | "reason">;

/**
 * Starts generating an answer whose row is in state 'waiting', in this process, and returns at once. Never
 * throws.
 */
export function startAnswer(db: Database, task: AnswerTask): void {
  void writeAnswer(db, task, openLiveAnswer(task.messageId, task.attempt));
}

async function writeAnswer(db: Database, task: AnswerTask, live: LiveAnswer): Promise<void> {
  const saver = startAutosave(db, live);
  let assess = (_text: string): Assessment => ({
    declined: false,
    citations: [],
    unsupported: [],
    unchecked: 0,
  });
  let review: Assessment | undefined;
  let searchedAs: string | null = null;
  let standIn: Outcome["standIn"] = null;
  let isFixedReply = false;
  let context: Outcome["context"] = task.alone ? "off" : null;
  let end: End = { state: "complete", reason: null };
  try {
    const draft = await draftAnswer(db, task, live.signal);
    assess = draft.assess;
    ({ searchedAs, standIn, context, isFixedReply } = draft);
    for await (const piece of draft.pieces) {
      live.signal.throwIfAborted();
      live.append(piece);
    }
    live.signal.throwIfAborted();
    review = await draft.review?.(live.text, live.signal);
    live.signal.throwIfAborted();
  } catch (error) {
    end = endOf(error, live.signal, task.messageId);
  }
  try {
    const assessment = review ?? assess(live.text);
    await saver.finish({
      ...outcomeOf(end, live.text, assessment),
      searchedAs,
      standIn: assessment.standIn ?? standIn,
      isFixedReply: assessment.isFixedReply ?? isFixedReply,
      context,
    });
  } catch (error) {
    console.error(`answer ${task.messageId} is not saved`, error);
  } finally {
    live.close();
  }
}

function endOf(error: unknown, signal: AbortSignal, messageId: string): End {
  if (signal.aborted) {
    return { state: (signal.reason as EndReason) === "stopped" ? "stopped" : "interrupted", reason: null };
  }
  if (error instanceof AppError) return { state: "failed", reason: error.code };
  console.error(`answer ${messageId}`, error);
  return { state: "failed", reason: "unexpected" satisfies ErrorCode };
}

/**
 * Without a clear answer, with an empty one or when the model declines, the state is `declined`, with the nearest
 * passages.
 */
function outcomeOf(
  end: End,
  answer: string,
  { declined, citations, unsupported, unchecked, claims = 0 }: Assessment,
): Omit<Outcome, "searchedAs" | "standIn" | "isFixedReply" | "context"> {
  if (end.state === "complete" && (declined || !answer.trim())) {
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
  return {
    ...end,
    answer,
    // Nearest passages belong to a declined answer only.
    citations: declined ? [] : citations,
    unsupported,
    unchecked,
    claims: claims > 0 ? claims : null,
  };
}
