import { z } from "zod";
import { goldenLength } from "./golden-length";
import { oneLine } from "./plain-text";
import { sortsOf } from "./sort";
import { tooLong } from "./too-long";

/**
 * A question and its expected source: the file or approved answer with this id, otherwise the source of today's
 * answer.
 */
export const GoldenQuestionFields = z.object({
  divisionId: z.uuid("field.required"),
  question: oneLine()
    .min(1, "field.required")
    .max(goldenLength, tooLong)
    .refine(text => text === "" || /\p{L}/u.test(text), "approved.noWords"),
  sourceId: z.uuid().optional(),
});
export type GoldenQuestionInput = z.output<typeof GoldenQuestionFields>;

/** How a question is answered: with an approved answer, with a quote of a file, or not. */
export const goldenLevels = ["approved", "answer", "declined"] as const;

const goldenColumns = ["question", "division", "ran"] as const;
export type GoldenColumn = (typeof goldenColumns)[number];
export const goldenSorts = sortsOf(goldenColumns);
