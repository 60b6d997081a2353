import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { hashOf } from "~/domain/core/secret/tokens";
import { type LinkPurpose, linkPurposes } from "./link-purpose";

/** The format of our tokens; anything else is refused without a look-up. */
export const isToken = (token: unknown): token is string =>
  typeof token === "string" && /^[\w-]{43}$/.test(token);

/**
 * The user of a link, without using it up: pages may be opened twice, and by mail scanners.
 * @throws AppError link_invalid: unknown, of another purpose, used, replaced, expired, or its user's status does
 * not fit
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
  if (!link) throw new AppError("link_invalid");
  return link;
}
