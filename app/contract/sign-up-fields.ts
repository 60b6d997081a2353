import { z } from "zod";
import { LanguageField } from "./language-fields";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

const required = { error: "field.required" };
const text = (longest: number) => oneLine(required).min(1, "field.required").max(longest, tooLong);

/** At least 8 characters, a lowercase letter, and a number, symbol or white space. */
export const NewPassword = z
  .string({ error: "field.required" })
  .min(8, "password.rule")
  .max(128, "password.tooLong")
  .regex(/\p{Ll}/u, "password.rule")
  .regex(/[^\p{L}]/u, "password.rule");

type Typed = Record<string, unknown>;

/** The check that `confirmPassword` repeats this field. Other wrong fields do not suspend it, so that all are named at once. */
export const repeats = (
  password: string,
): [(fields: Typed) => boolean, Parameters<z.ZodObject["refine"]>[1]] => [
  fields => fields[password] === fields.confirmPassword,
  {
    path: ["confirmPassword"],
    error: "password.mismatch",
    when({ value }) {
      const fields = value as Typed | null | undefined;
      return Boolean(fields?.[password] && fields.confirmPassword);
    },
  },
];

const country = z.string(required).regex(/^[A-Z]{2}$/, "field.required");
const reached = {
  firstName: text(80),
  lastName: text(80),
  email: text(254).pipe(z.email("field.email")),
  phoneCountry: country,
  phone: z
    .string({ error: "field.phoneRequired" })
    .trim()
    .min(1, "field.phoneRequired")
    .max(25, "phone.TOO_LONG"),
};
/** Consent to the terms of use and, for companies, to the data processing agreement. */
const terms = z.boolean({ error: "terms.needed" }).refine(agreed => agreed, "terms.needed");
const Person = z.object({
  country,
  language: LanguageField,
  ...reached,
  password: NewPassword,
  confirmPassword: z.string(required).min(1, "field.required"),
  terms,
});
/** The registration of a public user. Here and below the phone number is validated on the server. */
export const PersonFields = Person.refine(...repeats("password"));

/** The sign-up of a data manager with their company. */
export const SignUpFields = z
  .object({ companyName: text(120), ...Person.shape })
  .refine(...repeats("password"));

/** The sign-up of a trades business: the owner sets the password by mail. */
export const BusinessFields = z.object({ companyName: text(120), ...reached, terms });
