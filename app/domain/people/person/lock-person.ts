import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { PeopleKind } from "~/contract/people-fields";
import type { PersonStatus } from "~/contract/person-states";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { kindOf, type PersonRow, within } from "./person-rows";

export type LockedPerson = Pick<
  PersonRow,
  "id" | "email" | "phone" | "role_id" | "access" | "permissions" | "company_id" | "version"
> & { kind: PeopleKind; name: string; status: PersonStatus };

/**
 * Locks a person for a change until the transaction ends, and increments their version. Actors may not manage
 * themselves, or staff whose role holds more than their own.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError not_found (also for employees), person_self, person_beyond, conflict_version
 */
export async function lockPerson(
  tx: Db,
  actor: Actor,
  id: string,
  expectedVersion: number | undefined,
): Promise<LockedPerson> {
  const row = await tx.maybe<LockedPerson>(sql`
    select u.id, ${kindOf} as kind, ${personName} as name, u.email, u.phone, u.status, u.version, u.company_id,
           r.id as role_id, r.access, r.permissions
    from users u join roles r on r.id = u.role_id
    where u.id = ${id} and r.access <> 'employee' for no key update of u`);
  if (!row) throw new AppError("not_found");
  if (row.id === actor.id) throw new AppError("person_self");
  if (!within(actor, row)) throw new AppError("person_beyond");
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw new AppError("conflict_version");
  await tx.run(sql`update users set version = version + 1 where id = ${id}`);
  return row;
}
