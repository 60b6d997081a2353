import sql from "sql-template-tag";
import type { Company } from "~/contract/company";
import type { CompanyFields } from "~/contract/company-fields";
import { AppError } from "~/contract/errors";
import { assignments } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { checkedNumbers } from "./checked-numbers";
import { companyFields } from "./company-columns";
import { readCompany } from "./read-company";

/**
 * Changes the details of the actor's company.
 * @throws AppError form_invalid with the fields, conflict_version, forbidden for people without a company
 */
export async function changeCompany(
  db: Db,
  actor: Actor,
  fields: CompanyFields,
  version?: number,
): Promise<Company> {
  const id = ownCompany(actor);
  const { country } = await db.one<{ country: string }>(sql`select country from companies where id = ${id}`);
  const numbers = checkedNumbers(fields, country);
  // An empty detail is none.
  const details = Object.fromEntries(
    Object.entries({ ...fields, ...numbers }).map(([name, value]) => [name, value || null]),
  ) as Record<keyof CompanyFields, string | null>;
  const changed = await db.run(sql`
    update companies set ${assignments(companyFields, details)}, version = version + 1
    where id = ${id} and (${version ?? null}::int is null or version = ${version ?? null})`);
  if (changed === 0) throw new AppError("conflict_version");
  return readCompany(db, actor);
}
