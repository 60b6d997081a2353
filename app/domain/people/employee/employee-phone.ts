import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { phoneNumber } from "~/domain/core/phone/read-phone-number";

/**
 * Returns a phone number in E.164, null if empty. Without a calling code it belongs to the given country, or else to the
 * company's.
 * @throws AppError form_invalid with the field
 */
export async function employeePhone(
  db: Db,
  companyId: string,
  { phone, phoneCountry }: { phone: string; phoneCountry?: string | undefined },
): Promise<string | null> {
  if (!phone) return null;
  const { country } = await db.one<{ country: string }>(
    sql`select country from companies where id = ${companyId}`,
  );
  const parsed = phoneNumber(phone, phoneCountry ?? country);
  if ("wrong" in parsed) throw new AppError("form_invalid", { fields: { phone: [parsed.wrong] } });
  return parsed.number;
}
