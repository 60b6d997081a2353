import { z } from "zod";
import { NewPassword } from "./sign-up-fields";

const required = { error: "field.required" };
const text = (longest: number) =>
  z.string(required).trim().min(1, "field.required").max(longest, "field.tooLong");
const country = z.string(required).regex(/^[A-Z]{2}$/, "field.required");

/** What people may change about their own account. The phone number is judged on the server; it may be empty. */
export const AccountFields = z.object({
  firstName: text(80),
  lastName: text(80),
  phoneCountry: country,
  phone: z.string().trim().max(25, "phone.TOO_LONG").default(""),
  language: z.enum(["de", "en", "fr", "ar"], "field.required"),
  country,
  timeZone: text(60),
});

/** A new password of one's own. */
export const PasswordFields = z
  .object({
    currentPassword: z.string(required).min(1, "field.required").max(1000, "field.tooLong"),
    newPassword: NewPassword,
    confirmPassword: z.string(required).min(1, "field.required"),
  })
  .refine(fields => fields.newPassword === fields.confirmPassword, {
    path: ["confirmPassword"],
    error: "password.mismatch",
  });
