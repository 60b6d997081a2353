import sql from "sql-template-tag";
import { type BuiltInRole, builtInPermissions, builtInRoles } from "~/contract/abilities";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { type Actor, type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";

/** A company with a data manager and one employee; with `plan` it has a running plan. */
export async function makeCompany(db: Db, { plan = false } = {}) {
  const id = newId();
  await db.run(sql`
    insert into companies (id, name, public_code, created_at)
    values (${id}, ${`Firma ${id.slice(-6)}`}, ${id.slice(-12)}, ${clock.now()})`);
  if (plan) await givePlan(db, id);
  return {
    id,
    manager: await makePerson(db, "data_manager", id),
    employee: await makePerson(db, "employee", id),
  };
}

/** A monthly plan since an hour ago, until `endsAt` or cancelled. */
export async function givePlan(db: Db, companyId: string, endsAt: Date | null = null): Promise<void> {
  const since = new Date(clock.now().getTime() - 3_600_000);
  await db.run(sql`
    insert into subscriptions (id, company_id, plan, starts_at, ends_at)
    values (${newId()}, ${companyId}, 'monthly', ${since}, ${endsAt})`);
}

let people = 0;

/** An active, signed-in person of this role. */
export async function makePerson(db: Db, role: BuiltInRole, companyId: string | null = null): Promise<Actor> {
  const { access } = builtInRoles[role];
  await db.run(sql`
    insert into roles (id, key, access, permissions)
    values (${newId()}, ${role}, ${access}, ${JSON.stringify(builtInPermissions(role))}) on conflict (key) do nothing`);
  people += 1;
  const id = newId();
  const email = `${role}.${people}.${id.slice(-8)}@lotse.example`;
  await db.run(sql`
    insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
    select ${id}, ${companyId}, id, ${email}, ${email}, 'Änne', ${`Person ${people}`}, 'active', ${clock.now()}
    from roles where key = ${role}`);
  const row = await db.one<ActorRow>(
    sql`select ${actorColumns} from users u ${actorJoins} where u.id = ${id}`,
  );
  return { ...userOf(row), sessionId: newId(), familyId: newId(), confirmedAt: clock.now() };
}
