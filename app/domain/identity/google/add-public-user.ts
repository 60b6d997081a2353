import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { emailKey } from "~/domain/core/actor/email-key";

export type NewPerson = { email: string; language: Language; country: string };

/**
 * Creates a public user without a password, within the caller's transaction. No name is requested from Google:
 * until the user enters one, they are called by their address.
 */
export async function addPublicUser(
  tx: Db,
  { email, language, country }: NewPerson,
  status: "active" | "unverified",
): Promise<string> {
  const id = newId();
  const name = email.slice(0, email.lastIndexOf("@")).slice(0, 80);
  await tx.run(sql`
    insert into users (id, role_id, email, email_key, first_name, last_name, language, country, status, created_at)
    select ${id}, id, ${email}, ${emailKey(email)}, ${name}, '', ${language}, ${country}, ${status}, ${clock.now()}
    from roles where key = 'public_user'`);
  return id;
}
