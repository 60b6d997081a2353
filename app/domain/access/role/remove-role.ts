import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockTargetRole } from "./assign-role";
import { lockRole } from "./lock-role";
import { type RoleOwner, type RoleRow, rolesOf } from "./role-rows";

/**
 * Deletes a custom role. Its holders get another role of the same access, which must be named if there are any,
 * and which the actor must be able to assign.
 * @throws AppError not_found, conflict_version, role_built_in, role_in_use with `count`, role_target (also if that role is
 * gone), role_beyond_own
 */
export async function removeRole(
  db: Db,
  actor: Actor,
  owner: RoleOwner,
  { id, moveTo }: { id: string; moveTo?: string | undefined },
  expectedVersion?: number,
): Promise<Named> {
  return db.transaction(async tx => {
    // Locks the administrators' role, then people, then roles, as role assignment does, to prevent deadlocks.
    await tx.run(
      sql`select from roles where id = ${moveTo ?? null} and key = 'administrator' for no key update`,
    );
    await tx.run(sql`select from users where role_id = ${id} order by id for no key update`);
    // Roles in the order of their ids: those of two may be moved to each other at once.
    if (moveTo && moveTo < id)
      await tx.run(sql`select from roles r where r.id = ${moveTo} and ${rolesOf(owner)} for share`);
    const role = await lockRole(tx, actor, owner, id, expectedVersion);
    if (role.key) throw new AppError("role_built_in");
    const { people } = await tx.one<{ people: number }>(
      sql`select count(*) as people from users where role_id = ${id}`,
    );
    if (people > 0) {
      if (!moveTo) throw new AppError("role_in_use", { values: { count: people } });
      const target = moveTo === id ? undefined : await lockExisting(tx, actor, owner, moveTo);
      if (target?.access !== role.access) throw new AppError("role_target");
      await tx.run(sql`update users set role_id = ${target.id}, version = version + 1 where role_id = ${id}`);
    }
    await tx.run(sql`delete from roles where id = ${id}`);
    return { id, name: role.name ?? "" };
  });
}

/** {@link lockTargetRole}; undefined if the role is gone. */
async function lockExisting(
  tx: Db,
  actor: Actor,
  owner: RoleOwner,
  id: string,
): Promise<RoleRow | undefined> {
  try {
    return await lockTargetRole(tx, actor, owner, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}
