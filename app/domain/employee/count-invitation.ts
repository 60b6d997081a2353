import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { countWithin } from "~/domain/limit/count-within";
import { employeeLimit } from "~/domain/plan/employee-limit";

/**
 * How many invitations a company may send a day, for its places. A place may be invited and, after a typing error, once
 * more; a few places are no reason to count closely. A company that pays for places without a limit is known by that,
 * and brings a staff of hundreds in on its first day.
 */
const invitationsADay = (places: number | null) => (places === null ? 500 : Math.max(20, 2 * places));

/**
 * Counts an invitation, or another address of somebody invited: each mails a stranger in the company's name, and
 * tells whether an address has an account. Those that come to nothing count too.
 * @throws AppError invitation_limit_reached
 */
export async function countInvitation(db: Db, companyId: string): Promise<void> {
  const { places } = await db.one<{ places: number | null }>(
    sql`select ${employeeLimit(companyId)} as places`,
  );
  const day = { what: "invitation", whom: companyId, most: invitationsADay(places), hours: 24 };
  if (!(await countWithin(db, day))) throw new AppError("invitation_limit_reached");
}
