import { z } from "zod";
import { endpoint, Id } from "./endpoint";

export const recordKinds = ["chat", "division", "file", "person"] as const;

export const FoundRecord = z.object({
  kind: z.enum(recordKinds),
  id: Id,
  name: z.string(),
  /** What tells it from others of its name: a file's division, a person's address where one may see it. */
  note: z.string().nullable(),
});
/** A record that words found: only its name, its page says the rest. */
export type FoundRecord = z.output<typeof FoundRecord>;

/** One search over everything with a name. It finds nothing that its asker could not open. */
export const search = {
  find: endpoint(
    "signed-in",
    "GET",
    "/search",
    "Chats, divisions, files and people whose name holds these words; without words, one's latest chats",
  )
    .input(z.object({ words: z.string().trim().max(100).default("") }))
    .output(z.array(FoundRecord)),
};
