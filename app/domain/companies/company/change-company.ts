import sql from "sql-template-tag";
import type { Company } from "~/contract/company";
import type { CompanyFields } from "~/contract/company-fields";
import { AppError } from "~/contract/errors";
import { assignments } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { enqueue } from "~/queue/enqueue";
import { checkedAddress } from "./checked-address";
import { checkedNumbers } from "./checked-numbers";
import { companyColumns, companyFields } from "./company-columns";
import { readCompany } from "./read-company";

/**
 * Changes the details of the actor's company.
 * @param expectedVersion the version that the form was rendered with (If-Match)
 * @throws AppError form_invalid with the fields, conflict_version, forbidden for people without a company
 */
export function changeCompany(
  db: Db,
  actor: Actor,
  fields: CompanyFields,
  expectedVersion?: number,
): Promise<Company> {
  const id = ownCompany(actor);
  return db.transaction(async tx => {
    const stored = await tx.one<Company & { customer: string | null }>(sql`
      select ${companyColumns}, payment_customer_id as customer from companies where id = ${id} for no key update`);
    const country = fields.country || stored.country;
    const numbers = checkedNumbers(fields, country);
    const address = checkedAddress(fields, stored, country);
    if (expectedVersion !== undefined && expectedVersion !== stored.version)
      throw new AppError("conflict_version");
    // An empty detail is none.
    const details = Object.fromEntries(
      Object.entries({ ...fields, ...numbers, ...address, country }).map(([name, value]) => [
        name,
        value || null,
      ]),
    ) as Record<keyof CompanyFields, string | null>;
    await tx.run(sql`
      update companies set ${assignments(companyFields, details)}, version = version + 1 where id = ${id}`);
    // Paid orders may have waited for these details.
    if (stored.customer) await enqueue(tx, "settle_payments", { companyId: id }, { key: `settle:${id}` });
    return readCompany(tx, actor);
  });
}
