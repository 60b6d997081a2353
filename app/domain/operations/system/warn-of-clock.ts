import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";

/** A difference below this, in milliseconds, does no harm: signed requests between processes hold for a minute. */
const harmlessMs = 10_000;

/** Says at start, in a line, that this machine's clock and the database's differ. Nothing stops. */
export async function warnOfClock(db: Db): Promise<void> {
  const before = clock.now().getTime();
  const { at } = await db.one<{ at: Date }>(sql`select clock_timestamp() as at`);
  const after = clock.now().getTime();
  // The database looked at its clock at some moment in between.
  const ahead = at.getTime() < before ? before - at.getTime() : Math.min(after - at.getTime(), 0);
  if (Math.abs(ahead) < harmlessMs) return;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  console.error(
    `The clock of this machine is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} the database's: times that people see are as wrong, sessions end early or late, and above 60 s processes do not believe each other. Let both machines take their time from NTP.`,
  );
}
