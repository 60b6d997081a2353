import { z } from "zod";
import { endpoint, Id } from "./endpoint";
import { oneLine } from "./plain-text";

export const recordKinds = ["chat", "division", "file", "person", "passage"] as const;

export const FoundRecord = z.object({
  kind: z.enum(recordKinds),
  id: Id,
  name: z.string(),
  /** Distinguishes records of the same name: a file's division, or a person's address if the actor may see it. */
  note: z.string().nullable(),
  /** Where the words of a passage stand: offsets (UTF-16) in the text of a page. */
  place: z
    .object({ fileId: Id, pageId: Id, from: z.number().int(), to: z.number().int() })
    .nullable()
    .default(null),
});
/** A found record: only its name, or for a passage the words around the match; its page shows the rest. */
export type FoundRecord = z.output<typeof FoundRecord>;

/** Search over everything with a name. Finds only what the actor may open. */
export const search = {
  find: endpoint(
    "signed-in",
    "GET",
    "/search",
    "Finds chats, divisions, files and people by name, and passages by their words; without words, the user's latest chats",
  )
    .input(z.object({ words: oneLine().max(100).default("") }))
    .output(z.array(FoundRecord)),
};
