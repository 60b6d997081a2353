import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { PersonStatus } from "~/contract/people-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { kindOf, type PersonRow, within } from "./person-rows";

export type ClaimedPerson = Pick<
  PersonRow,
  "id" | "kind" | "email" | "role_id" | "access" | "permissions" | "company_id" | "version"
> & { status: PersonStatus };

/**
 * Holds somebody for a change until the transaction ends, and moves their version. Nobody acts upon themselves here,
 * and nobody upon staff whose role holds more than their own.
 * @param seen the version that the asker has seen, where they said so (If-Match)
 * @throws AppError not_found (employees too), person_self, person_beyond, conflict_version
 */
export async function claimPerson(
  tx: Db,
  actor: Actor,
  id: string,
  seen: number | undefined,
): Promise<ClaimedPerson> {
  const row = await tx.maybe<ClaimedPerson>(sql`
    select u.id, ${kindOf} as kind, u.email, u.status, u.version, u.company_id,
           r.id as role_id, r.access, r.permissions
    from users u join roles r on r.id = u.role_id
    where u.id = ${id} and r.access <> 'employee' for no key update of u`);
  if (!row) throw new AppError("not_found");
  if (row.id === actor.id) throw new AppError("person_self");
  if (!within(actor, row)) throw new AppError("person_beyond");
  if (seen !== undefined && seen !== row.version) throw new AppError("conflict_version");
  await tx.run(sql`update users set version = version + 1 where id = ${id}`);
  return row;
}
