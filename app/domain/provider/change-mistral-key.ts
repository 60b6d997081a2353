import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { StoredProvider } from "./choice";
import { sealKey, storedProvider } from "./stored-provider";

/**
 * The Mistral key that the operator enters for a company, within the caller's transaction: with it Mistral answers
 * them; without it, after `forget`, whoever the operator has set up. An empty key leaves everything as it is.
 */
export async function changeMistralKey(
  tx: Db,
  companyId: string,
  { key, forget }: { key: string; forget: boolean },
): Promise<void> {
  if (!key && !forget) return;
  await tx.run(sql`select 1 from companies where id = ${companyId} for update`);
  const row = await storedProvider(tx, companyId);
  const kept = row?.value.kind === "mistral" ? row.value.model : "";
  if (!key && row?.value.kind !== "mistral") return;
  const choice: StoredProvider = key
    ? { kind: "mistral", baseUrl: "", model: kept }
    : { kind: "operator", baseUrl: "", model: "" };
  const sealed = key ? sealKey(companyId, key) : null;
  await tx.run(sql`
    insert into settings (scope, name, value, sealed, version, updated_at)
    values (${companyId}, 'provider', ${JSON.stringify(choice)}::jsonb, ${sealed}, 1, ${clock.now()})
    on conflict (scope, name) do update set value = excluded.value, sealed = excluded.sealed,
      version = settings.version + 1, updated_at = excluded.updated_at`);
}
