import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { vatOf } from "~/domain/billing/invoice/vat";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope, readSetting } from "~/domain/core/settings/stored-setting";

/** The tax on a plan in percent, as on its invoice. Undefined company: a visitor, who sees the operator's rate. */
export async function taxPercent(db: Db, companyId: string | null | undefined): Promise<number> {
  const own = (await readSetting(db, operatorDetails, operatorScope))?.value.standard_tax_rate_of_benefits;
  const rate = own ? Number(own) : 19;
  if (!companyId) return rate;
  const company = await db.maybe<{ country: string; vatId: string }>(
    sql`select country, coalesce(ust_idnr, '') as "vatId" from companies where id = ${companyId}`,
  );
  return company ? vatOf(rate, company).rate : rate;
}

/** The tax on an amount in cents, rounded half up as on an invoice. */
export const taxOn = (netCents: number, percent: number): number => Math.round((netCents * percent) / 100);
