import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { hashOf } from "~/domain/core/secret/tokens";
import { isToken } from "./is-token";
import type { LinkPurpose } from "./link-purpose";

/**
 * The error for a token that is no valid link of these purposes: link_used if it was one and has been used, otherwise
 * link_invalid. Only a holder of the token learns the difference, until the link would have expired.
 */
export async function voidLink(db: Db, token: unknown, ...purposes: LinkPurpose[]): Promise<AppError> {
  const used =
    isToken(token) &&
    (await db.maybe(sql`
      select 1 from used_links where token_hash = ${hashOf(token)} and purpose = any(${purposes})
        and expires_at > ${clock.now()}`));
  return new AppError(used ? "link_used" : "link_invalid");
}
