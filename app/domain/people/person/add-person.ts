import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Person } from "~/contract/people";
import type { NewPersonInput } from "~/contract/people-fields";
import { clock } from "~/db/clock";
import { columnNames, columnValues } from "~/db/columns";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { enqueue } from "~/queue/enqueue";
import { checkedPhone } from "./check-fields";
import { checkStaffRole } from "./list-staff-roles";
import { personFields } from "./person-rows";
import { readPerson } from "./read-person";

/**
 * Adds a person and invites them by mail; a data manager with a new company.
 * @throws AppError form_invalid with the field, role_beyond_own, confirmation_needed for staff
 */
export async function addPerson(db: Db, actor: Actor, fields: NewPersonInput): Promise<Person> {
  const phone = checkedPhone(fields);
  return db.transaction(async tx => {
    if (fields.kind === "staff") await checkStaffRole(tx, actor, fields.roleId);
    const id = await makePerson(tx, actor, fields, phone);
    if (!id) throw new AppError("form_invalid", { fields: { email: ["person.emailTaken"] } });
    return readPerson(tx, actor, id);
  });
}

/**
 * Creates the person, and a data manager's company, within the caller's transaction. The caller has checked that
 * the role may be assigned. Undefined when the address is taken; then nothing is created.
 */
export async function makePerson(
  tx: Db,
  actor: Pick<Actor, "id">,
  fields: NewPersonInput,
  phone: string | null,
): Promise<string | undefined> {
  const { email, country } = fields;
  const id = newId();
  const companyId = fields.kind === "data-manager" ? newId() : null;
  const role =
    fields.kind === "staff"
      ? sql`r.id = ${fields.roleId}`
      : sql`r.key = ${fields.kind === "data-manager" ? "data_manager" : "public_user"}`;
  if (fields.kind === "data-manager")
    await tx.run(sql`
      insert into companies (id, name, country, public_code, created_at)
      values (${companyId}, ${fields.companyName}, ${country}, ${newId().slice(-12)}, ${clock.now()})`);
  const inserted = await tx.run(sql`
    insert into users (id, company_id, role_id, email, email_key, status, created_at, ${columnNames(personFields)})
    select ${id}, ${companyId}::uuid, r.id, ${email}, ${emailKey(email)}, 'invited', ${clock.now()}::timestamptz,
           ${columnValues(personFields, { ...fields, phone })}
    from roles r where ${role}
    on conflict (email_key) do nothing`);
  if (inserted === 0) {
    if (companyId) await tx.run(sql`delete from companies where id = ${companyId}`);
    return undefined;
  }
  await enqueue(tx, "invite", { userId: id, inviteId: newId(), invitedBy: actor.id });
  return id;
}
