import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

const hours = (count: number) => new Date(clock.now().getTime() - count * 3_600_000);

/** Deletes what has served its time: request ids and failed sign-ins after a day, sessions that nothing renews, links that are over. */
export async function forgetOld(db: Db): Promise<void> {
  await db.run(sql`delete from idempotency_keys where created_at < ${hours(24)}`);
  await db.run(sql`delete from sign_in_failures where at < ${hours(24)}`);
  await db.run(sql`delete from links where expires_at < ${clock.now()}`);
  await db.run(sql`delete from sessions where refresh_until < ${clock.now()}`);
}
