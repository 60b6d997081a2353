import { z } from "zod";
import { approvedLength, maxWordings, wordingLength } from "./approved-answer-limits";
import { LastDay } from "./last-day";
import { oneLine } from "./plain-text";
import { sortsOf } from "./sort";
import { tooLong } from "./too-long";

/** Wordings of a question as typed: one a line. */
const typedWordings = z
  .string({ error: "field.required" })
  .transform(typed => [
    ...new Set(
      typed
        .split(/[\n\r\u2028\u2029]+/)
        .map(line => line.trim().normalize("NFC"))
        .filter(line => line !== ""),
    ),
  ])
  .superRefine((all, context) => {
    const wrong = (message: string) => context.addIssue({ code: "custom", message });
    if (all.length === 0) wrong("field.required");
    else if (all.length > maxWordings) wrong("approved.tooMany");
    else if (all.some(line => line.length > wordingLength)) wrong("approved.longWording");
    else if (!all.some(line => /\p{L}/u.test(line))) wrong("approved.noWords");
  });

/** An approved answer: the wordings of its question, its text, and the last day on which it is given. */
export const ApprovedAnswerFields = z.object({
  divisionId: z.uuid("field.required"),
  wordings: z
    .array(oneLine().min(1, "field.required").max(wordingLength, tooLong))
    .min(1, "field.required")
    .max(maxWordings, "approved.tooMany"),
  answer: z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(approvedLength, tooLong)
    .transform(text => text.normalize("NFC").replace(/\r\n?/g, "\n")),
  validUntil: LastDay,
});
export type ApprovedAnswerInput = z.output<typeof ApprovedAnswerFields>;

/** The same as a form sends it: the wordings in a text area, one a line. */
export const ApprovedAnswerForm = ApprovedAnswerFields.extend({ wordings: typedWordings });

const approvedColumns = ["question", "division", "until"] as const;
export type ApprovedColumn = (typeof approvedColumns)[number];
export const approvedSorts = sortsOf(approvedColumns);
