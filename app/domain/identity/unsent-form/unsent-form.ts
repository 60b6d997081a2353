import sql from "sql-template-tag";
import { type UnsentForm, UnsentForm as UnsentFormSchema, unsentMinutes } from "~/contract/unsent-forms";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, SealBroken, seal } from "~/domain/core/secret/seal";
import { hashOf } from "~/domain/core/secret/tokens";

/** Names of fields whose values are secrets and are never stored. */
const secret = /password|secret|token|key$|^code$/i;

const sealedFor = (userId: string) => `unsent-form:${userId}`;

/**
 * Keeps a form for 30 minutes for the user of a session that has ended or still runs.
 * @returns whether the token is one of ours; the form of an unknown session is not kept
 */
export async function keepUnsentForm(
  db: Db,
  { refreshToken, action, fields }: UnsentForm & { refreshToken: string },
): Promise<boolean> {
  const hash = hashOf(refreshToken);
  const owner = await db.maybe<{ id: string }>(sql`
    select user_id as id from sessions where refresh_hash = ${hash}
    union select user_id from ended_sessions where refresh_hash = ${hash} limit 1`);
  if (!owner) return false;
  const form: UnsentForm = { action, fields: fields.filter(([name]) => !secret.test(name)) };
  const sealed = seal(keyFor("seal"), JSON.stringify(form), sealedFor(owner.id));
  const expires = new Date(clock.now().getTime() + unsentMinutes * 60_000);
  await db.run(sql`
    insert into unsent_forms (user_id, sealed, expires_at) values (${owner.id}, ${sealed}, ${expires})
    on conflict (user_id) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`);
  return true;
}

/** The form that was kept for the actor, which is then gone; undefined for none or an expired one. */
export async function takeUnsentForm(db: Db, actor: Pick<Actor, "id">): Promise<UnsentForm | undefined> {
  const row = await db.maybe<{ sealed: Buffer; expires_at: Date }>(sql`
    delete from unsent_forms where user_id = ${actor.id} returning sealed, expires_at`);
  if (!row || row.expires_at <= clock.now()) return undefined;
  try {
    return UnsentFormSchema.parse(JSON.parse(open(keyFor("seal"), row.sealed, sealedFor(actor.id))));
  } catch (error) {
    // Sealed before SECRET_KEY changed: there is nothing to bring back.
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}
