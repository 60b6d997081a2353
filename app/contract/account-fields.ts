import { z } from "zod";
import { LanguageField } from "./language-fields";
import { oneLine } from "./plain-text";
import { NewPassword, repeats } from "./sign-up-fields";
import { tooLong } from "./too-long";

const required = { error: "field.required" };
const text = (longest: number) => oneLine(required).min(1, "field.required").max(longest, tooLong);
const country = z.string(required).regex(/^[A-Z]{2}$/, "field.required");

/** What users may change about their own account. The phone number is validated on the server and may be empty. */
export const AccountFields = z.object({
  firstName: text(80),
  lastName: text(80),
  phoneCountry: country,
  phone: z.string().trim().max(25, "phone.TOO_LONG").default(""),
  language: LanguageField,
  country,
  timeZone: text(60),
});

/** A change of the user's own password. */
export const PasswordFields = z
  .object({
    currentPassword: z.string(required).min(1, "field.required").max(1000, tooLong),
    newPassword: NewPassword,
    confirmPassword: z.string(required).min(1, "field.required"),
  })
  .refine(...repeats("newPassword"));
