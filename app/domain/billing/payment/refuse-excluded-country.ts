import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { settings } from "~/env";

/**
 * Refuses to sell a plan to a company in a country of EXCLUDED_COUNTRIES, such as one under sanctions. What was sold
 * before continues.
 * @throws AppError country_excluded
 */
export async function refuseExcludedCountry(db: Db, companyId: string): Promise<void> {
  const company = await db.maybe<{ country: string | null }>(
    sql`select country from companies where id = ${companyId}`,
  );
  if (settings().EXCLUDED_COUNTRIES.includes(company?.country ?? "")) throw new AppError("country_excluded");
}
