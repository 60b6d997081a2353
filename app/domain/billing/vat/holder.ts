import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { isUnionId } from "~/domain/billing/invoice/vat";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope, readSetting } from "~/domain/core/settings/stored-setting";
import { isSameName } from "./same-name";

/** The holder of a VAT id in the EU's register. */
export type VatHolder = { vatId: string; holder: string };

/**
 * The holder of a company's VAT id, where the register names another one than the company and the company has not
 * confirmed that it is its id; undefined if there is nothing to confirm.
 */
export async function findOtherHolder(db: Db, companyId: string): Promise<VatHolder | undefined> {
  const details = (await readSetting(db, operatorDetails, operatorScope))?.value;
  if (details?.vat_check !== "on") return undefined;
  const check = await db.maybe<VatHolder & { name: string; country: string; confirmed: boolean }>(sql`
    select c.name, c.country, v.vat_id as "vatId", v.holder, v.holder_confirmed_at is not null as confirmed
    from companies c join vat_checks v on v.company_id = c.id and v.vat_id = c.ust_idnr and v.state = 'valid'
    where c.id = ${companyId} and v.holder is not null order by v.checked_at desc limit 1`);
  if (!check || check.confirmed || !isUnionId(check.country, check.vatId)) return undefined;
  const { vatId, holder } = check;
  const [name = ""] = holder.split("\n");
  return isSameName(check.name, name) ? undefined : { vatId, holder };
}

/** Notes that the company says it is its VAT id, although the register names another holder. */
export async function confirmHolder(tx: Db, companyId: string, { vatId, holder }: VatHolder): Promise<void> {
  await tx.run(sql`
    update vat_checks set holder_confirmed_at = ${clock.now()}
    where company_id = ${companyId} and vat_id = ${vatId} and holder = ${holder} and holder_confirmed_at is null`);
}
