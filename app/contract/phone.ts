import { z } from "zod";
import { endpoint } from "./endpoint";

const country = z.string().regex(/^[A-Z]{2}$/);

/** Given once in a query, it is one text. */
const countries = z.union([country.transform(one => [one]), z.array(country).max(300)]).optional();

const PhoneReading = z.object({
  country: z.string().nullable(),
  countryCode: z.string().nullable(),
  formatted: z.string(),
  valid: z.boolean(),
  possible: z.boolean(),
  nationalNumber: z.string(),
  fault: z.enum(["NOT_A_NUMBER", "INVALID_COUNTRY", "TOO_SHORT", "TOO_LONG"]).nullable(),
  number: z.string().nullable(),
});

/** Parsing of phone numbers as the phone field does it, for API clients. */
export const phone = {
  read: endpoint("public", "GET", "/phone-number", "Parses a phone number as the forms do")
    .input(
      z.object({
        /** Up to 250 characters are parsed; longer text is TOO_LONG. */
        text: z.string(),
        country: country.optional(),
        mode: z.enum(["auto", "national", "international", "e.164", "rfc3966", "idd"]).default("auto"),
        allowed: countries,
        ignored: countries,
        /** `plain`: digits, spaces, parentheses, plus and hyphen only. */
        signs: z.enum(["any", "plain"]).default("any"),
      }),
    )
    .output(PhoneReading),
};
