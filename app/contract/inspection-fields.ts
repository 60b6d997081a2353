import { z } from "zod";
import { maxInspectionDays } from "./inspection-limits";
import { tooLong } from "./too-long";

const day = z.iso.date("field.required");

/** Whether inspections are possible, and who besides those who request them has to approve each. */
export const InspectionSettingFields = z
  .object({
    on: z.boolean().default(false),
    approverId: z.union([z.uuid("field.required"), z.literal("")]).default(""),
  })
  .superRefine(({ on, approverId }, issues) => {
    if (on && !approverId)
      issues.addIssue({ code: "custom", path: ["approverId"], message: "inspection.needsApprover" });
  });

/** A request to read one chat of a person, or all of theirs with questions in a span of days. */
export const InspectionFields = z
  .object({
    /** Whose chats are asked for. */
    personId: z.uuid("field.required"),
    /** The address or the id of one chat; empty: all chats of the person in the span. */
    chat: z.string().trim().max(500, tooLong).default(""),
    firstDay: day,
    lastDay: day,
    reason: z.string({ error: "field.required" }).trim().min(20, "inspection.shortReason").max(1000, tooLong),
  })
  .superRefine(({ firstDay, lastDay }, issues) => {
    if (lastDay < firstDay)
      issues.addIssue({ code: "custom", path: ["lastDay"], message: "inspection.order" });
    else if (Date.parse(lastDay) - Date.parse(firstDay) > maxInspectionDays * 86_400_000)
      issues.addIssue({ code: "custom", path: ["lastDay"], message: "inspection.tooLong" });
  });
