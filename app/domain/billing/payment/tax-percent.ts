import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { operatorScope, readSetting, type Setting } from "~/domain/core/settings/stored-setting";

const european = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);
const operatorDetails: Setting<{ standard_tax_rate_of_benefits?: string }> = { name: "details" };
const home = "DE";

/**
 * The tax on a plan in percent: the operator's rate at home and for customers in the European Union without a VAT id; none
 * for those with one (reverse charge) and for third countries. Undefined company: a visitor.
 */
export async function taxPercent(db: Db, companyId: string | null | undefined): Promise<number> {
  const stored = await readSetting(db, operatorDetails, operatorScope);
  const own = stored?.value.standard_tax_rate_of_benefits;
  const rate = own ? Number(own) : 19;
  if (!companyId) return rate;
  const company = await db.maybe<{ country: string; ust_idnr: string | null }>(
    sql`select country, ust_idnr from companies where id = ${companyId}`,
  );
  if (!company || company.country === home) return rate;
  return !european.has(company.country) || company.ust_idnr ? 0 : rate;
}

/** The tax on an amount in cents, rounded half up as on an invoice. */
export const taxOn = (netCents: number, percent: number): number => Math.round((netCents * percent) / 100);
