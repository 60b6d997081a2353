import sql, { raw } from "sql-template-tag";
import type { Company } from "~/contract/company";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import type { Actor } from "~/domain/session/actor";

/** The actor's company with its details. @throws AppError forbidden for people without one */
export function readCompany(db: Db, actor: Actor): Promise<Company> {
  const text = (column: string) => raw(`coalesce(${column}, '')`);
  return db.one<Company>(sql`
    select name as "companyName", ${text("website")} as website, ${text("address")} as address,
           ${text("contact_details")} as contact_details, ${text("ust_idnr")} as ust_idnr,
           ${text("tax_number")} as tax_number,
           ${text("trim_scale(standard_tax_rate_of_benefits)::text")} as standard_tax_rate_of_benefits,
           ${text("commercial_register_number")} as commercial_register_number,
           ${text("registry_court")} as registry_court, ${text("managing_director")} as managing_director,
           ${text("iban")} as "IBAN", ${text("bic")} as "BIC", version
    from companies where id = ${ownCompany(actor)}`);
}
