import sql from "sql-template-tag";
import type { EmailChange, emailSides } from "~/contract/email-change";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { hashOf } from "~/domain/core/secret/tokens";
import { isToken } from "~/domain/identity/link/is-token";
import { voidLink } from "~/domain/identity/link/void-link";

/** The actor's pending new address; null for none. */
export async function readEmailChange(db: Db, actor: Actor): Promise<EmailChange | null> {
  const change = await db.maybe<EmailChange>(sql`
    select email, old_said_yes as "oldConfirmed", new_said_yes as "newConfirmed", managed,
           expires_at as "expiresAt"
    from email_changes where user_id = ${actor.id} and expires_at > ${clock.now()}`);
  return change ?? null;
}

export type EmailLink = {
  side: (typeof emailSides)[number];
  email: string;
  present: string;
  managed: boolean;
};

/**
 * The mailbox and both addresses of a link, without using it up.
 * @throws AppError link_used, link_invalid
 */
export async function readEmailLink(db: Db, token: unknown): Promise<EmailLink> {
  const link = isToken(token)
    ? await db.maybe<EmailLink>(sql`
        select substr(l.purpose, 7) as side, c.email, u.email as present, c.managed
        from links l
        join users u on u.id = l.user_id and u.status = 'active'
        join email_changes c on c.user_id = u.id and c.expires_at > ${clock.now()}
        where l.token_hash = ${hashOf(token)} and l.purpose in ('email_old', 'email_new')
          and l.expires_at > ${clock.now()}`)
    : undefined;
  if (!link) throw await voidLink(db, token, "email_old", "email_new");
  return link;
}
