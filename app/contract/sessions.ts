import { z } from "zod";
import { Done, endpoint, Id, IdInput, Instant } from "./endpoint";

export const OwnSession = z.object({
  id: Id,
  /** Name of browser and system; null if the browser does not report it. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: Instant,
  seenAt: Instant,
  /** Whether this is the calling session. */
  current: z.boolean(),
});
/** One signed-in device; refreshed tokens belong to the same session. */
export type OwnSession = z.output<typeof OwnSession>;

/** The user's own sessions. */
export const sessions = {
  list: endpoint("signed-in", "GET", "/sessions", "Lists the user's sessions, latest first").output(
    z.array(OwnSession),
  ),
  end: endpoint("signed-in", "DELETE", "/sessions/{id}", "Ends one of the user's sessions")
    .input(IdInput)
    .output(Done),
  endOthers: endpoint("signed-in", "DELETE", "/sessions", "Ends all other sessions of the user").output(
    z.object({ ended: z.number().int() }),
  ),
};
