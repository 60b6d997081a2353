import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import type { PasswordPurpose } from "~/contract/password-fields";
import type { Db } from "~/db/connection";
import { emailKey } from "~/domain/core/actor/email-key";
import { hashOf } from "~/domain/core/secret/tokens";
import { consumeLink } from "~/domain/identity/link/consume-link";
import { readLink } from "~/domain/identity/link/read-link";
import { endSessionsAndLinks } from "~/domain/identity/session/end-sessions-and-links";
import { hashPassword } from "~/domain/identity/session/password";
import { checkNewPassword } from "./check-new-password";
import { notifyPasswordChange } from "./notify-password-change";

type Input = { token: string; purpose: PasswordPurpose; password: string; email?: string | undefined };

/**
 * Sets a password by a mail's link, which activates invited and unverified users. All sessions and other links of
 * the user end. Returns the area to sign in to, and the address.
 * @throws AppError link_used, link_invalid; form_invalid for a password that is easy to guess, and where the first
 * administrator's address is missing or taken
 */
export async function setPassword(db: Db, input: Input): Promise<{ access: Access; email: string }> {
  // Checked before the expensive hash, so that guessed tokens cost nothing; the link is used up after it.
  await readLink(db, input.token, input.purpose);
  const owner = await db.maybe<{ names: (string | null)[] }>(sql`
    select array[u.first_name, u.last_name, u.email, c.name] as names
    from links l join users u on u.id = l.user_id left join companies c on c.id = u.company_id
    where l.token_hash = ${hashOf(input.token)}`);
  checkNewPassword(input.password, owner?.names ?? []);
  const hash = await hashPassword(input.password);
  return db.transaction(async tx => {
    const id = await consumeLink(tx, input.token, input.purpose);
    await tx.run(sql`
      update users set password_hash = ${hash}, status = 'active', sign_up_proof = null, version = version + 1
      where id = ${id}`);
    await setFirstAddress(tx, id, input.email);
    await endSessionsAndLinks(tx, id);
    await tx.run(sql`delete from email_changes where user_id = ${id}`);
    if (input.purpose === "reset") await notifyPasswordChange(tx, id);
    return tx.one<{ access: Access; email: string }>(
      sql`select r.access, u.email from users u join roles r on r.id = u.role_id where u.id = ${id}`,
    );
  });
}

/** Sets the address of the first administrator, who is invited without one. Other users' addresses are unchanged. */
async function setFirstAddress(tx: Db, id: string, email: string | undefined): Promise<void> {
  const withoutAddress = await tx.maybe(sql`select id from users where id = ${id} and email_key = ''`);
  if (!withoutAddress) return;
  const refusal = (code: string) => new AppError("form_invalid", { fields: { email: [code] } });
  if (!email) throw refusal("field.required");
  const holder = await tx.maybe(sql`select id from users where email_key = ${emailKey(email)}`);
  if (holder) throw refusal("employee.emailTaken");
  await tx.run(sql`update users set email = ${email}, email_key = ${emailKey(email)} where id = ${id}`);
}
