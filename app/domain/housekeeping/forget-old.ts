import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { forgetUnverified } from "~/domain/sign-up/forget-unverified";

/** How long it is kept that a mail went, or did not: long enough to answer who asks where theirs has stayed. */
const mailDays = 90;

const hours = (count: number) => new Date(clock.now().getTime() - count * 3_600_000);

/**
 * Deletes what has served its time: request ids, failed sign-ins, brought lists of people, used human checks and counts
 * after a day, sessions that nothing renews, links, mailed codes and changes of an address that are over, devices not
 * seen for 90 days, mails after as many, registrations not confirmed for 14; of sign-ins with Google what waited for a
 * consent, and nonces after a day.
 */
export async function forgetOld(db: Db): Promise<void> {
  await db.run(sql`delete from idempotency_keys where created_at < ${hours(24)}`);
  await db.run(sql`delete from sign_in_failures where at < ${hours(24)}`);
  await db.run(sql`delete from people_imports where created_at < ${hours(24)}`);
  await db.run(sql`delete from human_checks where at < ${hours(24)}`);
  await db.run(sql`delete from counts where at < ${hours(24)}`);
  await db.run(sql`delete from links where expires_at < ${clock.now()}`);
  await db.run(sql`delete from mailed_codes where expires_at < ${clock.now()}`);
  await db.run(sql`delete from email_changes where expires_at < ${clock.now()}`);
  await db.run(sql`delete from waiting_identities where expires_at < ${clock.now()}`);
  await db.run(sql`delete from used_nonces where at < ${hours(24)}`);
  await db.run(sql`delete from sessions where refresh_until < ${clock.now()}`);
  await db.run(sql`delete from mails where created_at < ${hours(mailDays * 24)}`);
  await db.run(sql`delete from known_devices where seen_at < ${hours(90 * 24)}`);
  await db.transaction(tx => forgetUnverified(tx, sql`created_at < ${hours(14 * 24)}`));
}
