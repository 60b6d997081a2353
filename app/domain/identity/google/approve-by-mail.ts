import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { hashOf } from "~/domain/core/secret/tokens";
import { consumeLink } from "~/domain/identity/link/consume-link";
import { isToken } from "~/domain/identity/link/is-token";
import { voidLink } from "~/domain/identity/link/void-link";
import { endSessionsAndLinks } from "~/domain/identity/session/end-sessions-and-links";
import { bindIdentity } from "./bind-identity";
import { notifyGoogleChange } from "./notify-google-change";

type GoogleLink = {
  kind: "owner" | "first";
  email: string;
  registered: { name: string; company: string } | null;
};

/**
 * What a mail's link would connect, without using it up. For an unverified registration also its names, so that
 * the reader sees what a stranger may have entered.
 * @throws AppError link_used, link_invalid
 */
export async function readGoogleLink(db: Db, token: unknown): Promise<GoogleLink> {
  const link = isToken(token)
    ? await db.maybe<GoogleLink>(sql`
        select case l.purpose when 'google' then 'owner' else 'first' end as kind, w.email,
               case when u.sign_up_proof is not null then jsonb_build_object(
                 'name', trim(${personName}), 'company', coalesce(c.name, '')) end as registered
        from links l
        join users u on u.id = l.user_id
          and u.status = case l.purpose when 'google' then 'active' else 'unverified' end
        join waiting_identities w on w.user_id = u.id and w.expires_at > ${clock.now()}
        left join companies c on c.id = u.company_id
        where l.token_hash = ${hashOf(token)} and l.purpose in ('google', 'google_first')
          and l.expires_at > ${clock.now()}`)
    : undefined;
  if (!link) throw await voidLink(db, token, "google", "google_first");
  return link;
}

/**
 * The signed-in owner of an account approves the link to the Google account.
 * @throws AppError link_used; link_invalid, also for another account's link; google_taken
 */
export async function approveGoogleLink(db: Db, actor: Actor, { token }: { token: string }): Promise<void> {
  await db.transaction(async tx => {
    const id = await consumeLink(tx, token, "google");
    if (id !== actor.id) throw new AppError("link_invalid");
    await bindWaiting(tx, id);
    await notifyGoogleChange(tx, id, "linked");
  });
}

/**
 * The owner of a mailbox verifies an account registered under their address and links it to Google. The
 * registration may have been a stranger's: its password and everything attached to it is void.
 * @throws AppError link_used, link_invalid, google_taken
 */
export async function confirmWithGoogle(db: Db, { token }: { token: string }): Promise<{ access: Access }> {
  return db.transaction(async tx => {
    const id = await consumeLink(tx, token, "google_first");
    await tx.run(sql`
      update users set status = 'active', password_hash = null, sign_up_proof = null, version = version + 1
      where id = ${id}`);
    await endSessionsAndLinks(tx, id);
    await bindWaiting(tx, id);
    return tx.one<{ access: Access }>(
      sql`select r.access from users u join roles r on r.id = u.role_id where u.id = ${id}`,
    );
  });
}

async function bindWaiting(tx: Db, userId: string): Promise<void> {
  const waiting = await tx.maybe<{ issuer: string; subject: string; email: string }>(sql`
    delete from waiting_identities where user_id = ${userId} and expires_at > ${clock.now()}
    returning issuer, subject, email`);
  if (!waiting) throw new AppError("link_invalid");
  await bindIdentity(tx, userId, waiting);
}
