import sql from "sql-template-tag";
import { maxDaysAhead, maxRecipients, undoSeconds } from "~/contract/email-draft-limits";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitRate } from "~/domain/core/limit/limit-rate";
import { enqueue } from "~/queue/enqueue";
import { lockWritten } from "./draft-rows";

/** Of several waiting jobs for one mail only the last remains. */
export const sendingKey = (id: string): string => `email:${id}`;

/**
 * Queues a draft for the time `at`, or for the earliest time; until the job begins it can be cancelled.
 * @throws AppError not_found, conflict_version, email_not_draft, form_invalid, too_many_requests
 */
export function sendDraft(
  db: Db,
  actor: Actor,
  { id, at: requestedAt }: { id: string; at?: Date | undefined },
  expectedVersion?: number,
): Promise<Record<string, never>> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const now = clock.now();
    const { draft, recipients } = await lockWritten(tx, companyId, id, now, expectedVersion);
    if (!draft) throw new AppError("email_not_draft");
    if (recipients === 0) throw refusal("recipients", "mail.recipientNone");
    if (recipients > maxRecipients) throw refusal("recipients", "mail.recipientsMost");
    const earliest = new Date(now.getTime() + undoSeconds * 1000);
    if (requestedAt) checkTime(requestedAt, earliest);
    await limitSending(tx, companyId);
    const at = requestedAt ?? earliest;
    await tx.run(sql`
      update emails set state = 'waiting', folder = 'sent', send_at = ${at}, sent_at = ${at}, attempts = 0, reason = '',
        refused_addresses = '{}', version = version + 1
      where id = ${id}`);
    await enqueue(tx, "send_email", { emailId: id }, { key: sendingKey(id), runAt: at });
    return {};
  });
}

const refusal = (field: string, code: string) =>
  new AppError("form_invalid", { fields: { [field]: [code] } });

/** @throws AppError form_invalid */
function checkTime(at: Date, earliest: Date): void {
  if (at < earliest) throw refusal("at", "mail.laterPast");
  const latest = earliest.getTime() + maxDaysAhead * 86_400_000;
  if (at.getTime() > latest) throw refusal("at", "mail.laterMost");
}

/**
 * Limits the mails of a company to 200 an hour. Chosen: far above what users write, far below the volume of spam.
 * @throws AppError too_many_requests
 */
export const limitSending = (tx: Db, companyId: string): Promise<void> =>
  limitRate(tx, { what: "mail sending", whom: companyId, max: 200, minutes: 60 });
