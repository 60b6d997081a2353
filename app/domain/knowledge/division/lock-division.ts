import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { readableDivisions } from "./readable-divisions";

/**
 * Locks an open division for a change until the transaction ends, and increments its version.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError not_found, conflict_version
 */
export async function lockDivision(
  tx: Db,
  actor: Actor,
  id: string,
  expectedVersion: number | undefined,
): Promise<Named> {
  const row = await tx.maybe<Named & { version: number }>(sql`
    select id, name, version from divisions
    where id = ${id} and status = 'open' and id in (${readableDivisions(actor, "update")}) for no key update`);
  if (!row) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw new AppError("conflict_version");
  await tx.run(sql`update divisions set version = version + 1 where id = ${id}`);
  return row;
}
