import sql from "sql-template-tag";
import type { Account } from "~/contract/account";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { phoneAtHome } from "~/domain/core/phone/read-phone-number";

type Row = Omit<Account, "phone" | "phoneCountry"> & { phone: string | null };

/** The user's own account, as its form shows it. */
export async function readAccount(db: Db, actor: Actor): Promise<Account> {
  const row = await db.one<Row>(sql`
    select first_name as "firstName", last_name as "lastName", email, phone, language, country,
           time_zone as "timeZone", version, created_at as "createdAt"
    from users where id = ${actor.id}`);
  return { ...row, ...phoneAtHome(row.phone, row.country) };
}
