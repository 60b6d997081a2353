import { AppError } from "~/contract/errors";
import type { Actor } from "~/domain/session/actor";

/** The company that somebody acts for. @throws AppError forbidden for people without one */
export function ownCompany(actor: Pick<Actor, "companyId">): string {
  if (!actor.companyId) throw new AppError("forbidden");
  return actor.companyId;
}
