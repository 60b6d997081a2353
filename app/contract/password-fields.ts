import { z } from "zod";
import { NewPassword } from "./sign-up-fields";

/** The form for a forgotten password. */
export const ResetRequestFields = z.object({
  email: z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(254, "field.tooLong")
    .pipe(z.email("field.email")),
});

/** A new password, typed twice. */
export const NewPasswordFields = z
  .object({
    // Asked of the first administrator alone, who is invited without an address.
    email: ResetRequestFields.shape.email.optional(),
    password: NewPassword,
    confirmPassword: z.string({ error: "field.required" }).min(1, "field.required"),
  })
  .refine(fields => fields.password === fields.confirmPassword, {
    path: ["confirmPassword"],
    error: "password.mismatch",
  });

/** What the link is for: a forgotten password, or the first one of somebody who was invited or has registered. */
export const passwordPurposes = ["reset", "invite", "first_password"] as const;
export type PasswordPurpose = (typeof passwordPurposes)[number];
