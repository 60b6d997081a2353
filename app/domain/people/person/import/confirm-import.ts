import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { PeopleImport } from "~/contract/people";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { makePerson } from "~/domain/people/person/add-person";
import { checkStaffRole } from "~/domain/people/person/list-staff-roles";
import { checkRows } from "./check-rows";
import { readCsv } from "./read-csv";
import { type ImportResult, importOf, rowOf, type StoredImport } from "./read-import";

/**
 * Creates all valid people of a file in one transaction, and reports those left out with reasons, including
 * addresses taken meanwhile. The file is locked: a second confirmation returns the first one's result.
 * @throws AppError not_found, role_beyond_own, confirmation_needed for staff
 */
export async function confirmImport(db: Db, actor: Actor, id: string): Promise<PeopleImport> {
  return db.transaction(async tx => {
    const stored = await tx.maybe<StoredImport>(sql`
      select id, kind, name, content, result from people_imports
      where id = ${id} and user_id = ${actor.id} for update`);
    if (!stored) throw new AppError("not_found");
    if (!stored.content) return importOf(stored, { unknown: [] }, []);
    // Two files with the same addresses in another order would wait for each other.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('people import', 0))`);
    const list = readCsv(stored.content);
    const result: ImportResult = { made: 0, left: [] };
    const checked = new Set<string>();
    for (const row of await checkRows(tx, actor, stored.kind, list)) {
      const { fields } = row;
      if (!fields) {
        result.left.push(rowOf(row));
        continue;
      }
      if ("roleId" in fields && !checked.has(fields.roleId)) {
        await checkStaffRole(tx, actor, fields.roleId);
        checked.add(fields.roleId);
      }
      if (await makePerson(tx, actor, fields, row.phone ?? null)) result.made++;
      else
        result.left.push({
          ...rowOf(row),
          problems: [{ column: "email", value: fields.email, code: "person.emailTaken" }],
        });
    }
    await tx.run(sql`
      update people_imports set content = null, result = ${JSON.stringify(result)}::jsonb where id = ${id}`);
    return importOf({ ...stored, result }, list, []);
  });
}
