import sql from "sql-template-tag";
import { type BuiltInRole, builtInRoles } from "~/contract/abilities";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";

const names: Record<BuiltInRole, string> = {
  administrator: "Administrator",
  staff: "Staff",
  data_manager: "Data Manager",
  employee: "Employee",
  public_user: "Public user",
  analyst: "Analyst",
};

/** Makes the six built-in roles where they are missing; what an operator has changed stays. */
export async function seedRoles(db: Db): Promise<void> {
  for (const [key, role] of Object.entries(builtInRoles)) {
    await db.run(sql`
      insert into roles (id, key, name, access, permissions)
      values (${newId()}, ${key}, ${names[key as BuiltInRole]}, ${role.access}, ${JSON.stringify(role.permissions)})
      on conflict (key) do nothing`);
  }
}
