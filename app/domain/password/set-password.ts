import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Db } from "~/db/connection";
import { readLink } from "~/domain/link/read-link";
import { useLink } from "~/domain/link/use-link";
import { hashPassword } from "~/domain/session/password";

type Input = { token: string; purpose: "reset" | "invite"; password: string };

/**
 * Sets a password by a mail's link; who was invited is active from now on. Every session of the user ends, and so
 * do their other links. Says which area they sign in to.
 * @throws AppError link_invalid
 */
export async function setPassword(db: Db, input: Input): Promise<{ access: Access }> {
  // Asked before the costly hash, so that guessed tokens cost nothing; used only with it.
  await readLink(db, input.token, input.purpose);
  const hash = await hashPassword(input.password);
  return db.transaction(async tx => {
    const id = await useLink(tx, input.token, input.purpose);
    await tx.run(sql`
      update users set password_hash = ${hash}, status = 'active', version = version + 1 where id = ${id}`);
    await tx.run(sql`delete from sessions where user_id = ${id}`);
    await tx.run(sql`delete from links where user_id = ${id}`);
    return tx.one<{ access: Access }>(
      sql`select r.access from users u join roles r on r.id = u.role_id where u.id = ${id}`,
    );
  });
}
