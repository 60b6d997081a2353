import { z } from "zod";
import { accesses } from "./abilities";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";
import {
  ChangePersonFields,
  NewPersonFields,
  peopleKinds,
  peopleSorts,
  personStatuses,
  planFilters,
  SuspensionFields,
} from "./people-fields";
import { plans } from "./plan";
import { OwnSession } from "./sessions";

export const Person = z.object({
  id: Id,
  kind: z.enum(peopleKinds),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The one that takes its place once it is confirmed from there; null for none. */
  newEmail: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  /** Names their picture; null for none. */
  avatar: Id.nullable(),
  language: z.enum(["de", "en", "fr", "ar"]),
  /** ISO 3166-1, two letters. */
  country: z.string(),
  status: z.enum(personStatuses),
  /** `key` is null for the operator's own roles, `name` for built-in ones that nobody has renamed. */
  role: z.object({ id: Id, key: z.string().nullable(), name: z.string().nullable() }),
  company: z.object({ id: Id, name: z.string() }).nullable(),
  /** The plan that their company has now. */
  plan: z.enum(plans).nullable(),
  /** The asker themselves. */
  self: z.boolean(),
  /** False for those upon whom the asker may not act: themselves, and whose role holds more than their own. */
  within: z.boolean(),
  version: z.number().int(),
  createdAt: Instant,
});
/** One of those whom administrators manage. */
export type Person = z.output<typeof Person>;

export const PersonDetails = Person.extend({
  suspendedReason: z.string().nullable(),
  /** They sign in with a second factor. */
  twoFactor: z.boolean(),
  /** Their sign-ins that are still good; `current` is the asker's own. */
  sessions: z.array(OwnSession),
  /** The number as it is typed in its country; "" for none, and then the country is their own. */
  phoneTyped: z.string(),
  phoneCountry: z.string(),
  /** How many chats of their own, and how many conversations in all; never what is in them. */
  chats: z.number().int(),
  conversations: z.number().int(),
  /** Only for data managers. `sole`: with them the company goes. */
  companyDetails: z
    .object({
      divisions: z.number().int(),
      files: z.number().int(),
      bytes: z.number().int(),
      employees: z.number().int(),
      chats: z.number().int(),
      planUntil: Instant.nullable(),
      mistralKeySaved: z.boolean(),
      sole: z.boolean(),
    })
    .nullable(),
});
export type PersonDetails = z.output<typeof PersonDetails>;

export const PeopleFilter = z.object({
  kind: z.enum(peopleKinds),
  search: ListInput.shape.search,
  status: z.enum(personStatuses).optional(),
  roleId: Id.optional(),
  language: z.enum(["de", "en", "fr", "ar"]).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  plan: z.enum(planFilters).optional(),
  sort: z.enum(peopleSorts).default("name"),
});
export type PeopleFilter = z.output<typeof PeopleFilter>;

/** The most people of one file, and of one piece of an export. */
export const importLimit = 1000;
export const exportPiece = 500;

const Problem = z.object({ column: z.string(), value: z.string(), code: z.string() });
const ImportRow = z.object({
  /** As a spreadsheet counts: the head is row 1. */
  row: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The company of a data manager, the role of staff. */
  belongs: z.string(),
  /** Codes of the `validation` catalogue; a row without any would be made. */
  problems: z.array(Problem),
});
/** One row of a list that is to be added, and what is wrong with it. */
export type ImportRow = z.output<typeof ImportRow>;

export const PeopleImport = z.object({
  id: Id,
  kind: z.enum(peopleKinds),
  name: z.string(),
  state: z.enum(["open", "done"]),
  /** Columns of the file that nobody here knows: they count for nothing. */
  unknown: z.array(z.string()),
  /** What would be made, or has been. */
  good: z.number().int(),
  /** The first rows that would be made, as they were understood. */
  sample: z.array(ImportRow),
  bad: z.array(ImportRow),
});
export type PeopleImport = z.output<typeof PeopleImport>;

// A company's data manager holds User too, for the company's people: here the area must open as well.
const gate = (action: "read" | "create" | "update" | "delete") =>
  ({ action, subject: "User", area: "admin" }) as const;

/** Staff, data managers and public users, for the operator's people. Employees are not found here. */
export const people = {
  list: endpoint(gate("read"), "GET", "/people", "The people of one kind")
    .input(ListInput.extend(PeopleFilter.shape))
    .output(
      listOf(Person).extend({
        /** What people of this kind have, for the filters. */
        countries: z.array(z.string()),
      }),
    ),
  export: endpoint(gate("read"), "GET", "/people/export", "The people that a filter finds, 500 a piece")
    .input(PeopleFilter.extend({ piece: z.coerce.number().int().min(1).max(10_000).default(1) }))
    .output(z.object({ rows: z.array(Person), total: z.number().int(), more: z.boolean() })),
  roles: endpoint(
    gate("read"),
    "GET",
    "/people/roles",
    "The roles of staff, and which of them one may give",
  ).output(
    z.array(
      z.object({
        id: Id,
        key: z.string().nullable(),
        name: z.string().nullable(),
        access: z.enum(accesses),
        mayGive: z.boolean(),
      }),
    ),
  ),
  read: endpoint(gate("read"), "GET", "/people/{id}", "One person").input(IdInput).output(PersonDetails),
  add: endpoint(gate("create"), "POST", "/people", "Add somebody, who gets an invitation by mail")
    .input(NewPersonFields)
    .output(Person),
  change: endpoint(gate("update"), "PUT", "/people/{id}", "Change a person")
    .input(ChangePersonFields.extend({ id: Id }))
    .output(Person),
  remove: endpoint(
    gate("delete"),
    "DELETE",
    "/people/{id}",
    "Remove a person, and a company with its last one",
    { confirmed: true },
  )
    .input(IdInput)
    .output(Done),
  suspend: endpoint(
    gate("update"),
    "PUT",
    "/people/{id}/suspension",
    "Suspend a person: they are out at once",
  )
    .input(SuspensionFields.extend({ id: Id }))
    .output(Person),
  reinstate: endpoint(gate("update"), "DELETE", "/people/{id}/suspension", "End a person's suspension")
    .input(IdInput)
    .output(Person),
  invite: endpoint(
    gate("update"),
    "PUT",
    "/people/{id}/invitation",
    "Send the invitation again; the older one is void",
  )
    .input(IdInput)
    .output(Done),
  sendReset: endpoint(gate("update"), "PUT", "/people/{id}/reset-link", "Send a link to set a new password")
    .input(IdInput)
    .output(Done),
  endSessions: endpoint(
    gate("update"),
    "DELETE",
    "/people/{id}/sessions",
    "Sign a person out, on one device or on all",
  )
    .input(IdInput.extend({ sessionId: Id.optional() }))
    .output(z.object({ ended: z.number().int() })),
  bringImport: endpoint(
    gate("create"),
    "POST",
    "/people/imports",
    "Bring a CSV file of people; nobody is made",
  )
    .input(
      z.object({
        kind: z.enum(peopleKinds),
        name: z.string().max(255),
        /** The file's bytes. */
        content: z.base64().max(680_000, "import.tooLarge"),
      }),
    )
    .output(z.object({ id: Id })),
  readImport: endpoint(
    gate("create"),
    "GET",
    "/people/imports/{id}",
    "What a file that was brought would make",
  )
    .input(IdInput)
    .output(PeopleImport),
  confirmImport: endpoint(
    gate("create"),
    "PUT",
    "/people/imports/{id}/confirmation",
    "Make the people of a file; twice is once",
  )
    .input(IdInput)
    .output(PeopleImport),
  dropImport: endpoint(gate("create"), "DELETE", "/people/imports/{id}", "Forget a file that was brought")
    .input(IdInput)
    .output(Done),
};
