import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { ModelsFields } from "~/contract/model-fields";
import type { Provider } from "~/contract/provider";
import type { Db } from "~/db/connection";
import { readProvider } from "~/domain/chats/provider/read-provider";
import { providerSetting } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeSetting } from "~/domain/core/settings/change-setting";

/**
 * Sets the models of the company's own provider with their prices, and whether users choose among them. Chats whose
 * model was removed are answered by the company's default.
 * @throws AppError forbidden, conflict_version (also for a company without its own provider)
 */
export async function changeModels(
  db: Db,
  actor: Actor,
  { models, choosable }: z.output<typeof ModelsFields>,
  expectedVersion?: number,
): Promise<Provider> {
  const companyId = ownCompany(actor);
  const modelsByName = new Map(models.filter(({ name }) => name !== "").map(model => [model.name, model]));
  await db.transaction(async tx => {
    await tx.run(sql`select 1 from companies where id = ${companyId} for no key update`);
    await changeSetting(
      tx,
      providerSetting,
      companyId,
      row => {
        const kind = row?.value.kind;
        if (!row || (kind !== "mistral" && kind !== "openai-compatible"))
          throw new AppError("conflict_version");
        return { value: { ...row.value, models: [...modelsByName.values()], choosable } };
      },
      expectedVersion,
    );
  });
  return readProvider(db, actor);
}
