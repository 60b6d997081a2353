import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import {
  isSetting,
  openSecret,
  readSetting,
  type Setting,
  type StoredSetting,
  settingColumns,
} from "~/domain/core/settings/stored-setting";
import { type StoredProvider, withModel } from "./choice";

/** A company's choice of provider; the secret is its key. */
export const providerSetting: Setting<StoredProvider> = { name: "provider" };
export type ProviderRow = StoredSetting<StoredProvider>;

/** The company's choice; undefined if it made none. */
export const storedProvider = (db: Db, companyId: string): Promise<ProviderRow | undefined> =>
  readSetting(db, providerSetting, companyId);

/** The choice of the company that a chat belongs to, with the model that was chosen for the chat. */
export async function providerOfChat(db: Db, chatId: string): Promise<ProviderRow | undefined> {
  const row = await db.maybe<ProviderRow & { model: string | null }>(sql`
    select ${settingColumns}, c.model from chats c
    join settings s on ${isSetting(providerSetting, sql`c.company_id::text`)} where c.id = ${chatId}`);
  if (!row) return undefined;
  const { model, ...stored } = row;
  return { ...stored, value: withModel(stored.value, model) ?? stored.value };
}

/** @throws AppError provider_unauthorized if it cannot be opened any more: it must be entered again */
export function openKey(companyId: string, sealed: Buffer): string {
  try {
    return openSecret(providerSetting, companyId, sealed);
  } catch {
    throw new AppError("provider_unauthorized");
  }
}
