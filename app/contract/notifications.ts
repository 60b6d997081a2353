import { z } from "zod";
import { endpoint, Id, Instant } from "./endpoint";

export const Notification = z.object({
  kind: z.enum(["file-ready", "file-failed"]),
  /** The file's id. */
  id: Id,
  name: z.string(),
  divisionId: Id,
  divisionName: z.string(),
  /** Why a file failed: a code of contract/errors. */
  reason: z.string().nullable(),
  at: Instant,
});
/** Something that happened lately and that its reader may look at. */
export type Notification = z.output<typeof Notification>;

/** What happened lately where one is at home, latest first. */
export const notifications = {
  list: endpoint("signed-in", "GET", "/notifications", "What happened in the last 30 days, latest first")
    .input(z.object({}))
    .output(z.array(Notification)),
};
