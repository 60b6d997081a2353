import { z } from "zod";

const required = { error: "field.required" };
const text = (longest: number) =>
  z.string(required).trim().min(1, "field.required").max(longest, "field.tooLong");

/** At least 8 characters, a lowercase letter, and a number, symbol or white space. */
export const NewPassword = z
  .string({ error: "field.required" })
  .min(8, "password.rule")
  .max(128, "password.tooLong")
  .regex(/\p{Ll}/u, "password.rule")
  .regex(/[^\p{L}]/u, "password.rule");

/** The sign-up of a data manager and their company. The phone number is judged on the server. */
export const SignUpFields = z
  .object({
    companyName: text(120),
    country: z.string(required).regex(/^[A-Z]{2}$/, "field.required"),
    language: z.enum(["de", "en", "fr", "ar"], "field.required"),
    firstName: text(80),
    lastName: text(80),
    email: text(254).pipe(z.email("field.email")),
    phoneCountry: z.string(required).regex(/^[A-Z]{2}$/, "field.required"),
    phone: z
      .string({ error: "field.phoneRequired" })
      .trim()
      .min(1, "field.phoneRequired")
      .max(25, "phone.TOO_LONG"),
    password: NewPassword,
    confirmPassword: z.string(required).min(1, "field.required"),
  })
  .refine(fields => fields.password === fields.confirmPassword, {
    path: ["confirmPassword"],
    error: "password.mismatch",
  });
