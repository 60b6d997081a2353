import { z } from "zod";
import { oneLine } from "./plain-text";
import { questionLimit } from "./question-limit";
import { tooLong } from "./too-long";

/** A chat: its name, its visibility, and the divisions it searches. */
export const ChatFields = z.object({
  name: oneLine({ error: "field.required" }).min(1, "field.required").max(120, tooLong),
  visibility: z.enum(["private", "public"], "field.required"),
  divisionIds: z
    .array(z.uuid("field.required"), { error: "chat.needsDivision" })
    .min(1, "chat.needsDivision")
    .max(100),
  /** One of the models that the company lets people choose; '' is the company's. Absent: unchanged. */
  model: oneLine().max(200, tooLong).optional(),
});

export const ChatNameFields = ChatFields.pick({ name: true });

/** What a chat is shared for: to read it, or to ask along. */
export const shareModes = ["read", "ask"] as const;

export const ShareFields = z.object({ mode: z.enum(shareModes, "field.required") });

export const QuestionFields = z.object({
  question: z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(questionLimit, "question.tooLong"),
});
