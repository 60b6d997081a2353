import { createHash, createHmac } from "node:crypto";
import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/core/secret/process-key";

/** The sealed part of an entry: ids and codes, no names. */
export type SealedEntry = {
  id: string;
  userId: string | null;
  companyId: string | null;
  action: string;
  endpoint: string;
  code: number;
  requestId: string;
  at: Date;
};

export type Seal = { number: number; entries: number; lastAt: Date; digest: Buffer; seal: Buffer };

/** The columns covered by a seal. */
export const sealedColumns: Sql = sql`
  id, user_id as "userId", company_id as "companyId", action, endpoint, code, request_id as "requestId", at`;

/** The newest seal of the activity log. */
export function newestSeal(db: Db): Promise<Pick<Seal, "number" | "seal"> | undefined> {
  return db.maybe(sql`select number, seal from activity_seals order by number desc limit 1`);
}

/** SHA-256 over the entries in the order of their ids. */
export function digestOf(entries: SealedEntry[]): Buffer {
  const hash = createHash("sha256");
  for (const { id, userId, companyId, action, endpoint, code, requestId, at } of entries)
    hash.update(
      `${JSON.stringify([id, userId, companyId, action, endpoint, code, requestId, at.toJSON()])}\n`,
    );
  return hash.digest();
}

/** HMAC-SHA-256 over the previous seal (none for the first) and this one's content. */
export function sealOf(before: Buffer | undefined, seal: Omit<Seal, "seal">): Buffer {
  return createHmac("sha256", keyFor("activity"))
    .update(before ?? Buffer.alloc(32))
    .update(JSON.stringify([seal.number, seal.entries, seal.lastAt.toJSON()]))
    .update(seal.digest)
    .digest();
}
