import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { OwnGoogle } from "~/contract/google";
import type { GoogleProof } from "~/contract/google-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import type { RequestOrigin } from "~/domain/identity/session/record-sign-in";
import { bindIdentity } from "./bind-identity";
import { notifyGoogleChange } from "./notify-google-change";
import { redeemCredential } from "./redeem-credential";

/** The actor's link to a Google account. */
export async function readOwnGoogle(db: Db, actor: Pick<Actor, "id">): Promise<OwnGoogle> {
  const row = await db.one<{ hasPassword: boolean; email: string | null; at: Date | null }>(sql`
    select u.password_hash is not null as "hasPassword", i.email, i.linked_at as at
    from users u left join identities i on i.user_id = u.id and i.provider = 'google' where u.id = ${actor.id}`);
  const { hasPassword, email, at } = row;
  return { hasPassword, linked: email !== null && at ? { email, at } : null };
}

/**
 * Links the actor's account to the Google account of the proof; the two addresses may differ.
 * @throws AppError google_taken, and those of redeemCredential
 */
export async function linkGoogle(
  db: Db,
  actor: Actor,
  proof: z.output<typeof GoogleProof>,
  from: RequestOrigin,
): Promise<void> {
  const credential = await redeemCredential(db, proof, from);
  await db.transaction(async tx => {
    await tx.run(sql`select from users where id = ${actor.id} for no key update`);
    await bindIdentity(tx, actor.id, credential);
    await tx.run(sql`delete from waiting_identities where user_id = ${actor.id}`);
    await notifyGoogleChange(tx, actor.id, "linked");
  });
}

/**
 * Unlinks Google from the actor's account. Does nothing if none is linked.
 * @throws AppError google_no_password if it is the only way to sign in
 */
export async function unlinkGoogle(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async tx => {
    const { locked } = await tx.one<{ locked: boolean }>(
      sql`select password_hash is null as locked from users where id = ${actor.id} for no key update`,
    );
    if (locked) throw new AppError("google_no_password");
    const deleted = await tx.run(
      sql`delete from identities where user_id = ${actor.id} and provider = 'google'`,
    );
    if (deleted > 0) await notifyGoogleChange(tx, actor.id, "unlinked");
  });
}
