import { AppError } from "~/contract/errors";
import type { Actor } from "~/domain/core/actor/actor";

/** The actor's company. @throws AppError forbidden for users without one */
export function ownCompany(actor: Pick<Actor, "companyId">): string {
  if (!actor.companyId) throw new AppError("forbidden");
  return actor.companyId;
}
