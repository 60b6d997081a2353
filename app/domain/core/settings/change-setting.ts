import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { readSetting, type Setting, type StoredSetting, sealSecret } from "./stored-setting";

/** The new content of a setting. `secret`: null deletes it, undefined keeps the stored one. */
export type SettingChange<Value> = { value: Value; secret?: string | null | undefined };

/**
 * Changes one setting. `decide` gets the stored one (undefined if there is none) and returns the new content, or
 * undefined to leave it unchanged. Concurrent changes of a setting are serialised. `expectedVersion` is the version
 * that the form was rendered with, 0 for none; without it the version is not checked.
 * @throws AppError conflict_version, and the errors of `decide`
 */
export async function changeSetting<Value>(
  db: Db,
  setting: Setting<Value>,
  scope: string,
  decide: (stored: StoredSetting<Value> | undefined) => SettingChange<Value> | undefined,
  expectedVersion?: number,
): Promise<void> {
  await db.transaction(async tx => {
    await tx.run(
      sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${scope} ${setting.name}`}, 0))`,
    );
    const stored = await readSetting(tx, setting, scope);
    if (expectedVersion !== undefined && expectedVersion !== (stored?.version ?? 0))
      throw new AppError("conflict_version");
    const change = decide(stored);
    if (!change) return;
    const { value, secret } = change;
    const sealed = secret
      ? sealSecret(setting, scope, secret)
      : secret === null
        ? null
        : (stored?.sealed ?? null);
    await tx.run(sql`
      insert into settings (scope, name, value, sealed, version, updated_at)
      values (${scope}, ${setting.name}, ${JSON.stringify(value)}::jsonb, ${sealed}, 1, ${clock.now()})
      on conflict (scope, name) do update set value = excluded.value, sealed = excluded.sealed,
        version = settings.version + 1, updated_at = excluded.updated_at`);
  });
}
