import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { tellChange } from "./tell-change";

/** Turns one's own second factor off. Twice is once. @throws AppError two_factor_required where one's role demands it */
export async function turnTwoFactorOff(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async tx => {
    const { demanded } = await tx.one<{ demanded: boolean }>(sql`
      select r.two_factor_required as demanded from users u join roles r on r.id = u.role_id
      where u.id = ${actor.id}`);
    if (demanded) throw new AppError("two_factor_required");
    if (await dropTwoFactor(tx, actor.id)) await tellChange(tx, actor.id, "off");
  });
}

/** Takes somebody's second factor away with its codes; whether there was one. */
export async function dropTwoFactor(tx: Db, userId: string): Promise<boolean> {
  const dropped = await tx.run(sql`delete from two_factors where user_id = ${userId}`);
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`);
  return dropped > 0;
}
