import sql from "sql-template-tag";
import type { Company } from "~/contract/company";
import type { CompanyFields } from "~/contract/company-fields";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import type { Actor } from "~/domain/session/actor";
import { checkedNumbers } from "./checked-numbers";
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
  const rate = fields.standard_tax_rate_of_benefits;
  const changed = await db.run(sql`
    update companies set name = ${fields.companyName}, website = ${fields.website || null},
      address = ${fields.address || null}, contact_details = ${fields.contact_details || null},
      ust_idnr = ${numbers.ust_idnr}, tax_number = ${numbers.tax_number}, standard_tax_rate_of_benefits = ${rate || null},
      commercial_register_number = ${numbers.commercial_register_number}, registry_court = ${fields.registry_court || null},
      managing_director = ${fields.managing_director || null}, iban = ${numbers.IBAN}, bic = ${numbers.BIC},
      version = version + 1
    where id = ${id} and (${version ?? null}::int is null or version = ${version ?? null})`);
  if (changed === 0) throw new AppError("conflict_version");
  return readCompany(db, actor);
}
