import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockUser } from "~/domain/core/actor/lock-user";
import { hashOf } from "~/domain/core/secret/tokens";
import { isToken } from "./is-token";
import { type LinkPurpose, linkPurposes } from "./link-purpose";
import { voidLink } from "./void-link";

/**
 * Uses a link up, within the caller's transaction: exactly one of concurrent calls gets its user, who is locked
 * until the transaction ends. A rollback restores the link.
 * @returns the user's id
 * @throws AppError link_used; link_invalid: unknown, of another purpose, replaced, expired, or its user's status does not fit
 */
export async function consumeLink(tx: Db, token: unknown, purpose: LinkPurpose): Promise<string> {
  if (!isToken(token)) throw await voidLink(tx, token, purpose);
  const link = sql`token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > ${clock.now()}`;
  const owner = await tx.maybe<{ id: string }>(sql`select user_id as id from links where ${link}`);
  if (owner) await lockUser(tx, owner.id);
  const user = await tx.maybe<{ id: string }>(sql`
    with link as (
      delete from links using users u
      where ${link} and u.id = user_id and u.status = ${linkPurposes[purpose].status}
      returning u.id, token_hash, purpose, expires_at),
    used as (insert into used_links (token_hash, purpose, expires_at) select token_hash, purpose, expires_at from link)
    select id from link`);
  if (!user) throw await voidLink(tx, token, purpose);
  return user.id;
}
