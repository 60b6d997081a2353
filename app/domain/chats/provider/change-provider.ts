import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Provider } from "~/contract/provider";
import type { Db } from "~/db/connection";
import { enqueueEmbedding } from "~/domain/chats/embedding/embed-passages";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { enqueue } from "~/queue/enqueue";
import { checkChoice, keepsKey, keptModels, type ProviderInput } from "./check-choice";
import { readProvider } from "./read-provider";
import { type ProviderRow, providerSetting } from "./stored-provider";

/**
 * Sets the provider of the actor's company. An empty key keeps the stored one, if the server stays the same.
 * `expectedVersion`: the one that the form was rendered with (0: nothing chosen yet).
 * @throws AppError form_invalid with `baseUrl` or `key`, conflict_version, forbidden without a company
 */
export async function changeProvider(
  db: Db,
  actor: Actor,
  input: ProviderInput,
  expectedVersion?: number,
): Promise<Provider> {
  const companyId = ownCompany(actor);
  const choice = await checkChoice(input);
  await db.transaction(async tx => {
    await tx.run(sql`select 1 from companies where id = ${companyId} for no key update`);
    const decide = (row: ProviderRow | undefined) => {
      const kept = keepsKey(row, choice) && !input.forgetKey;
      const takesKey = choice.kind === "mistral" || choice.kind === "openai-compatible";
      const secret = (takesKey && input.key) || (kept ? undefined : null);
      if (choice.kind === "mistral" && secret === null)
        throw new AppError("form_invalid", { fields: { key: ["field.required"] } });
      return { value: { ...keptModels(row, choice), ...choice }, secret };
    };
    await changeSetting(tx, providerSetting, companyId, decide, expectedVersion);
    // Also without an embedding model: the job then deletes the vectors.
    await enqueueEmbedding(tx, companyId);
    await enqueue(tx, "name_topics", { companyId }, { key: `name_topics:${companyId}` });
  });
  return readProvider(db, actor);
}
