import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { endSessionsAndLinks } from "~/domain/identity/session/end-sessions-and-links";
import { requestVerification } from "~/domain/identity/sign-up/verify";
import { enqueue } from "~/queue/enqueue";

/** Suspends a locked user, ends their sessions and voids their links; the former status is stored. */
export async function suspendUser(tx: Db, id: string, reason: string | null = null): Promise<void> {
  await tx.run(sql`
    update users set status = 'suspended', suspended_reason = ${reason},
      status_before = case status when 'suspended' then status_before else status end
    where id = ${id}`);
  await endSessionsAndLinks(tx, id);
}

/**
 * Restores a locked user's former status. Invited people are invited again, unverified ones asked again; others
 * may sign in as before.
 */
export async function reinstateUser(tx: Db, actor: Pick<Actor, "id">, id: string): Promise<void> {
  const restored = await tx.maybe<{ status: string; email: string }>(sql`
    update users set status = coalesce(status_before, 'invited'), status_before = null, suspended_reason = null
    where id = ${id} and status = 'suspended' returning status, email`);
  if (restored?.status === "invited")
    await enqueue(tx, "invite", { userId: id, inviteId: newId(), invitedBy: actor.id });
  if (restored?.status === "unverified") await requestVerification(tx, restored);
}
