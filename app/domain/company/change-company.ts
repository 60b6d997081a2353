import sql from "sql-template-tag";
import type { Company } from "~/contract/company";
import type { CompanyFields } from "~/contract/company-fields";
import { AppError, type FieldErrors } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import type { Actor } from "~/domain/session/actor";
import { bic, iban, registerNumber, taxNumber, vatId } from "./company-numbers";
import { readCompany } from "./read-company";

/** What a number has to pass, and whether it is a German matter only. */
const rules = {
  ust_idnr: { clean: vatId, german: false, error: "company.vatId" },
  tax_number: { clean: taxNumber, german: true, error: "company.taxNumber" },
  commercial_register_number: { clean: registerNumber, german: true, error: "company.register" },
  IBAN: { clean: iban, german: false, error: "company.iban" },
  BIC: { clean: bic, german: false, error: "company.bic" },
};

/** The numbers as they are stored; null for none. @throws AppError form_invalid with every number that is wrong */
function checkedNumbers(fields: CompanyFields, country: string) {
  const wrong: FieldErrors = {};
  const check = (name: keyof typeof rules): string | null => {
    const { clean, german, error } = rules[name];
    const typed = fields[name];
    if (!typed) return null;
    if (german && country !== "DE") return typed;
    const number = clean(typed);
    if (number === undefined) wrong[name] = [error];
    return number ?? null;
  };
  const numbers = {
    vat: check("ust_idnr"),
    tax: check("tax_number"),
    register: check("commercial_register_number"),
    iban: check("IBAN"),
    bic: check("BIC"),
  };
  if (Object.keys(wrong).length > 0) throw new AppError("form_invalid", { fields: wrong });
  return numbers;
}

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
      ust_idnr = ${numbers.vat}, tax_number = ${numbers.tax}, standard_tax_rate_of_benefits = ${rate || null},
      commercial_register_number = ${numbers.register}, registry_court = ${fields.registry_court || null},
      managing_director = ${fields.managing_director || null}, iban = ${numbers.iban}, bic = ${numbers.bic},
      version = version + 1
    where id = ${id} and (${version ?? null}::int is null or version = ${version ?? null})`);
  if (changed === 0) throw new AppError("conflict_version");
  return readCompany(db, actor);
}
