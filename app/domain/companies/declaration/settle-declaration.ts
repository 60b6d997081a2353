import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/**
 * Records how the operator has settled a declaration; its link becomes invalid.
 * @throws AppError not_found, declaration_settled if it is no longer open, conflict_version
 */
export async function settleDeclaration(
  db: Db,
  actor: Actor,
  { id, note }: { id: string; note: string },
  expectedVersion?: number,
): Promise<Named> {
  const declaration = await db.maybe<{ name: string; version: number; open: boolean }>(sql`
    select name, version, state = 'open' as open from contract_declarations where id = ${id}`);
  if (!declaration) throw new AppError("not_found");
  if (!declaration.open) throw new AppError("declaration_settled");
  const settled = await db.run(sql`
    update contract_declarations set state = 'settled', note = ${note}, settled_by = ${actor.id},
      settled_at = ${clock.now()}, token_hash = null, token_until = null, version = version + 1
    where id = ${id} and state = 'open' and version = ${expectedVersion ?? declaration.version}`);
  if (settled === 0) throw new AppError("conflict_version");
  return { id, name: declaration.name };
}
