import { z } from "zod";
import { codeClasses } from "./code-classes";
import { endpoint, Id, Instant } from "./endpoint";
import { oneLine } from "./plain-text";

/** A day of the filter, in the actor's time zone. */
const Day = z.iso.date("field.date");

export const ActivityQuery = z.object({
  /** Cursor: the last entry of the page before. */
  before: Id.optional(),
  size: z.coerce.number().int().min(1).max(500).default(25),
  search: oneLine().max(200).default(""),
  /** Actions whose names in the reader's language contain the search words; they are found too. */
  named: z.array(z.string().max(80)).max(500).default([]),
  /** Entries of one user only. */
  userId: Id.optional(),
  codes: z.enum(codeClasses).optional(),
  from: Day.optional(),
  to: Day.optional(),
});
/** The filter of the activity log. */
export type ActivityQuery = z.output<typeof ActivityQuery>;

export const Activity = z.object({
  id: Id,
  userId: Id.nullable(),
  /** Only for actors who may read users; null also if the user is gone. */
  userName: z.string().nullable(),
  action: z.string(),
  endpoint: z.string(),
  /** The HTTP status of the response. */
  code: z.number().int(),
  at: Instant,
});
/** One entry of the activity log. */
export type Activity = z.output<typeof Activity>;

const ActivityPage = z.object({ rows: z.array(Activity), older: Id.nullable() });

/** The activity log: the operator reads all of it, a company its own entries. */
export const activities = {
  list: endpoint(
    { action: "read", subject: "Activity" },
    "GET",
    "/activities",
    "Lists the activity log, newest first",
  )
    .input(ActivityQuery)
    .output(ActivityPage),
  own: endpoint("signed-in", "GET", "/account/activities", "Lists the user's own activities, newest first")
    .input(ActivityQuery.pick({ before: true, size: true }))
    .output(ActivityPage),
};
