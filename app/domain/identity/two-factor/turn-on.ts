import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockUser } from "~/domain/core/actor/lock-user";
import { wrongCode } from "./consume-code";
import { seedOfDraft } from "./draft-two-factor";
import { notifyTwoFactorChange } from "./notify-change";
import { sealSeed, stepOfCode } from "./one-time-code";
import { newCodes, normaliseCode, replaceCodes } from "./recovery-codes";

/**
 * Turns the second factor on after a code has proven that the app has the seed. Recovery codes are returned only
 * here. Other sessions, which started without it, end.
 * @throws AppError two_factor_expired for an old draft, two_factor_wrong, two_factor_on, too_many_requests
 */
export async function turnTwoFactorOn(
  db: Db,
  actor: Actor,
  { draft, code }: { draft: string; code: string },
): Promise<{ codes: string[] }> {
  const seed = seedOfDraft(actor, draft);
  const step = stepOfCode(seed, normaliseCode(code), clock.now());
  if (step === undefined) throw wrongCode();
  const { codes, hashes } = await newCodes();
  await db.transaction(async tx => {
    await lockUser(tx, actor.id);
    const inserted = await tx.run(sql`
      insert into two_factors (user_id, sealed_seed, last_step, created_at)
      values (${actor.id}, ${sealSeed(seed, actor.id)}, ${step}, ${clock.now()})
      on conflict (user_id) do nothing`);
    if (inserted === 0) throw new AppError("two_factor_on");
    await replaceCodes(tx, actor.id, hashes);
    await tx.run(sql`delete from sessions where user_id = ${actor.id} and family_id <> ${actor.familyId}`);
    await notifyTwoFactorChange(tx, actor.id, "on");
  });
  return { codes };
}
