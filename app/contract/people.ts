import { z } from "zod";
import { accesses } from "./abilities";
import {
  endpoint,
  Id,
  IdInput,
  Instant,
  ListInput,
  listOf,
  Named,
  NamedOnce,
  Piece,
  pieceOf,
} from "./endpoint";
import { LanguageCode } from "./language-fields";
import {
  ChangePersonFields,
  GrantFields,
  NewPersonFields,
  peopleKinds,
  peopleSorts,
  SuspensionFields,
} from "./people-fields";
import { personStatuses, personStatusFilters, planFilters } from "./person-states";
import { planKinds } from "./plan-kinds";
import { OwnSession } from "./sessions";
import { undeliveredReasons } from "./undelivered-reasons";

export const Person = z.object({
  id: Id,
  kind: z.enum(peopleKinds),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The pending new address; null for none. */
  newEmail: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  /** Id of the picture; null for none. */
  avatar: Id.nullable(),
  language: LanguageCode,
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  status: z.enum(personStatuses),
  /** Why the invitation of an invited person did not arrive; null otherwise. */
  undelivered: z.enum(undeliveredReasons).nullable(),
  /** `key` is null for custom roles, `name` for built-in ones that were not renamed. */
  role: z.object({ id: Id, key: z.string().nullable(), name: z.string().nullable() }),
  company: z.object({ id: Id, name: z.string() }).nullable(),
  /** The current plan of their company. */
  plan: z.enum(planKinds).nullable(),
  /** Whether this is the actor. */
  self: z.boolean(),
  /** False for people whom the actor may not manage: the actor, and holders of roles with more permissions. */
  within: z.boolean(),
  version: z.number().int(),
  createdAt: Instant,
});
/** A person that administrators manage. */
export type Person = z.output<typeof Person>;

export const PersonDetails = Person.extend({
  suspendedReason: z.string().nullable(),
  /** When it was known that the invitation did not arrive, and the words of the mail server. */
  undeliveredAt: Instant.nullable(),
  undeliveredWords: z.string().nullable(),
  /** Signs in with a second factor. */
  twoFactor: z.boolean(),
  /** Their valid sessions; `current` is the actor's own. */
  sessions: z.array(OwnSession),
  /** The number in national format; "" for none, and then `phoneCountry` is the person's own. */
  phoneTyped: z.string(),
  phoneCountry: z.string(),
  /** Number of own chats and of all conversations; never their content. */
  chats: z.number().int(),
  conversations: z.number().int(),
  /** Only for data managers. `sole`: the company is deleted with them. */
  companyDetails: z
    .object({
      divisions: z.number().int(),
      files: z.number().int(),
      bytes: z.number().int(),
      employees: z.number().int(),
      chats: z.number().int(),
      /** As on its invoices, which keep the company's name of their day. */
      customerNumber: z.string(),
      planUntil: Instant.nullable(),
      /** The last charge of the plan failed: without a payment it ends at `planUntil`. */
      pastDue: z.boolean(),
      mistralKeySaved: z.boolean(),
      sole: z.boolean(),
    })
    .nullable(),
});
export type PersonDetails = z.output<typeof PersonDetails>;

/** What finds people in a list, and its order. */
export const PeopleFilter = z.object({
  kind: z.enum(peopleKinds),
  search: ListInput.shape.search,
  status: z.enum(personStatusFilters).optional(),
  roleId: Id.optional(),
  language: LanguageCode.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  plan: z.enum(planFilters).optional(),
  sort: z.enum(peopleSorts).default("name"),
});
export type PeopleFilter = z.output<typeof PeopleFilter>;
export const PeopleQuery = ListInput.extend(PeopleFilter.shape);

/** The most people of one file. */
export const importLimit = 1000;

const Problem = z.object({ column: z.string(), value: z.string(), code: z.string() });
const ImportRow = z.object({
  /** Row number as in a spreadsheet: the header is row 1. */
  row: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The company of a data manager, the role of staff. */
  belongs: z.string(),
  /** Codes of the `validation` texts; rows without any are importable. */
  problems: z.array(Problem),
});
/** One row of an import with its problems. */
export type ImportRow = z.output<typeof ImportRow>;

export const PeopleImport = z.object({
  id: Id,
  kind: z.enum(peopleKinds),
  name: z.string(),
  state: z.enum(["open", "done"]),
  /** Unknown columns of the file, which are ignored. */
  unknown: z.array(z.string()),
  /**
   * Companies of importable rows that exist already by this name, or that several rows name: each row creates a company
   * of its own all the same. Empty once imported.
   */
  namesakes: z.array(z.string()),
  /** Number of rows that are, or were, importable. */
  good: z.number().int(),
  /** The first importable rows, as they were parsed. */
  sample: z.array(ImportRow),
  bad: z.array(ImportRow),
});
export type PeopleImport = z.output<typeof PeopleImport>;

// Data managers hold `User` too, for their company's people; so the area is required as well.
const gate = (action: "read" | "create" | "update" | "delete") =>
  ({ action, subject: "User", area: "admin" }) as const;

/** Staff, data managers and public users. Employees are not found here. */
export const people = {
  list: endpoint(gate("read"), "GET", "/people", "Lists the people of one kind")
    .input(PeopleQuery)
    .output(
      listOf(Person).extend({
        /** Values in use among people of this kind, for the filters. */
        countries: z.array(z.string()),
      }),
    ),
  export: endpoint(
    gate("read"),
    "GET",
    "/people/export",
    "Returns the people that match a filter, 500 per page",
  )
    .input(PeopleFilter.extend(Piece.shape))
    .output(pieceOf(Person)),
  roles: endpoint(
    gate("read"),
    "GET",
    "/people/roles",
    "Lists the roles of staff and whether the user may assign them",
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
  read: endpoint(gate("read"), "GET", "/people/{id}", "Returns a person")
    .input(IdInput)
    .output(PersonDetails),
  add: endpoint(gate("create"), "POST", "/people", "Adds a person and mails an invitation")
    .input(NewPersonFields)
    .output(Person),
  change: endpoint(gate("update"), "PUT", "/people/{id}", "Changes a person")
    .input(ChangePersonFields.extend({ id: Id }))
    .output(Person),
  remove: endpoint(
    gate("delete"),
    "DELETE",
    "/people/{id}",
    "Deletes a person, and a company with its last data manager",
    { confirmed: true, notStored: ["name"] },
  )
    .input(IdInput)
    .output(NamedOnce.extend({ kind: z.enum(peopleKinds) })),
  startPlan: endpoint(
    { action: "update", subject: "Invoice", area: "admin" },
    "POST",
    "/people/{id}/plan",
    "Starts a plan for a data manager's company without an order, up to and including a day; the company is told",
  )
    .input(GrantFields.extend({ id: Id }))
    .output(Named),
  suspend: endpoint(gate("update"), "PUT", "/people/{id}/suspension", "Suspends a person, effective at once")
    .input(SuspensionFields.extend({ id: Id }))
    .output(Person),
  reinstate: endpoint(gate("update"), "DELETE", "/people/{id}/suspension", "Ends a person's suspension")
    .input(IdInput)
    .output(Person),
  invite: endpoint(
    gate("update"),
    "PUT",
    "/people/{id}/invitation",
    "Sends an invitation again and voids the older one",
  )
    .input(IdInput)
    .output(Named),
  sendReset: endpoint(
    gate("update"),
    "PUT",
    "/people/{id}/reset-link",
    "Mails a person a link to set a new password",
  )
    .input(IdInput)
    .output(Named),
  endSessions: endpoint(
    gate("update"),
    "DELETE",
    "/people/{id}/sessions",
    "Ends one or all sessions of a person",
  )
    .input(IdInput.extend({ sessionId: Id.optional() }))
    .output(z.object({ ended: z.number().int() })),
  bringImport: endpoint(gate("create"), "POST", "/people/imports", "Uploads a CSV file of people for review")
    .input(
      z.object({
        kind: z.enum(peopleKinds),
        name: z.string().max(255),
        /** The file's bytes. */
        content: z.base64().max(680_000, "import.tooLarge"),
      }),
    )
    .output(z.object({ id: Id })),
  listImports: endpoint(
    gate("create"),
    "GET",
    "/people/imports",
    "Lists the user's uploaded files of people that are not imported yet, newest first",
  )
    .input(z.object({ kind: z.enum(peopleKinds) }))
    .output(z.array(z.object({ id: Id, name: z.string() }))),
  readImport: endpoint(
    gate("create"),
    "GET",
    "/people/imports/{id}",
    "Returns the result of importing an uploaded file now",
  )
    .input(IdInput)
    .output(PeopleImport),
  confirmImport: endpoint(
    gate("create"),
    "PUT",
    "/people/imports/{id}/confirmation",
    "Imports the people of an uploaded file; idempotent",
  )
    .input(IdInput)
    .output(PeopleImport),
  dropImport: endpoint(gate("create"), "DELETE", "/people/imports/{id}", "Deletes an uploaded import file")
    .input(IdInput)
    .output(z.object({ kind: z.enum(peopleKinds) })),
};
