import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { notifyTwoFactorChange } from "./notify-change";

/** Turns the user's second factor off; idempotent. @throws AppError two_factor_required if the role requires it */
export async function turnTwoFactorOff(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async tx => {
    const { demanded } = await tx.one<{ demanded: boolean }>(sql`
      select r.two_factor_required as demanded from users u join roles r on r.id = u.role_id
      where u.id = ${actor.id}`);
    if (demanded) throw new AppError("two_factor_required");
    if (await deleteTwoFactor(tx, actor.id)) await notifyTwoFactorChange(tx, actor.id, "off");
  });
}

/** Deletes a user's second factor with its codes; returns whether there was one. */
export async function deleteTwoFactor(tx: Db, userId: string): Promise<boolean> {
  const deleted = await tx.run(sql`delete from two_factors where user_id = ${userId}`);
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`);
  return deleted > 0;
}
