import { z } from "zod";

const required = { error: "field.required" };
const text = (longest: number) =>
  z
    .string(required)
    .trim()
    .min(1, "field.required")
    .max(longest, "field.tooLong")
    .transform(value => value.normalize("NFC").replace(/\s+/g, " "));

/** Whom administrators manage: the operator's own people, the data managers of companies, and public users. */
export const peopleKinds = ["staff", "data-manager", "public-user"] as const;
export type PeopleKind = (typeof peopleKinds)[number];

/**
 * What is known of everybody. The phone number may be empty; without a calling code it is one of its country, or of
 * theirs where none is said.
 */
export const PersonFields = z.object({
  firstName: text(80),
  lastName: text(80),
  email: z
    .string(required)
    .trim()
    .min(1, "field.required")
    .max(254, "field.tooLong")
    .pipe(z.email("field.email")),
  phoneCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, "field.required")
    .optional(),
  phone: z.string().trim().max(25, "phone.TOO_LONG").default(""),
  language: z.enum(["de", "en", "fr", "ar"], "field.required"),
  country: z.string(required).regex(/^[A-Z]{2}$/, "field.required"),
});
export type PersonInput = z.output<typeof PersonFields>;

/** Somebody new. What is more than this does not count: nobody brings a status, a company or a password along. */
export const NewPersonFields = z.discriminatedUnion("kind", [
  PersonFields.extend({ kind: z.literal("staff"), roleId: z.uuid("field.required") }),
  PersonFields.extend({ kind: z.literal("data-manager"), companyName: text(120) }),
  PersonFields.extend({ kind: z.literal("public-user") }),
]);
export type NewPersonInput = z.output<typeof NewPersonFields>;

/** What may be changed. The role counts for staff, the key for data managers; an empty key leaves the saved one. */
export const ChangePersonFields = PersonFields.extend({
  roleId: z.uuid("field.required").optional(),
  mistralKey: z.string().trim().max(1000, "field.tooLong").default(""),
  forgetKey: z.boolean().default(false),
});
export type ChangePersonInput = z.output<typeof ChangePersonFields>;

/** Why somebody is suspended. */
export const SuspensionFields = z.object({ reason: text(500) });

export const personStatuses = ["active", "invited", "suspended", "unverified"] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** `none` is no running plan. */
export const planFilters = ["none", "monthly", "yearly", "days_30", "days_365"] as const;

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
export type PeopleSort = PeopleColumn | `-${PeopleColumn}`;
/** Each way to sort a list; `-` begins with the greatest. */
export const peopleSorts = columns.flatMap(column => [column, `-${column}` as const]) as PeopleSort[];
