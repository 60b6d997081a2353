import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { InspectionFields } from "~/contract/inspection-fields";
import type { Inspection } from "~/contract/inspections";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { readInspection } from "./inspection-rows";
import { isColleague, readInspectionSetting } from "./inspection-setting";

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/**
 * Requests to read chats of another person of the company. Nothing can be read before another person approves.
 * @throws AppError forbidden without a company, inspection_off, inspection_no_approver (also where the approver requests it, or
 * owns the chats), form_invalid (a person or a chat that is not there)
 */
export async function requestInspection(
  db: Db,
  actor: Actor,
  { personId, chat, firstDay, lastDay, reason }: z.output<typeof InspectionFields>,
): Promise<Inspection> {
  const companyId = ownCompany(actor);
  const setting = await readInspectionSetting(db, actor);
  if (!setting.on) throw new AppError("inspection_off");
  if (!(await isColleague(db, actor, personId)))
    throw new AppError("form_invalid", { fields: { personId: ["field.required"] } });
  const approver = setting.approver?.id;
  if (!approver || approver === actor.id || approver === personId)
    throw new AppError("inspection_no_approver");
  const chatId = chat ? uuid.exec(chat)?.[0] : undefined;
  const ownedChat =
    chatId &&
    (await db.maybe(sql`
      select id from chats where id = ${chatId} and owner_id = ${personId} and company_id = ${companyId}`));
  if (chat && !ownedChat) throw new AppError("form_invalid", { fields: { chat: ["inspection.chat"] } });
  const id = newId();
  await db.run(sql`
    insert into chat_inspections
      (id, company_id, owner_id, chat_id, from_day, until_day, reason, requested_by, requested_at)
    values (${id}, ${companyId}, ${personId}, ${chatId ?? null}, ${firstDay}, ${lastDay}, ${reason}, ${actor.id}, ${clock.now()})`);
  return readInspection(db, actor, { id });
}
