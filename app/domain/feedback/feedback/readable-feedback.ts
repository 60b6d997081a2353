import sql, { type Sql } from "sql-template-tag";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";

/**
 * SQL condition on `feedback g`: what the actor may read, their company's or, for the operator's people, the operator's.
 * @throws AppError forbidden for users outside the operator without a company
 */
export function readableFeedback(actor: Pick<Actor, "access" | "companyId">): Sql {
  return actor.access === "admin" ? sql`g.company_id is null` : sql`g.company_id = ${ownCompany(actor)}`;
}

/** SQL expression: the time zone whose days count, the company's or the actor's own. */
export function countedZone(actor: Pick<Actor, "companyId" | "timeZone">): Sql {
  return actor.companyId
    ? sql`(select time_zone from companies where id = ${actor.companyId})`
    : sql`${actor.timeZone}::text`;
}
