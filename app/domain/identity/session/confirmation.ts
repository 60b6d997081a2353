import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import sql from "sql-template-tag";
import type { Confirmation } from "~/contract/confirmations";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { lockUser } from "~/domain/core/actor/lock-user";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, seal } from "~/domain/core/secret/seal";
import { consumeCode } from "~/domain/identity/two-factor/consume-code";
import { hasTwoFactor } from "~/domain/identity/two-factor/read-two-factor";
import { normaliseCode } from "~/domain/identity/two-factor/recovery-codes";
import { enqueue } from "~/queue/enqueue";
import type { RequestOrigin } from "./record-sign-in";
import { checkSignInWait, clearSignInFailures, recordSignInFailure } from "./sign-in-limits";
import { tryPassword } from "./try-password";

/** How long a confirmation lasts. */
const confirmedMs = 15 * 60_000;
const mailedMs = 10 * 60_000;
const maxTries = 5;
/** The shortest time between two mailed codes. */
const mailAgainMs = 60_000;

const endOf = (confirmedAt: Date) => new Date(confirmedAt.getTime() + confirmedMs);

/** Whether this session was confirmed within the last 15 minutes. */
export const isConfirmed = (actor: Pick<Actor, "confirmedAt"> | undefined): boolean =>
  Boolean(actor?.confirmedAt && endOf(actor.confirmedAt) > clock.now());

/** @throws AppError confirmation_needed unless the session is confirmed */
export function requireConfirmed(actor: Pick<Actor, "confirmedAt"> | undefined): void {
  if (!isConfirmed(actor)) throw new AppError("confirmation_needed");
}

/**
 * The end of the session's confirmation, and the methods to confirm it. Mailed codes are for users without
 * password and second factor.
 */
export async function readConfirmation(db: Db, actor: Actor): Promise<Confirmation> {
  const { password } = await db.one<{ password: boolean }>(
    sql`select password_hash is not null as password from users where id = ${actor.id}`,
  );
  const code = await hasTwoFactor(db, actor.id);
  const methods = [...(password ? ["password" as const] : []), ...(code ? ["code" as const] : [])];
  const until = isConfirmed(actor) && actor.confirmedAt ? endOf(actor.confirmedAt) : null;
  return { until, methods: methods.length > 0 ? methods : ["mail"] };
}

/**
 * Confirms the session's user for 15 minutes. Wrong attempts count as failed sign-ins.
 * @throws AppError confirmation_wrong, two_factor_wrong, sign_in_wait
 */
export async function confirm(
  db: Db,
  actor: Actor,
  { method, value }: { method: Confirmation["methods"][number]; value: string },
  from: RequestOrigin,
): Promise<void> {
  const { methods } = await readConfirmation(db, actor);
  if (!methods.includes(method)) throw new AppError("confirmation_wrong");
  if (method === "code") await consumeCode(db, actor.id, value, from);
  else if (method === "mail") await checkMailedCode(db, actor, value, from);
  else if (!(await passwordFits(db, actor, value, from)))
    throw new AppError("confirmation_wrong", { fields: { password: ["password.wrong"] } });
  await db.transaction(async tx => {
    await lockUser(tx, actor.id);
    await tx.run(sql`update sessions set confirmed_at = ${clock.now()} where family_id = ${actor.familyId}`);
  });
}

async function passwordFits(db: Db, actor: Actor, typed: string, from: RequestOrigin): Promise<boolean> {
  const { stored } = await db.one<{ stored: string | null }>(
    sql`select password_hash as stored from users where id = ${actor.id}`,
  );
  return tryPassword(db, { emailKey: emailKey(actor.email), stored, typed }, from);
}

const hashOfMailed = (userId: string, code: string) =>
  createHmac("sha256", keyFor("form")).update(`mailed code ${userId} ${code}`).digest();

const mailedSealedFor = "job:confirm_code";

/** Opens the code for its mail job; it is sealed in the job's payload. */
export const openMailedCode = (sealed: string): string =>
  open(keyFor("seal"), Buffer.from(sealed, "base64"), mailedSealedFor);

/**
 * Mails a code of six digits, valid for ten minutes, at most one a minute; voids an older one.
 * @throws AppError bad_request if the actor confirms in another way, too_many_requests
 */
export async function mailCode(db: Db, actor: Actor): Promise<void> {
  if (!(await readConfirmation(db, actor)).methods.includes("mail")) throw new AppError("bad_request");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const now = clock.now();
  const expires = new Date(now.getTime() + mailedMs);
  const expiryOfDue = new Date(expires.getTime() - mailAgainMs);
  await db.transaction(async tx => {
    const stored = await tx.run(sql`
      insert into mailed_codes as m (user_id, code_hash, expires_at)
      values (${actor.id}, ${hashOfMailed(actor.id, code)}, ${expires})
      on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0
        where m.expires_at < ${expiryOfDue}`);
    if (stored === 0) throw new AppError("too_many_requests");
    const sealed = seal(keyFor("seal"), code, mailedSealedFor).toString("base64");
    await enqueue(tx, "confirm_code", { userId: actor.id, noticeId: newId(), sealed });
  });
}

async function checkMailedCode(db: Db, actor: Actor, typed: string, from: RequestOrigin): Promise<void> {
  const key = emailKey(actor.email);
  await checkSignInWait(db, key, from);
  if (!(await consumeMailedCode(db, actor, typed))) {
    await recordSignInFailure(db, key, from.address);
    throw new AppError("confirmation_wrong", { fields: { code: ["code.wrong"] } });
  }
  await clearSignInFailures(db, key, from.address);
}

async function consumeMailedCode(db: Db, actor: Actor, typed: string): Promise<boolean> {
  const code = normaliseCode(typed);
  return db.transaction(async tx => {
    const row = await tx.maybe<{ code_hash: Buffer }>(sql`
      update mailed_codes set tries = tries + 1
      where user_id = ${actor.id} and expires_at > ${clock.now()} and tries < ${maxTries} returning code_hash`);
    if (!row || !timingSafeEqual(row.code_hash, hashOfMailed(actor.id, code))) return false;
    await tx.run(sql`delete from mailed_codes where user_id = ${actor.id}`);
    return true;
  });
}
