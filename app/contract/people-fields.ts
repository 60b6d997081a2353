import { z } from "zod";
import { LanguageField } from "./language-fields";
import { oneLine } from "./plain-text";
import { type Sort, sortsOf } from "./sort";
import { tooLong } from "./too-long";

const required = { error: "field.required" };
const text = (longest: number) =>
  oneLine(required)
    .min(1, "field.required")
    .max(longest, tooLong)
    .transform(value => value.normalize("NFC").replace(/\s+/g, " "));

/** The people that administrators manage: operator's staff, data managers of companies, and public users. */
export const peopleKinds = ["staff", "data-manager", "public-user"] as const;
export type PeopleKind = (typeof peopleKinds)[number];

/**
 * The fields common to all people. The phone number may be empty; without a calling code it belongs to the given
 * country, or else to the person's own.
 */
export const PersonFields = z.object({
  firstName: text(80),
  lastName: text(80),
  email: z.string(required).trim().min(1, "field.required").max(254, tooLong).pipe(z.email("field.email")),
  phoneCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, "field.required")
    .optional(),
  phone: z.string().trim().max(25, "phone.TOO_LONG").default(""),
  language: LanguageField,
  country: z.string(required).regex(/^[A-Z]{2}$/, "field.required"),
});
export type PersonInput = z.output<typeof PersonFields>;

/** A new person. Unknown keys are ignored: status, company and password cannot be set here. */
export const NewPersonFields = z.discriminatedUnion("kind", [
  PersonFields.extend({ kind: z.literal("staff"), roleId: z.uuid("field.required") }),
  PersonFields.extend({ kind: z.literal("data-manager"), companyName: text(120) }),
  PersonFields.extend({ kind: z.literal("public-user") }),
]);
export type NewPersonInput = z.output<typeof NewPersonFields>;

/**
 * Changes of a person. The role applies to staff. An omitted address stays; so do the address and the phone number that
 * the user's role hides.
 */
export const ChangePersonFields = PersonFields.extend({
  email: PersonFields.shape.email.optional(),
  roleId: z.uuid("field.required").optional(),
});
export type ChangePersonInput = z.output<typeof ChangePersonFields>;

/** The reason of a suspension. */
export const SuspensionFields = z.object({ reason: text(500) });

/** A plan that an administrator starts for a company, up to and including the day, and why. */
export const GrantFields = z.object({ until: z.iso.date("invoice.date"), reason: text(500) });
export type GrantFields = z.output<typeof GrantFields>;

const columns = [
  "name",
  "email",
  "company",
  "plan",
  "role",
  "status",
  "language",
  "country",
  "since",
] as const;
export type PeopleColumn = (typeof columns)[number];
export type PeopleSort = Sort<PeopleColumn>;
export const peopleSorts = sortsOf(columns);
