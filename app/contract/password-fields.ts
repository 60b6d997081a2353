import { z } from "zod";
import { NewPassword, repeats } from "./sign-up-fields";
import { tooLong } from "./too-long";

/** The form for a forgotten password. */
export const ResetRequestFields = z.object({
  email: z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(254, tooLong)
    .pipe(z.email("field.email")),
});

/** A new password, typed twice. */
export const NewPasswordFields = z
  .object({
    // Required for the first administrator only, whose invitation has no address.
    email: ResetRequestFields.shape.email.optional(),
    password: NewPassword,
    confirmPassword: z.string({ error: "field.required" }).min(1, "field.required"),
  })
  .refine(...repeats("password"));

/** What the link is for: a reset, an invitation, or the first password after registering. */
export const passwordPurposes = ["reset", "invite", "first_password"] as const;
export type PasswordPurpose = (typeof passwordPurposes)[number];
