import { z } from "zod";
import { Done, endpoint, Id, IdInput, Instant } from "./endpoint";

export const OwnSession = z.object({
  id: Id,
  /** The browser's and the system's own names, null where the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: Instant,
  seenAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
/** One device that somebody is signed in on, however often its tokens were renewed. */
export type OwnSession = z.output<typeof OwnSession>;

/** Where one is signed in. */
export const sessions = {
  list: endpoint("signed-in", "GET", "/sessions", "Where one is signed in, the latest first").output(
    z.array(OwnSession),
  ),
  end: endpoint("signed-in", "DELETE", "/sessions/{id}", "Sign out on one device")
    .input(IdInput)
    .output(Done),
  endOthers: endpoint("signed-in", "DELETE", "/sessions", "Sign out everywhere but here").output(
    z.object({ ended: z.number().int() }),
  ),
};
