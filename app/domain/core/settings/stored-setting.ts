import sql, { type Sql } from "sql-template-tag";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, seal } from "~/domain/core/secret/seal";

/** Names one setting of the table `settings`; its value is stored as JSON. How to add one: docs/recipes/setting.md. */
export type Setting<Value> = {
  name: string;
  /** Never set: carries the type of the value. */
  value?: Value;
};

/** The scope of the operator's settings; a company's settings have its id. */
export const operatorScope = "operator";

/** `sealed` is the encrypted secret of the setting, see {@link openSecret}. */
export type StoredSetting<Value> = { value: Value; sealed: Buffer | null; version: number };

/** The columns of a {@link StoredSetting}, from settings s. */
export const settingColumns = sql`s.value, s.sealed, s.version`;

/** SQL condition on settings s. `scope` is 'operator', a company's id, or a text expression for one. */
export function isSetting({ name }: Setting<unknown>, scope: string | Sql): Sql {
  return sql`s.scope = ${scope} and s.name = ${name}`;
}

/** Undefined if the setting was never changed in this scope. */
export function readSetting<Value>(
  db: Db,
  setting: Setting<Value>,
  scope: string,
): Promise<StoredSetting<Value> | undefined> {
  return db.maybe<StoredSetting<Value>>(
    sql`select ${settingColumns} from settings s where ${isSetting(setting, scope)}`,
  );
}

const sealContext = ({ name }: Setting<unknown>, scope: string) => `settings:${scope}:${name}`;

/** Seals the secret of a setting for its scope; `openSecret` opens it for these alone. */
export function sealSecret(setting: Setting<unknown>, scope: string, secret: string): Buffer {
  return seal(keyFor("seal"), secret, sealContext(setting, scope));
}

/** @throws SealBroken when it was sealed with another SECRET_KEY, or for another setting or scope */
export function openSecret(setting: Setting<unknown>, scope: string, sealed: Buffer): string {
  return open(keyFor("seal"), sealed, sealContext(setting, scope));
}
