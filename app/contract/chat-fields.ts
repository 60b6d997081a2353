import { z } from "zod";
import { answerLengths, maxChosenFiles, shareModes } from "./chat-choices";
import { languages } from "./language";
import { oneLine } from "./plain-text";
import { questionLimit } from "./question-limit";
import { tooLong } from "./too-long";

/** A chat: its name, its visibility, and the divisions and files it searches. */
export const ChatFields = z.object({
  name: oneLine({ error: "field.required" }).min(1, "field.required").max(120, tooLong),
  visibility: z.enum(["private", "public"], "field.required"),
  divisionIds: z
    .array(z.uuid("field.required"), { error: "chat.needsDivision" })
    .min(1, "chat.needsDivision")
    .max(100),
  /** Files that their divisions are limited to; a division without any is searched whole. Absent: unchanged. */
  fileIds: z.array(z.uuid("field.required")).max(maxChosenFiles, "chat.tooManyFiles").optional(),
  /** One of the models that the company lets people choose; '' is the company's. Absent: unchanged. */
  model: oneLine().max(200, tooLong).optional(),
  /** Absent: unchanged. */
  answerLength: z.enum(answerLengths).optional(),
  /** The language a model writes in; 'reader' is that of the asking user. Absent: unchanged. */
  answerLanguage: z.enum(["reader", ...languages]).optional(),
});

export const ChatNameFields = ChatFields.pick({ name: true });

export const ShareFields = z.object({ mode: z.enum(shareModes, "field.required") });

export const QuestionFields = z.object({
  question: z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(questionLimit, "question.tooLong"),
});
