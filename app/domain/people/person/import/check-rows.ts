import { getCountries } from "libphonenumber-js/min";
import sql from "sql-template-tag";
import type { ImportRow } from "~/contract/people";
import type { ImportColumn } from "~/contract/people-columns";
import { NewPersonFields, type NewPersonInput, type PeopleKind } from "~/contract/people-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { checkFields } from "~/domain/people/person/check-fields";
import { listStaffRoles } from "~/domain/people/person/list-staff-roles";
import { builtInRoleOf, countryOf, languageOf } from "./column-names";
import { type CsvTable, truncate } from "./read-csv";

type Cells = Partial<Record<ImportColumn, string>>;
type Problem = ImportRow["problems"][number];

/** A row with its problems; `fields` are the person's, if it has none. */
export type CheckedRow = ImportRow & {
  fields?: NewPersonInput;
  phone?: string | null;
};

/**
 * Validates each row like the form for one person, and against duplicate addresses in the file. Empty languages
 * and countries default to the actor's. Creates nothing.
 */
export async function checkRows(
  db: Db,
  actor: Actor,
  kind: PeopleKind,
  { rows }: CsvTable,
): Promise<CheckedRow[]> {
  const { country } = await db.one<{ country: string }>(
    sql`select country from users where id = ${actor.id}`,
  );
  const roleOf = kind === "staff" ? await staffRole(db, actor) : undefined;
  const keys = rows.map(({ cells }) => emailKey(cells.email ?? ""));
  const known = await db.many<{ email_key: string }>(
    sql`select email_key from users where email_key = any(${keys}::text[])`,
  );
  const taken = new Set(known.map(row => row.email_key));
  const seen = new Set<string>();
  return rows.map(({ row, cells, extraCells }, at): CheckedRow => {
    const key = keys[at]!;
    const input = {
      ...cells,
      kind,
      language: cells.language ? languageOf(cells.language) : actor.language,
      country: cells.country ? countryOf(cells.country, getCountries()) : country,
      ...(roleOf && cells.role ? { roleId: roleOf(cells.role)?.id } : {}),
    };
    const parsed = NewPersonFields.safeParse(input);
    const checkedFields = checkFields({
      phone: input.phone ?? "",
      // Malformed codes are reported by the schema.
      country: /^[A-Z]{2}$/.test(input.country) ? input.country : country,
    });
    const problems: Problem[] = [
      ...(parsed.error?.issues ?? []).map(issue => problem(cells, String(issue.path[0]), issue.message)),
      ...Object.entries(checkedFields.errors).map(([field, [code = ""]]) => problem(cells, field, code)),
    ];
    const role = cells.role ? roleOf?.(cells.role) : undefined;
    if (role && !role.mayGive) problems.push(problem(cells, "roleId", "person.roleBeyond"));
    if (key && taken.has(key)) problems.push(problem(cells, "email", "person.emailTaken"));
    else if (key && seen.has(key)) problems.push(problem(cells, "email", "person.emailTwice"));
    if (extraCells) problems.push({ column: "", value: extraCells, code: "person.spareCells" });
    seen.add(key);
    return {
      row,
      firstName: cells.firstName ?? "",
      lastName: cells.lastName ?? "",
      email: cells.email ?? "",
      belongs: belongsTo(kind, cells),
      problems,
      ...(parsed.success && problems.length === 0 ? { fields: parsed.data, phone: checkedFields.phone } : {}),
    };
  });
}

/** A problem of a field, with the beginning of the cell's value, by which it is found in the file. */
function problem(cells: Cells, field: string, code: string): Problem {
  const column = field === "roleId" ? "role" : field;
  const value = cells[column as ImportColumn] ?? "";
  return { column, value: truncate(value, 120), code: value ? wrongValue(column, code) : code };
}

/** The code for a cell that has a value, where the schema says that one is required: it does not know the value. */
function wrongValue(column: string, code: string): string {
  if (code !== "field.required") return code;
  if (column === "role") return "person.roleUnknown";
  if (column === "language") return "person.languageUnknown";
  return column === "country" ? "person.countryUnknown" : code;
}

/** The role or company that a row of this kind names. */
function belongsTo(kind: PeopleKind, { role, companyName }: Cells): string {
  if (kind === "staff") return role ?? "";
  return kind === "data-manager" ? (companyName ?? "") : "";
}

/** Finds the role that a cell names, by its own name or a built-in one's. */
async function staffRole(db: Db, actor: Actor) {
  const roles = await listStaffRoles(db, actor);
  const normalized = (name: string) => name.normalize("NFKC").trim().toLowerCase();
  return (cell: string) =>
    roles.find(role => role.name !== null && normalized(role.name) === normalized(cell)) ??
    roles.find(role => role.key !== null && role.key === builtInRoleOf(cell));
}
