import { z } from "zod";
import { endpoint, Id, Instant } from "./endpoint";

export const codeClasses = ["2xx", "4xx", "5xx"] as const;

/** The day that a filter means, in the asker's time zone. */
const Day = z.iso.date("field.date");

export const ActivityQuery = z.object({
  /** The last entry that was seen: the answer goes on after it. */
  before: Id.optional(),
  size: z.coerce.number().int().min(1).max(500).default(25),
  search: z.string().trim().max(200).default(""),
  /** What one person has done. */
  userId: Id.optional(),
  codes: z.enum(codeClasses).optional(),
  from: Day.optional(),
  to: Day.optional(),
});
/** What is asked of the activity log. */
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const Activity = z.object({
  id: Id,
  userId: Id.nullable(),
  /** Only for those who may read users; null also when there is no such person any more. */
  userName: z.string().nullable(),
  action: z.string(),
  endpoint: z.string(),
  /** The HTTP status of the answer. */
  code: z.number().int(),
  at: Instant,
});
/** One entry of the activity log. */
export type Activity = z.output<typeof Activity>;

const ActivityPage = z.object({ rows: z.array(Activity), older: Id.nullable() });

/** The activity log: the operator reads all of it, a company its own part. */
export const activities = {
  list: endpoint({ action: "read", subject: "Activity" }, "GET", "/activities", "What was done, newest first")
    .input(ActivityQuery)
    .output(ActivityPage),
  own: endpoint("signed-in", "GET", "/account/activities", "What one has done oneself, newest first")
    .input(ActivityQuery.pick({ before: true, size: true }))
    .output(ActivityPage),
};
