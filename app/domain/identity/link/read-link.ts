import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { hashOf } from "~/domain/core/secret/tokens";
import { isToken } from "./is-token";
import { type LinkPurpose, linkPurposes } from "./link-purpose";
import { voidLink } from "./void-link";

/**
 * The user of a link, without using it up: pages may be opened twice, and by mail scanners.
 * @throws AppError link_used; link_invalid: unknown, of another purpose, replaced, expired, or its user's status does not fit
 */
export async function readLink(
  db: Db,
  token: unknown,
  purpose: LinkPurpose,
): Promise<{ userId: string; email: string }> {
  const link = isToken(token)
    ? await db.maybe<{ userId: string; email: string }>(sql`
        select u.id as "userId", u.email from links l
        join users u on u.id = l.user_id and u.status = ${linkPurposes[purpose].status}
        where l.token_hash = ${hashOf(token)} and l.purpose = ${purpose} and l.expires_at > ${clock.now()}`)
    : undefined;
  if (!link) throw await voidLink(db, token, purpose);
  return link;
}
