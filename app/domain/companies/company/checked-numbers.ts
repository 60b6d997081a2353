import sql from "sql-template-tag";
import type { CompanyFields } from "~/contract/company-fields";
import { AppError, type FieldErrors } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { bic, iban, registerNumber, taxNumber, vatId } from "./company-numbers";

/** The validation of each number, and whether it is specific to Germany. */
const rules = {
  ust_idnr: { clean: vatId, german: false, error: "company.vatId" },
  tax_number: { clean: taxNumber, german: true, error: "company.taxNumber" },
  commercial_register_number: { clean: registerNumber, german: true, error: "company.register" },
  IBAN: { clean: iban, german: false, error: "company.iban" },
  BIC: { clean: bic, german: false, error: "company.bic" },
};
export type NumberName = keyof typeof rules;

type Numbers = Pick<CompanyFields, NumberName>;

/**
 * A company's numbers in their stored form; null for none.
 * @throws AppError form_invalid with every invalid number
 */
export function checkedNumbers(fields: Numbers, country: string): Record<NumberName, string | null> {
  const { numbers, wrong } = checkNumbers(fields, country);
  if (Object.keys(wrong).length > 0) throw new AppError("form_invalid", { fields: wrong });
  return numbers;
}

/** The errors of the numbers that are invalid in the country of the actor's company, by field. */
export async function wrongNumbers(db: Db, actor: Actor, fields: Numbers): Promise<FieldErrors> {
  const { country } = await db.one<{ country: string }>(
    sql`select country from companies where id = ${ownCompany(actor)}`,
  );
  return checkNumbers(fields, country).wrong;
}

function checkNumbers(fields: Numbers, country: string) {
  const wrong: FieldErrors = {};
  const check = (name: NumberName): string | null => {
    const { clean, german, error } = rules[name];
    const typed = fields[name];
    if (!typed) return null;
    if (german && country !== "DE") return typed;
    const number = clean(typed);
    if (number === undefined) wrong[name] = [error];
    return number ?? null;
  };
  const numbers = {
    ust_idnr: check("ust_idnr"),
    tax_number: check("tax_number"),
    commercial_register_number: check("commercial_register_number"),
    IBAN: check("IBAN"),
    BIC: check("BIC"),
  };
  return { numbers, wrong };
}
