import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { holdUser } from "~/domain/session/hold-user";
import { hashOf } from "~/domain/session/tokens";
import { type LinkPurpose, linkPurposes } from "./link-purpose";
import { isToken } from "./read-link";

/**
 * Uses a link up, within the caller's transaction: of many at the same moment exactly one gets its user, who is
 * held until the transaction ends. Rolled back, the link is good as before.
 * @returns the user's id
 * @throws AppError link_invalid: none of ours, another purpose, used, replaced, over, or its user may not
 */
export async function useLink(tx: Db, token: unknown, purpose: LinkPurpose): Promise<string> {
  if (!isToken(token)) throw new AppError("link_invalid");
  const link = sql`token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > ${clock.now()}`;
  const owner = await tx.maybe<{ id: string }>(sql`select user_id as id from links where ${link}`);
  if (owner) await holdUser(tx, owner.id);
  const user = await tx.maybe<{ id: string }>(sql`
    delete from links using users u
    where ${link} and u.id = user_id and u.status = ${linkPurposes[purpose].status} returning u.id`);
  if (!user) throw new AppError("link_invalid");
  return user.id;
}
