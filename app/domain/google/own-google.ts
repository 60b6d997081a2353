import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { OwnGoogle } from "~/contract/google";
import type { GoogleProof } from "~/contract/google-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import type { From } from "~/domain/session/note-sign-in";
import { bindIdentity } from "./bind-identity";
import { takeCredential } from "./take-credential";
import { tellGoogleChange } from "./tell-google-change";

/** How the actor's account is connected with Google. */
export async function readOwnGoogle(db: Db, actor: Pick<Actor, "id">): Promise<OwnGoogle> {
  const row = await db.one<{ hasPassword: boolean; email: string | null; at: Date | null }>(sql`
    select u.password_hash is not null as "hasPassword", i.email, i.linked_at as at
    from users u left join identities i on i.user_id = u.id and i.provider = 'google' where u.id = ${actor.id}`);
  const { hasPassword, email, at } = row;
  return { hasPassword, linked: email !== null && at ? { email, at } : null };
}

/**
 * The actor's account is opened by the Google account that they have just shown, whatever its address.
 * @throws AppError google_taken, and as takeCredential
 */
export async function linkGoogle(
  db: Db,
  actor: Actor,
  proof: z.output<typeof GoogleProof>,
  from: From,
): Promise<void> {
  const credential = await takeCredential(db, proof, from);
  await db.transaction(async tx => {
    await tx.run(sql`select from users where id = ${actor.id} for no key update`);
    await bindIdentity(tx, actor.id, credential);
    await tx.run(sql`delete from waiting_identities where user_id = ${actor.id}`);
    await tellGoogleChange(tx, actor.id, "linked");
  });
}

/**
 * Google opens the actor's account no more. Nothing happens where it did not.
 * @throws AppError google_no_password where it is the only way in
 */
export async function unlinkGoogle(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async tx => {
    const { locked } = await tx.one<{ locked: boolean }>(
      sql`select password_hash is null as locked from users where id = ${actor.id} for no key update`,
    );
    if (locked) throw new AppError("google_no_password");
    const gone = await tx.run(
      sql`delete from identities where user_id = ${actor.id} and provider = 'google'`,
    );
    if (gone > 0) await tellGoogleChange(tx, actor.id, "unlinked");
  });
}
