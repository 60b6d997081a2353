import { isSupportedCountry } from "libphonenumber-js/min";
import sql from "sql-template-tag";
import type { z } from "zod";
import type { Account } from "~/contract/account";
import type { AccountFields } from "~/contract/account-fields";
import { AppError, type FieldErrors } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { phoneNumber } from "~/domain/core/phone/read-phone-number";
import { readAccount } from "./read-account";

type Fields = z.output<typeof AccountFields>;

function isTimeZone(name: string): boolean {
  try {
    // Intl also accepts offsets ('+02:00'), which have no daylight saving time.
    return /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Changes the user's name, phone number, language, country and time zone, and nothing else.
 * @throws AppError form_invalid with the fields, conflict_version
 */
export async function changeAccount(
  db: Db,
  actor: Actor,
  fields: Fields,
  version?: number,
): Promise<Account> {
  const phone = fields.phone ? phoneNumber(fields.phone, fields.phoneCountry) : { number: null };
  const faults: FieldErrors = {
    ...("wrong" in phone ? { phone: [phone.wrong] } : {}),
    ...(isSupportedCountry(fields.country) ? {} : { country: ["field.required"] }),
    ...(isTimeZone(fields.timeZone) ? {} : { timeZone: ["field.required"] }),
  };
  if ("wrong" in phone || Object.keys(faults).length > 0)
    throw new AppError("form_invalid", { fields: faults });
  const changed = await db.run(sql`
    update users set first_name = ${fields.firstName}, last_name = ${fields.lastName}, phone = ${phone.number},
      language = ${fields.language}, country = ${fields.country}, time_zone = ${fields.timeZone}, version = version + 1
    where id = ${actor.id} and (${version ?? null}::int is null or version = ${version ?? null})`);
  if (changed === 0) throw new AppError("conflict_version");
  return readAccount(db, actor);
}
