import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { sellerVat, vatOf } from "~/domain/billing/invoice/vat";
import { vatConfirmed } from "~/domain/billing/vat/confirmed-vat-id";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope, readSetting } from "~/domain/core/settings/stored-setting";

/** The tax on a plan in percent, as on its invoice. Undefined company: a visitor, who sees the operator's rate. */
export async function taxPercent(db: Db, companyId: string | null | undefined): Promise<number> {
  const seller = sellerVat((await readSetting(db, operatorDetails, operatorScope))?.value);
  if (!companyId) return seller.rate;
  const company = await db.maybe<{ country: string; vatId: string; confirmed: boolean }>(sql`
    select c.country, coalesce(c.ust_idnr, '') as "vatId", ${vatConfirmed} as confirmed
    from companies c where c.id = ${companyId}`);
  if (!company) return seller.rate;
  const vatId = company.confirmed || !seller.confirmed ? company.vatId : "";
  return vatOf(seller, { country: company.country, vatId }).rate;
}

/** The tax on an amount in cents, rounded half up as on an invoice. */
export const taxOn = (netCents: number, percent: number): number => Math.round((netCents * percent) / 100);
