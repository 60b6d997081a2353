import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { SignedInUser, Tokens } from "~/contract/session";
import type { SignUpFields } from "~/contract/sign-up-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { phoneNumber } from "~/domain/account/phone-number";
import { type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/session/actor";
import { hashPassword } from "~/domain/session/password";
import { emailKey } from "~/domain/session/sign-in";
import { startSession } from "~/domain/session/start-session";

type Fields = z.output<typeof SignUpFields>;

/**
 * Makes a company and its data manager, and signs them in.
 * @throws AppError form_invalid with the field: a phone number that is none, an address that is taken
 */
export async function signUpCompany(
  db: Db,
  fields: Fields,
  from: { userAgent: string | null },
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  const phone = phoneNumber(fields.phone, fields.phoneCountry);
  if ("wrong" in phone) throw new AppError("form_invalid", { fields: { phone: [phone.wrong] } });
  const hash = await hashPassword(fields.password);
  const now = clock.now();
  return db.transaction(async tx => {
    const companyId = newId();
    const userId = newId();
    await tx.run(sql`
      insert into companies (id, name, country, public_code, created_at)
      values (${companyId}, ${fields.companyName}, ${fields.country}, ${newId().slice(-12)}, ${now})`);
    const made = await tx.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, phone, language, country,
                         password_hash, status, created_at)
      select ${userId}, ${companyId}, id, ${fields.email}, ${emailKey(fields.email)}, ${fields.firstName},
             ${fields.lastName}, ${phone.number}, ${fields.language}, ${fields.country}, ${hash}, 'active', ${now}
      from roles where key = 'data_manager'
      on conflict (email_key) do nothing`);
    if (made === 0) throw new AppError("form_invalid", { fields: { email: ["email.taken"] } });
    const row = await tx.one<ActorRow>(sql`
      select ${actorColumns}
      from users u ${actorJoins} where u.id = ${userId}`);
    const { ability: _, ...user } = userOf(row);
    return { tokens: await startSession(tx, user, from.userAgent), user };
  });
}
