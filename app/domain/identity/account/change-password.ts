import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Tokens } from "~/contract/session";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { checkNewPassword } from "~/domain/identity/password/check-new-password";
import { notifyPasswordChange } from "~/domain/identity/password/notify-password-change";
import { hashPassword } from "~/domain/identity/session/password";
import { startSession } from "~/domain/identity/session/start-session";
import { tryPassword } from "~/domain/identity/session/try-password";

/**
 * Changes the user's password. All sessions and password links end; the caller gets a new session. Wrong attempts
 * count as failed sign-ins, so that a stolen session cannot be used to guess the password.
 * @throws AppError password_change_failed when the current password is wrong, sign_in_wait after too many of
 * those, too_many_requests, form_invalid for a new one that is easy to guess
 */
export async function changePassword(
  db: Db,
  actor: Actor,
  input: { currentPassword: string; newPassword: string },
  from: { address: string; userAgent: string | null },
): Promise<Tokens> {
  const stored = await db.one<{ password_hash: string | null }>(
    sql`select password_hash from users where id = ${actor.id}`,
  );
  const typed = input.currentPassword;
  const attempt = { emailKey: emailKey(actor.email), stored: stored.password_hash, typed };
  if (!(await tryPassword(db, attempt, from))) throw new AppError("password_change_failed");
  const { firstName, lastName, companyName, email } = actor;
  checkNewPassword(input.newPassword, [firstName, lastName, companyName, email], "newPassword");
  const hash = await hashPassword(input.newPassword);
  return db.transaction(async tx => {
    // Compares the hash that was checked: of two concurrent changes the second is refused.
    const changed = await tx.run(sql`
      update users set password_hash = ${hash}
      where id = ${actor.id} and password_hash = ${stored.password_hash} and status = 'active'`);
    if (changed === 0) throw new AppError("password_change_failed");
    await tx.run(
      sql`delete from links where user_id = ${actor.id} and purpose in ('reset', 'email_old', 'email_new')`,
    );
    await tx.run(sql`delete from email_changes where user_id = ${actor.id}`);
    await tx.run(sql`delete from sessions where user_id = ${actor.id}`);
    await notifyPasswordChange(tx, actor.id);
    return startSession(tx, actor, from.userAgent);
  });
}
