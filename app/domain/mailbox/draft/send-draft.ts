import sql from "sql-template-tag";
import { maxDaysAhead, maxRecipients, undoSeconds } from "~/contract/email-draft-limits";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { countWithin, type Limit, secondsUntilRoom } from "~/domain/core/limit/count-within";
import { enqueue } from "~/queue/enqueue";
import { lockWritten } from "./draft-rows";

/** Of several waiting jobs for one mail only the last remains. */
export const sendingKey = (id: string): string => `email:${id}`;

/** Chosen: far above what users write, far below the volume of spam. */
const sendingLimit = (companyId: string): Limit => ({
  what: "mail sending",
  whom: companyId,
  max: 200,
  minutes: 60,
});

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
    const error =
      recipients === 0 ? "mail.recipientNone" : recipients > maxRecipients && "mail.recipientsMost";
    if (error) throw new AppError("form_invalid", { fields: { recipients: [error] } });
    const earliest = new Date(now.getTime() + undoSeconds * 1000);
    if (requestedAt) checkTime(requestedAt, earliest);
    await checkSendingRate(tx, companyId);
    const at = requestedAt ?? earliest;
    await tx.run(sql`
      update emails set state = 'waiting', folder = 'sent', send_at = ${at}, sent_at = ${at}, attempts = 0, reason = '',
        refused_addresses = '{}', version = version + 1
      where id = ${id}`);
    await enqueue(tx, "send_email", { emailId: id }, { key: sendingKey(id), runAt: at });
    return {};
  });
}

/** @throws AppError form_invalid */
function checkTime(at: Date, earliest: Date): void {
  const error =
    at < earliest
      ? "mail.laterPast"
      : at.getTime() > earliest.getTime() + maxDaysAhead * 86_400_000 && "mail.laterMost";
  if (error) throw new AppError("form_invalid", { fields: { at: [error] } });
}

/** @throws AppError too_many_requests */
export async function checkSendingRate(tx: Db, companyId: string): Promise<void> {
  const limit = sendingLimit(companyId);
  if (await countWithin(tx, limit)) return;
  const seconds = Math.max(1, await secondsUntilRoom(tx, limit));
  throw new AppError("too_many_requests", { values: { seconds } });
}
