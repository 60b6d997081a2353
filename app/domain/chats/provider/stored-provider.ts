import sql from "sql-template-tag";
import type { AnswerLength } from "~/contract/chat-choices";
import { AppError } from "~/contract/errors";
import type { Language } from "~/contract/language";
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

/** Reads a company's choice; undefined if it made none. */
export const storedProvider = (db: Db, companyId: string): Promise<ProviderRow | undefined> =>
  readSetting(db, providerSetting, companyId);

/** Preferences for the answers of a chat. Null: normal length, the asker's language. */
export type AnswerWishes = { length: AnswerLength | null; language: Language | null };

/** Reads the provider of a chat's company with the model of the chat, and the preferences for its answers. */
export async function providerOfChat(
  db: Db,
  chatId: string,
): Promise<{ provider: ProviderRow | undefined; wishes: AnswerWishes }> {
  const row = await db.maybe<AnswerWishes & { model: string | null; stored: boolean } & ProviderRow>(sql`
    select ${settingColumns}, s.name is not null as stored, c.model, c.answer_length as length, c.answer_language as language from chats c
    left join settings s on ${isSetting(providerSetting, sql`c.company_id::text`)} where c.id = ${chatId}`);
  if (!row) return { provider: undefined, wishes: { length: null, language: null } };
  const { model, length, language, stored, ...setting } = row;
  const provider = stored
    ? { ...setting, value: withModel(setting.value, model) ?? setting.value }
    : undefined;
  return { provider, wishes: { length, language } };
}

/** Decrypts a stored key. @throws AppError provider_unauthorized if that fails: the key must be entered again */
export function openKey(companyId: string, sealed: Buffer): string {
  try {
    return openSecret(providerSetting, companyId, sealed);
  } catch {
    throw new AppError("provider_unauthorized");
  }
}
