import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/secret/process-key";
import { open, seal } from "~/domain/secret/seal";
import type { StoredProvider } from "./choice";

/** A company's row of `settings`; `sealed` is its key. */
export type ProviderRow = { value: StoredProvider; sealed: Buffer | null; version: number };

/** The company's choice, undefined while it made none. */
export function storedProvider(db: Db, companyId: string): Promise<ProviderRow | undefined> {
  return db.maybe<ProviderRow>(sql`
    select value, sealed, version from settings where scope = ${companyId} and name = 'provider'`);
}

/** The same for the company that a chat belongs to. */
export function providerOfChat(db: Db, chatId: string): Promise<ProviderRow | undefined> {
  return db.maybe<ProviderRow>(sql`
    select s.value, s.sealed, s.version from chats c
    join settings s on s.scope = c.company_id::text and s.name = 'provider' where c.id = ${chatId}`);
}

const place = (companyId: string) => `settings:${companyId}:provider`;

export function sealKey(companyId: string, key: string): Buffer {
  return seal(keyFor("seal"), key, place(companyId));
}

/** @throws AppError provider_unauthorized when it cannot be opened any more: enter it again */
export function openKey(companyId: string, sealed: Buffer): string {
  try {
    return open(keyFor("seal"), sealed, place(companyId));
  } catch {
    throw new AppError("provider_unauthorized");
  }
}
