import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { choosableModels } from "~/domain/chats/provider/choice";
import { storedProvider } from "~/domain/chats/provider/stored-provider";
import type { Actor } from "~/domain/core/actor/actor";

/**
 * Checks the model chosen for a chat. Returns the model to store, null for the company's. The stored model may be
 * kept, even if it may no longer be chosen.
 * @throws AppError form_invalid with `model`
 */
export async function checkModel(
  db: Db,
  actor: Actor,
  model: string | undefined,
  stored: string | null = null,
): Promise<string | null> {
  if (!model || !actor.companyId) return null;
  if (model === stored) return model;
  const provider = (await storedProvider(db, actor.companyId))?.value ?? null;
  const [own, ...others] = choosableModels(provider);
  if (model === own) return null;
  if (others.includes(model)) return model;
  throw new AppError("form_invalid", { fields: { model: ["model.notAllowed"] } });
}
