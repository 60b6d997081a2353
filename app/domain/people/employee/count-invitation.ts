import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { employeeLimit } from "~/domain/billing/plan/employee-limit";
import { countWithin } from "~/domain/core/limit/count-within";

/**
 * Maximum invitations of a company a day, by its number of places: two for each, to allow corrections, and at
 * least 20. A paying company without a limit may invite hundreds of people on its first day.
 */
const maxInvitationsPerDay = (places: number | null) => (places === null ? 500 : Math.max(20, 2 * places));

/**
 * Counts an invitation, or a changed address of an invited person: each mails a stranger in the company's name,
 * and reveals whether an address has an account. Failed ones count too.
 * @throws AppError invitation_limit_reached
 */
export async function countInvitation(db: Db, companyId: string): Promise<void> {
  const { places } = await db.one<{ places: number | null }>(
    sql`select ${employeeLimit(companyId)} as places`,
  );
  const limit = { what: "invitation", whom: companyId, max: maxInvitationsPerDay(places), minutes: 1440 };
  if (!(await countWithin(db, limit))) throw new AppError("invitation_limit_reached");
}
