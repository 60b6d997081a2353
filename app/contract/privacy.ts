import { z } from "zod";
import { Done, endpoint, Id, Instant } from "./endpoint";

export const Export = z.object({
  id: Id,
  state: z.enum(["waiting", "working", "ready", "failed"]),
  /** A code of errors.ts when it failed. */
  reason: z.string().nullable(),
  bytes: z.number().int().nullable(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
});

export const Privacy = z.object({
  /** The newest first. */
  exports: z.array(Export),
  /** When one's account is erased; null while nobody asked for that. */
  eraseAt: Instant.nullable(),
  chats: z.number().int(),
  questions: z.number().int(),
  uploads: z.number().int(),
  /** The last administrator stays. */
  lastAdministrator: z.boolean(),
  /** The company that goes too, for its last data manager. */
  company: z
    .object({
      name: z.string(),
      divisions: z.number().int(),
      files: z.number().int(),
      employees: z.number().int(),
    })
    .nullable(),
});
/** What somebody may do with the data about themselves. */
export type Privacy = z.output<typeof Privacy>;

/** One's own data: to take away, and to have erased. */
export const privacy = {
  read: endpoint(
    "signed-in",
    "GET",
    "/account/privacy",
    "One's own exports, and what goes with one's account",
  ).output(Privacy),
  export: endpoint("signed-in", "POST", "/account/exports", "Export one's own data; a mail follows", {
    confirmed: true,
  }).output(Done),
  erase: endpoint("signed-in", "PUT", "/account/erasure", "Have one's own account erased, after 14 days", {
    confirmed: true,
  }).output(z.object({ eraseAt: Instant })),
  keep: endpoint("signed-in", "DELETE", "/account/erasure", "Keep one's own account after all").output(Done),
};
