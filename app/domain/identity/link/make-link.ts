import { randomBytes } from "node:crypto";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { hashOf } from "~/domain/core/secret/tokens";
import { type LinkPurpose, linkPurposes } from "./link-purpose";

/**
 * Creates a link for a user and returns its token, 256 random bits in 43 characters. Only the hash is stored, and
 * an older link of the same purpose is void.
 */
export async function makeLink(
  tx: Db,
  userId: string,
  purpose: LinkPurpose,
  hours: number = linkPurposes[purpose].hours,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  const until = new Date(now.getTime() + hours * 3_600_000);
  await tx.run(sql`
    insert into links (id, user_id, purpose, token_hash, expires_at, created_at)
    values (${newId()}, ${userId}, ${purpose}, ${hashOf(token)}, ${until}, ${now})
    on conflict (user_id, purpose) do update
    set id = excluded.id, token_hash = excluded.token_hash, expires_at = excluded.expires_at,
        created_at = excluded.created_at`);
  return token;
}
