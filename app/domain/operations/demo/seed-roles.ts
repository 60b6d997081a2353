import sql from "sql-template-tag";
import { type BuiltInRole, builtInPermissions, builtInRoles } from "~/contract/abilities";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";

/** Creates missing built-in roles; an operator's changes are kept. */
export async function seedRoles(db: Db): Promise<void> {
  for (const [key, { access }] of Object.entries(builtInRoles)) {
    const permissions = JSON.stringify(builtInPermissions(key as BuiltInRole));
    await db.run(sql`
      insert into roles (id, key, access, permissions) values (${newId()}, ${key}, ${access}, ${permissions})
      on conflict (key) do nothing`);
  }
}
