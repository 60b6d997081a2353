import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { holdUser } from "~/domain/session/hold-user";
import { seedOfDraft } from "./draft-two-factor";
import { sealSeed, stepOfCode } from "./one-time-code";
import { newCodes, replaceCodes } from "./recovery-codes";
import { wrongCode } from "./take-code";
import { tellChange } from "./tell-change";

/**
 * Turns the second factor on, after a code has shown that the app has the seed. The answer's recovery codes are told
 * this once. Sessions elsewhere, which came in without it, end.
 * @throws AppError two_factor_wrong, two_factor_on when there is one already
 */
export async function turnTwoFactorOn(
  db: Db,
  actor: Actor,
  { draft, code }: { draft: string; code: string },
): Promise<{ codes: string[] }> {
  const seed = seedOfDraft(actor, draft);
  const step = stepOfCode(seed, code, clock.now());
  if (step === undefined) throw wrongCode();
  const { codes, hashes } = await newCodes();
  await db.transaction(async tx => {
    await holdUser(tx, actor.id);
    const made = await tx.run(sql`
      insert into two_factors (user_id, sealed_seed, last_step, created_at)
      values (${actor.id}, ${sealSeed(seed, actor.id)}, ${step}, ${clock.now()})
      on conflict (user_id) do nothing`);
    if (made === 0) throw new AppError("two_factor_on");
    await replaceCodes(tx, actor.id, hashes);
    await tx.run(sql`delete from sessions where user_id = ${actor.id} and family_id <> ${actor.familyId}`);
    await tellChange(tx, actor.id, "on");
  });
  return { codes };
}
