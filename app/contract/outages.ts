import { z } from "zod";
import { endpoint, Instant } from "./endpoint";

const outageParts = ["storage", "search", "provider", "mail"] as const;

const Outage = z.object({
  part: z.enum(outageParts),
  /** `full`: the file store has no room; `down`: the part does not work. */
  state: z.enum(["down", "full"]),
  /** Since when, as far as it is known. */
  since: Instant.nullable(),
});
/** A part of the installation that does not work at the moment, while the others do. */
export type Outage = z.output<typeof Outage>;

export const outages = {
  list: endpoint(
    "signed-in",
    "GET",
    "/outages",
    "Lists the parts that do not work at the moment and concern the actor: those who add files, and administrators",
  ).output(z.array(Outage)),
};
