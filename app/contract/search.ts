import { z } from "zod";
import { endpoint, Id } from "./endpoint";
import { oneLine } from "./plain-text";

export const recordKinds = ["chat", "division", "file", "person"] as const;

export const FoundRecord = z.object({
  kind: z.enum(recordKinds),
  id: Id,
  name: z.string(),
  /** Distinguishes records of the same name: a file's division, or a person's address if the actor may see it. */
  note: z.string().nullable(),
});
/** A found record: only its name; its page shows the rest. */
export type FoundRecord = z.output<typeof FoundRecord>;

/** Search over everything with a name. Finds only what the actor may open. */
export const search = {
  find: endpoint(
    "signed-in",
    "GET",
    "/search",
    "Finds chats, divisions, files and people by name; without words, the user's latest chats",
  )
    .input(z.object({ words: oneLine().max(100).default("") }))
    .output(z.array(FoundRecord)),
};
