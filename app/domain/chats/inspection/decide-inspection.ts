import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { inspectionHours } from "~/contract/inspection-limits";
import type { Inspection } from "~/contract/inspections";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { enqueue } from "~/queue/enqueue";
import { readInspection } from "./inspection-rows";
import { approverOf, endsNow } from "./inspection-setting";

/**
 * Approves or refuses an inspection that another user requested. An approval queues a mail to the owner of the chats
 * in the same transaction, before anything can be read.
 * @throws AppError not_found (also for all users except the approver), inspection_decided
 */
export async function decideInspection(
  db: Db,
  actor: Actor,
  { id, approve }: { id: string; approve: boolean },
): Promise<Inspection> {
  const now = clock.now();
  const ends = new Date(now.getTime() + inspectionHours * 3_600_000);
  await readInspection(db, actor, { id });
  await db.transaction(async tx => {
    const decided = await tx.maybe(sql`
      update chat_inspections i set state = ${approve ? "approved" : "refused"}, decided_by = ${actor.id}, decided_at = ${now},
        ends_at = ${approve ? ends : null}
      where i.id = ${id} and i.company_id = ${actor.companyId} and i.state = 'waiting'
        and i.requested_by <> ${actor.id} and i.owner_id <> ${actor.id}
        and ${approverOf(sql`i.company_id`)} = ${actor.id} returning i.id`);
    if (!decided) {
      const waits = await tx.maybe(
        sql`select id from chat_inspections where id = ${id} and state = 'waiting'`,
      );
      throw new AppError(waits ? "not_found" : "inspection_decided");
    }
    if (approve) await enqueue(tx, "chats_inspected", { inspectionId: id });
  });
  return readInspection(db, actor, { id });
}

/**
 * Ends an inspection early, or withdraws its request. Allowed for its requester and its approver; one that the other of them
 * has ended stays as it is.
 * @throws AppError not_found, inspection_decided for one that was refused
 */
export async function endInspection(db: Db, actor: Actor, { id }: { id: string }): Promise<void> {
  const ended = await db.maybe(sql`
    update chat_inspections set ${endsNow()}
    where id = ${id} and company_id = ${actor.companyId} and state in ('waiting', 'approved')
      and (requested_by = ${actor.id} or decided_by = ${actor.id}) returning id`);
  if (ended) return;
  const before = await db.maybe<{ state: string }>(sql`
    select state from chat_inspections
    where id = ${id} and company_id = ${actor.companyId} and (requested_by = ${actor.id} or decided_by = ${actor.id})`);
  if (!before) throw new AppError("not_found");
  if (before.state !== "ended") throw new AppError("inspection_decided");
}
