import { z } from "zod";
import { endpoint } from "./endpoint";

/** How long an unsent form is kept, in minutes. */
export const unsentMinutes = 30;

export const UnsentForm = z.object({
  /** The address that the form posts to: path and query. */
  action: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/),
  /** Names and values in their order, without passwords, codes and files. */
  fields: z.array(z.tuple([z.string().max(200), z.string().max(100_000)])).max(2000),
});
/** What a person typed into a form that could not be accepted, because they were not signed in any more. */
export type UnsentForm = z.output<typeof UnsentForm>;

/** Forms that outlive the session in which they were filled in. */
export const unsentForms = {
  keep: endpoint(
    "public",
    "POST",
    "/unsent-form",
    "Keeps a form for 30 minutes for the user to whom the session of this refresh token belongs or belonged; a newer one replaces it",
  )
    .input(UnsentForm.extend({ refreshToken: z.string().max(200) }))
    .output(z.object({ kept: z.boolean() })),
  take: endpoint(
    "signed-in",
    "DELETE",
    "/unsent-form",
    "Returns the form that was kept for the user and removes it; null for none",
  ).output(z.object({ form: UnsentForm.nullable() })),
};
