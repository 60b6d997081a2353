import sql, { type Sql } from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { readSetting } from "~/domain/core/settings/stored-setting";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { inspectionSetting } from "./inspection-setting";

/** A recipient of a notification of an inspection, or of the setting. */
export type InspectionRecipient = { name: string; language: Language; access: Access };
type Row = InspectionRecipient & { id: string; email: string };

const people = (db: Db, which: Sql) =>
  db.many<Row>(sql`
    select u.id, u.email, ${personName} as name, u.language, r.access
    from users u join roles r on r.id = u.role_id
    where u.status = 'active' and r.access in ('user', 'employee') and ${which} order by u.id`);

const purpose = "inspection";

/** Queues the mail to the owner of inspected chats. It cannot be turned off. Idempotent. */
export async function mailInspectedOwner(
  db: Db,
  { inspectionId }: { inspectionId: string },
  compose: (to: InspectionRecipient, inspection: { requester: string; approver: string }) => MailMessage,
): Promise<void> {
  const row = await db.maybe<{ owner: string; company: string; requester: string; approver: string }>(sql`
    select i.owner_id as owner, i.company_id as company,
      (select ${personName} from users u where u.id = i.requested_by) as requester,
      coalesce((select ${personName} from users u where u.id = i.decided_by), '') as approver
    from chat_inspections i where i.id = ${inspectionId} and i.ends_at is not null`);
  if (!row) return;
  const { owner, company: companyId, ...inspection } = row;
  for (const { id: userId, email: to, ...recipient } of await people(db, sql`u.id = ${owner}`)) {
    const message = compose(recipient, inspection);
    await db.transaction(tx =>
      queueMail(tx, { to, userId, companyId, purpose, onceKey: `inspected:${inspectionId}`, message }),
    );
  }
}

/** Queues a mail to all people of a company about its setting, once for each version of it. Idempotent. */
export async function mailInspectionSetting(
  db: Db,
  { companyId }: { companyId: string },
  compose: (to: InspectionRecipient, setting: { on: boolean; by: string; approver: string }) => MailMessage,
): Promise<void> {
  const stored = await readSetting(db, inspectionSetting, companyId);
  if (!stored) return;
  const { on, by, approverId } = stored.value;
  const all = await people(db, sql`u.company_id = ${companyId}`);
  const nameOf = (id: string | null) => all.find(one => one.id === id)?.name ?? "";
  const setting = { on, by: nameOf(by), approver: nameOf(approverId) };
  for (const { id: userId, email: to, ...recipient } of all) {
    const message = compose(recipient, setting);
    const onceKey = `inspections:${companyId}:${stored.version}:${userId}`;
    await db.transaction(tx => queueMail(tx, { to, userId, companyId, purpose, onceKey, message }));
  }
}
