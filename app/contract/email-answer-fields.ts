import { z } from "zod";
import { tooLong } from "./too-long";

export const answerStates = [
  "waiting",
  "proposed",
  "sending",
  "sent",
  "refused",
  "skipped",
  "failed",
  "unclear",
] as const;
export type AnswerState = (typeof answerStates)[number];

/** Why a mail gets no answer. */
export const answerSkips = [
  "not_allowed",
  "not_authenticated",
  "auto_submitted",
  "bulk",
  "list",
  "suppressed",
  "bounce",
  "own",
  "too_many",
  "no_question",
  "off",
  "locked",
  "question_limit",
  "gone",
  "no_answerer",
] as const;
export type AnswerSkip = (typeof answerSkips)[number];

/** The whole reply as it is sent. */
export const ReplyText = z.string("field.required").trim().min(1, "field.required").max(20_000, tooLong);
