import type { Provider } from "~/contract/provider";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { answererName } from "./choice";
import { storedProvider } from "./stored-provider";

/**
 * The provider choice of the actor's company. The key is never returned. @throws AppError forbidden without a
 * company
 */
export async function readProvider(db: Db, actor: Actor): Promise<Provider> {
  const row = await storedProvider(db, ownCompany(actor));
  return {
    kind: row?.value.kind ?? "operator",
    baseUrl: row?.value.baseUrl ?? "",
    model: row?.value.model ?? "",
    saved: Boolean(row?.sealed),
    secondOpinion: row?.value.secondOpinion ?? false,
    answerer: answererName(row?.value ?? null),
    version: row?.version ?? 0,
  };
}
