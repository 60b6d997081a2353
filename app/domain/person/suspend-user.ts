import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { endSessionsAndLinks } from "~/domain/session/end-sessions-and-links";
import { requestVerification } from "~/domain/sign-up/verify";
import { enqueue } from "~/jobs/enqueue";

/** Suspends a user whom the caller holds, with their sessions and links; what they were is kept. */
export async function suspendUser(tx: Db, id: string, reason: string | null = null): Promise<void> {
  await tx.run(sql`
    update users set status = 'suspended', suspended_reason = ${reason},
      status_before = case status when 'suspended' then status_before else status end
    where id = ${id}`);
  await endSessionsAndLinks(tx, id);
}

/**
 * Makes a suspended user whom the caller holds what they were before. Who was invited is invited again, who had yet to
 * confirm their address is asked again, and everybody else may sign in as before.
 */
export async function reinstateUser(tx: Db, id: string): Promise<void> {
  const now = await tx.maybe<{ status: string; email: string }>(sql`
    update users set status = coalesce(status_before, 'invited'), status_before = null, suspended_reason = null
    where id = ${id} and status = 'suspended' returning status, email`);
  if (now?.status === "invited") await enqueue(tx, "invite", { userId: id, inviteId: newId() });
  if (now?.status === "unverified") await requestVerification(tx, now);
}
