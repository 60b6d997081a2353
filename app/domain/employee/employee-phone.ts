import { type CountryCode, ParseError, parsePhoneNumberWithError } from "libphonenumber-js/min";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";

const codes = ["NOT_A_NUMBER", "INVALID_COUNTRY", "TOO_SHORT", "TOO_LONG"];
const refused = (code: string) => new AppError("form_invalid", { fields: { phone: [`phone.${code}`] } });

/**
 * A phone number in E.164, null when none was typed. Without a calling code it is one of the company's country.
 * @throws AppError form_invalid with the field
 */
export async function employeePhone(db: Db, companyId: string, typed: string): Promise<string | null> {
  if (!typed) return null;
  const { country } = await db.one<{ country: string }>(
    sql`select country from companies where id = ${companyId}`,
  );
  try {
    const number = parsePhoneNumberWithError(typed, country as CountryCode);
    if (number.isValid()) return number.number;
  } catch (error) {
    if (error instanceof ParseError && codes.includes(error.message)) throw refused(error.message);
    throw error;
  }
  throw refused("NOT_A_NUMBER");
}
