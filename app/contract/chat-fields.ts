import { z } from "zod";

/** A chat: its name, who may ask in it, and the divisions it searches. */
export const ChatFields = z.object({
  name: z.string({ error: "field.required" }).trim().min(1, "field.required").max(120, "field.tooLong"),
  visibility: z.enum(["private", "public"], "field.required"),
  divisionIds: z
    .array(z.uuid("field.required"), { error: "chat.needsDivision" })
    .min(1, "chat.needsDivision")
    .max(100),
});

/** Longest question, in characters. */
export const questionLimit = 4000;

export const QuestionFields = z.object({
  question: z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(questionLimit, "question.tooLong"),
});
