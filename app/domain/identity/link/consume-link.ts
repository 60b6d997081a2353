import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockUser } from "~/domain/core/actor/lock-user";
import { hashOf } from "~/domain/core/secret/tokens";
import { type LinkPurpose, linkPurposes } from "./link-purpose";
import { isToken } from "./read-link";

/**
 * Uses a link up, within the caller's transaction: exactly one of concurrent calls gets its user, who is locked
 * until the transaction ends. A rollback restores the link.
 * @returns the user's id
 * @throws AppError link_invalid: unknown, of another purpose, used, replaced, expired, or its user's status does
 * not fit
 */
export async function consumeLink(tx: Db, token: unknown, purpose: LinkPurpose): Promise<string> {
  if (!isToken(token)) throw new AppError("link_invalid");
  const link = sql`token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > ${clock.now()}`;
  const owner = await tx.maybe<{ id: string }>(sql`select user_id as id from links where ${link}`);
  if (owner) await lockUser(tx, owner.id);
  const user = await tx.maybe<{ id: string }>(sql`
    delete from links using users u
    where ${link} and u.id = user_id and u.status = ${linkPurposes[purpose].status} returning u.id`);
  if (!user) throw new AppError("link_invalid");
  return user.id;
}
