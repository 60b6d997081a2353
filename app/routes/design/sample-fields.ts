import { z } from "zod";
import { tooLong } from "~/contract/too-long";
import { Addresses, Day, endAfterStart, HexColour, OneTimeCode, TypedNumber } from "~/contract/typed-fields";

/** The catalogue's form: one field of each kind. */
export const SampleFields = z
  .object({
    country: z.string({ error: "field.required" }),
    from: Day({ min: "2026-01-01" }),
    to: Day({ max: "2027-12-31" }),
    rate: TypedNumber("company.percent", { min: 0, max: 100 }),
    addresses: Addresses,
    days: z.array(z.string()).default([]),
    who: z.string().default("private"),
    told: z.literal("on").optional(),
    colour: HexColour,
    code: OneTimeCode(),
    notes: z.string().trim().max(200, tooLong).default(""),
  })
  .superRefine(endAfterStart("from", "to"));
