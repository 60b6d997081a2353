import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";

export type BillingReader = {
  /** Null for an address that is no user's. */
  id: string | null;
  email: string;
  name: string | undefined;
  language: Language;
  timeZone: string;
};

/**
 * Who gets a company's invoices: its address for invoices, or else its active data managers. None without an active data
 * manager, whose language and time zone also apply to the address.
 */
export async function billingReaders(db: Db, companyId: string): Promise<BillingReader[]> {
  const managers = await db.many<BillingReader & { billing: string | null }>(sql`
    select u.id, u.email, ${personName} as name, u.language, u.time_zone as "timeZone", c.billing_email as billing
    from users u join roles r on r.id = u.role_id and r.access = 'user' join companies c on c.id = u.company_id
    where u.company_id = ${companyId} and u.status = 'active' order by u.id`);
  const billing = managers[0]?.billing;
  if (!billing) return managers.map(({ billing: _, ...reader }) => reader);
  const { language, timeZone } = managers[0]!;
  return [{ id: null, email: billing, name: undefined, language, timeZone }];
}
