import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { changeSetting, type SettingChange } from "~/domain/core/settings/change-setting";
import type { StoredProvider } from "./choice";
import { providerSetting } from "./stored-provider";

/**
 * Sets the Mistral key that the operator enters for a company, which makes Mistral its provider. Null deletes it, which
 * returns the company to the operator's default; a company that chose another provider keeps that.
 * @throws AppError not_found
 */
export async function changeMistralKey(db: Db, companyId: string, key: string | null): Promise<void> {
  await db.transaction(async tx => {
    // Closing a company deletes its settings: without the lock this one could be added afterwards.
    const company = await tx.maybe(
      sql`select id from companies where id = ${companyId} and closed_at is null for no key update`,
    );
    if (!company) throw new AppError("not_found");
    await changeSetting(tx, providerSetting, companyId, (row): SettingChange<StoredProvider> | undefined => {
      const mistral = row?.value.kind === "mistral";
      if (key)
        return {
          value: { kind: "mistral", baseUrl: "", model: mistral ? row.value.model : "" },
          secret: key,
        };
      return mistral ? { value: { kind: "operator", baseUrl: "", model: "" }, secret: null } : undefined;
    });
  });
}
