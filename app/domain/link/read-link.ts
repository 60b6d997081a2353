import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { hashOf } from "~/domain/session/tokens";
import { type LinkPurpose, linkPurposes } from "./link-purpose";

/** What a token of ours looks like; everything else is refused without being looked up. */
export const isToken = (token: unknown): token is string =>
  typeof token === "string" && /^[\w-]{43}$/.test(token);

/**
 * Whose link this is, without using it: a page may be opened twice, and by a mail scanner.
 * @throws AppError link_invalid: none of ours, another purpose, used, replaced, over, or its user may not
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
