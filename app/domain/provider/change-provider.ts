import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Provider } from "~/contract/provider";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import type { Actor } from "~/domain/session/actor";
import { checkedChoice, keepsKey, type ProviderInput } from "./checked-choice";
import { readProvider } from "./read-provider";
import { sealKey, storedProvider } from "./stored-provider";

/**
 * Chooses who answers the actor's company. An empty key keeps the saved one, as long as it goes to the
 * same server. `version`: the one that the editor has seen (0: nothing chosen yet).
 * @throws AppError form_invalid with `baseUrl` or `key`, conflict_version, forbidden without a company
 */
export async function changeProvider(
  db: Db,
  actor: Actor,
  input: ProviderInput,
  version?: number,
): Promise<Provider> {
  const companyId = ownCompany(actor);
  const choice = await checkedChoice(input);
  await db.transaction(async tx => {
    await tx.run(sql`select 1 from companies where id = ${companyId} for update`);
    const row = await storedProvider(tx, companyId);
    if (version !== undefined && version !== (row?.version ?? 0)) throw new AppError("conflict_version");
    const kept = keepsKey(row, choice) && !input.forgetKey ? (row?.sealed ?? null) : null;
    const takesKey = choice.kind === "mistral" || choice.kind === "openai-compatible";
    const sealed = takesKey && input.key ? sealKey(companyId, input.key) : kept;
    if (choice.kind === "mistral" && !sealed) {
      throw new AppError("form_invalid", { fields: { key: ["field.required"] } });
    }
    await tx.run(sql`
      insert into settings (scope, name, value, sealed, version, updated_at)
      values (${companyId}, 'provider', ${JSON.stringify(choice)}::jsonb, ${sealed}, 1, ${clock.now()})
      on conflict (scope, name) do update set value = excluded.value, sealed = excluded.sealed,
        version = settings.version + 1, updated_at = excluded.updated_at`);
  });
  return readProvider(db, actor);
}
