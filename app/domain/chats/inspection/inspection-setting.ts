import sql, { type Sql } from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { InspectionSettingFields } from "~/contract/inspection-fields";
import type { InspectionSetting } from "~/contract/inspections";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { personName } from "~/domain/core/actor/person-name";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { isSetting, readSetting, type Setting } from "~/domain/core/settings/stored-setting";
import { enqueue } from "~/queue/enqueue";

type Stored = { on: boolean; approverId: string | null; by: string; at: string };

/** Absent: no chat of the company can be inspected. */
export const inspectionSetting: Setting<Stored> = { name: "inspections" };

/** SQL condition: the company (an id, or its column) allows inspections now. */
export const allowsInspections = (companyId: Sql): Sql => sql`exists (
  select from settings s where ${isSetting(inspectionSetting, sql`${companyId}::text`)} and (s.value ->> 'on')::boolean)`;

/** SQL expression: the id of the user who approves inspections in a company now; null if there is none. */
export const approverOf = (companyId: Sql): Sql => sql`(
  select u.id from settings s join users u on u.id = (s.value ->> 'approverId')::uuid and u.status = 'active'
    and u.company_id = ${companyId}
  where ${isSetting(inspectionSetting, sql`${companyId}::text`)} and (s.value ->> 'on')::boolean)`;

/** Whether chats of the actor's company can be inspected. @throws AppError forbidden without a company */
export async function readInspectionSetting(db: Db, actor: Actor): Promise<InspectionSetting> {
  const companyId = ownCompany(actor);
  const stored = await readSetting(db, inspectionSetting, companyId);
  const value = stored?.value;
  const approver = value?.approverId
    ? await db.maybe<{ id: string; name: string }>(sql`
        select u.id, ${personName} as name from users u
        where u.id = ${value.approverId} and u.company_id = ${companyId} and u.status = 'active'`)
    : undefined;
  const by = value
    ? await db.maybe<{ name: string }>(sql`
        select ${personName} as name from users u where u.id = ${value.by} and u.company_id = ${companyId}`)
    : undefined;
  return {
    on: value?.on ?? false,
    approver: approver ?? null,
    changed: value ? { by: by?.name ?? "", at: new Date(value.at) } : null,
    approves: Boolean(value?.on) && approver?.id === actor.id,
    version: stored?.version ?? 0,
  };
}

/** SQL: the active people u of the actor's company, with their role r. @throws AppError forbidden without a company */
const colleaguesOf = (actor: Actor): Sql => sql`
  users u join roles r on r.id = u.role_id
  where u.company_id = ${ownCompany(actor)} and u.status = 'active' and r.access in ('user', 'employee')`;

/** The first thousand active people of the actor's company, by name. @throws AppError forbidden without a company */
export function listColleagues(db: Db, actor: Actor): Promise<{ id: string; name: string }[]> {
  return db.many(sql`
    select u.id, ${personName} as name from ${colleaguesOf(actor)}
    order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit 1000`);
}

/** Whether this is another active person of the actor's company. @throws AppError forbidden without a company */
export async function isColleague(db: Db, actor: Actor, id: string): Promise<boolean> {
  const person = await db.maybe(
    sql`select 1 as found from ${colleaguesOf(actor)} and u.id = ${id} and u.id <> ${actor.id}`,
  );
  return person !== undefined;
}

/** SQL assignment that ends an inspection at this moment, or withdraws its request, which has no end. */
export const endsNow = (): Sql =>
  sql`state = 'ended', ends_at = case when ends_at > ${clock.now()} then ${clock.now()} else ends_at end`;

/**
 * Turns inspections on or off, or changes their approver, and notifies all users of the company. Turning them off
 * ends the open ones permanently.
 * @throws AppError forbidden without a company, form_invalid (an approver who is not of the company, or the actor),
 * conflict_version
 */
export async function changeInspectionSetting(
  db: Db,
  actor: Actor,
  { on, approverId }: z.output<typeof InspectionSettingFields>,
  expectedVersion?: number,
): Promise<InspectionSetting> {
  const companyId = ownCompany(actor);
  await db.transaction(async tx => {
    if (on && !(approverId && (await isColleague(tx, actor, approverId))))
      throw new AppError("form_invalid", { fields: { approverId: ["inspection.approver"] } });
    const value = { on, approverId: on ? approverId : null, by: actor.id, at: clock.now().toISOString() };
    await changeSetting(tx, inspectionSetting, companyId, () => ({ value }), expectedVersion);
    if (!on)
      await tx.run(sql`
        update chat_inspections set ${endsNow()} where company_id = ${companyId} and state in ('waiting', 'approved')`);
    await enqueue(tx, "inspections_changed", { companyId });
  });
  return readInspectionSetting(db, actor);
}
