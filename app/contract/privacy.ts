import { z } from "zod";
import { Done, endpoint, Id, Instant } from "./endpoint";
import { planKinds } from "./plan-kinds";

const Export = z.object({
  id: Id,
  state: z.enum(["waiting", "working", "ready", "failed"]),
  /** A code of errors.ts when it failed. */
  reason: z.string().nullable(),
  bytes: z.number().int().nullable(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
});

export const Privacy = z.object({
  /** Newest first. */
  exports: z.array(Export),
  /** When the account will be erased; null if no erasure is pending. */
  eraseAt: Instant.nullable(),
  chats: z.number().int(),
  questions: z.number().int(),
  uploads: z.number().int(),
  /** The last administrator cannot be erased. */
  lastAdministrator: z.boolean(),
  /** The company that is deleted with its last data manager. */
  company: z
    .object({
      name: z.string(),
      divisions: z.number().int(),
      files: z.number().int(),
      mailboxes: z.number().int(),
      employees: z.number().int(),
      /** What is paid for and ends with the company; null without a plan. */
      plan: z.enum(planKinds).nullable(),
      /** When it ends by itself. */
      planUntil: Instant.nullable(),
      /** Whether it would be charged again, and is cancelled with the request. */
      planRenews: z.boolean(),
    })
    .nullable(),
});
/** The user's options for their own data. */
export type Privacy = z.output<typeof Privacy>;

/** The user's own data: export and erasure. */
export const privacy = {
  read: endpoint(
    "signed-in",
    "GET",
    "/account/privacy",
    "Returns the user's exports, and what erasing the account would delete",
  ).output(Privacy),
  export: endpoint(
    "signed-in",
    "POST",
    "/account/exports",
    "Starts an export of the user's own data; a mail follows",
    {
      confirmed: true,
    },
  ).output(Done),
  erase: endpoint(
    "signed-in",
    "PUT",
    "/account/erasure",
    "Plans the erasure of the user's own account in 14 days",
    {
      confirmed: true,
    },
  ).output(z.object({ eraseAt: Instant })),
  keep: endpoint("signed-in", "DELETE", "/account/erasure", "Cancels the planned erasure").output(Done),
};
