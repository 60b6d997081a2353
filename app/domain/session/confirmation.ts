import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import sql from "sql-template-tag";
import type { Confirmation } from "~/contract/confirmations";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { keyFor } from "~/domain/secret/process-key";
import { open, seal } from "~/domain/secret/seal";
import { hasTwoFactor } from "~/domain/two-factor/read-two-factor";
import { takeCode } from "~/domain/two-factor/take-code";
import { enqueue } from "~/jobs/enqueue";
import type { Actor } from "./actor";
import { holdUser } from "./hold-user";
import type { From } from "./note-sign-in";
import { emailKey } from "./sign-in";
import { checkSignInWait, clearSignInFailures, noteSignInFailure } from "./sign-in-limits";
import { tryPassword } from "./try-password";

/** How long somebody who has shown that it is them need not do so again. */
const confirmedMs = 15 * 60_000;
const mailedMs = 10 * 60_000;
const mostTries = 5;

const until = (at: Date) => new Date(at.getTime() + confirmedMs);

/** Whether this session has shown within the last quarter of an hour that it is its user's. */
export const isConfirmed = (actor: Pick<Actor, "confirmedAt"> | undefined): boolean =>
  Boolean(actor?.confirmedAt && until(actor.confirmedAt) > clock.now());

/** Goes on only for such a session. @throws AppError confirmation_needed */
export function needConfirmed(actor: Pick<Actor, "confirmedAt"> | undefined): void {
  if (!isConfirmed(actor)) throw new AppError("confirmation_needed");
}

/** Until when the session is confirmed, and the ways to confirm it. A mailed code is for who has nothing else. */
export async function readConfirmation(db: Db, actor: Actor): Promise<Confirmation> {
  const { password } = await db.one<{ password: boolean }>(
    sql`select password_hash is not null as password from users where id = ${actor.id}`,
  );
  const code = await hasTwoFactor(db, actor.id);
  const ways = [...(password ? ["password" as const] : []), ...(code ? ["code" as const] : [])];
  const fresh = isConfirmed(actor) && actor.confirmedAt;
  return { until: fresh ? until(fresh) : null, ways: ways.length > 0 ? ways : ["mail"] };
}

/**
 * Confirms that whoever holds this session is its user, for a quarter of an hour. Wrong tries count as failed sign-ins.
 * @throws AppError confirmation_wrong, two_factor_wrong, sign_in_wait
 */
export async function confirm(
  db: Db,
  actor: Actor,
  shown: { way: Confirmation["ways"][number]; value: string },
  from: From,
): Promise<void> {
  const { ways } = await readConfirmation(db, actor);
  if (!ways.includes(shown.way)) throw new AppError("confirmation_wrong");
  if (shown.way === "code") await takeCode(db, actor.id, shown.value, from);
  else if (shown.way === "mail") await tryMailed(db, actor, shown.value, from);
  else if (!(await passwordFits(db, actor, shown.value, from)))
    throw new AppError("confirmation_wrong", { fields: { password: ["password.wrong"] } });
  await db.transaction(async tx => {
    await holdUser(tx, actor.id);
    await tx.run(sql`update sessions set confirmed_at = ${clock.now()} where family_id = ${actor.familyId}`);
  });
}

async function passwordFits(db: Db, actor: Actor, typed: string, from: From): Promise<boolean> {
  const { stored } = await db.one<{ stored: string | null }>(
    sql`select password_hash as stored from users where id = ${actor.id}`,
  );
  return tryPassword(db, { emailKey: emailKey(actor.email), stored, typed }, from);
}

const hashOfMailed = (userId: string, code: string) =>
  createHmac("sha256", keyFor("form")).update(`mailed code ${userId} ${code}`).digest();

const mailedSealedFor = "job:confirm_code";

/** The code that its job mails: sealed meanwhile, so that the list of jobs tells nobody. */
export const openMailed = (sealed: string): string =>
  open(keyFor("seal"), Buffer.from(sealed, "base64"), mailedSealedFor);

/**
 * Mails a code of six digits that is good for ten minutes; an older one is void. @throws AppError bad_request,
 * too_many_requests
 */
export async function mailCode(db: Db, actor: Actor): Promise<void> {
  if (!(await readConfirmation(db, actor)).ways.includes("mail")) throw new AppError("bad_request");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const now = clock.now();
  const expires = new Date(now.getTime() + mailedMs);
  // One a minute.
  const again = new Date(now.getTime() + mailedMs - 60_000);
  await db.transaction(async tx => {
    const made = await tx.run(sql`
      insert into mailed_codes as m (user_id, code_hash, expires_at)
      values (${actor.id}, ${hashOfMailed(actor.id, code)}, ${expires})
      on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0
        where m.expires_at < ${again}`);
    if (made === 0) throw new AppError("too_many_requests");
    const sealed = seal(keyFor("seal"), code, mailedSealedFor).toString("base64");
    await enqueue(tx, "confirm_code", { userId: actor.id, noticeId: newId(), sealed });
  });
}

async function tryMailed(db: Db, actor: Actor, typed: string, from: From): Promise<void> {
  const key = emailKey(actor.email);
  await checkSignInWait(db, key, from);
  if (!(await takeMailed(db, actor, typed))) {
    await noteSignInFailure(db, key, from.address);
    throw new AppError("confirmation_wrong", { fields: { code: ["code.wrong"] } });
  }
  await clearSignInFailures(db, key, from.address);
}

async function takeMailed(db: Db, actor: Actor, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, "");
  return db.transaction(async tx => {
    const row = await tx.maybe<{ code_hash: Buffer }>(sql`
      update mailed_codes set tries = tries + 1
      where user_id = ${actor.id} and expires_at > ${clock.now()} and tries < ${mostTries} returning code_hash`);
    if (!row || !timingSafeEqual(row.code_hash, hashOfMailed(actor.id, code))) return false;
    await tx.run(sql`delete from mailed_codes where user_id = ${actor.id}`);
    return true;
  });
}
