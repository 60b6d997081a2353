import sql from "sql-template-tag";
import { clock, setClockBack } from "~/db/clock";
import type { Db } from "~/db/connection";

/** A smaller difference does no harm: sign-ins and forms have seconds to spare. */
const harmlessMs = 1_000;
/** From this difference on it is logged for the operator. */
const loggedMs = 10_000;
/** A machine's clock may be set right while the process runs. */
const syncEveryMs = 60_000;

/**
 * Sets this process's clock by the database's, because processes compare times that others have written. A difference of
 * ten seconds is logged. Nothing stops.
 */
export async function syncClock(db: Db): Promise<void> {
  const before = clock.now().getTime();
  const { at } = await db.one<{ at: Date }>(sql`select clock_timestamp() as at`);
  const after = clock.now().getTime();
  // The database looked at its clock at some moment in between.
  const ahead = at.getTime() < before ? before - at.getTime() : Math.min(after - at.getTime(), 0);
  if (Math.abs(ahead) < harmlessMs) return;
  setClockBack(ahead);
  if (Math.abs(ahead) < loggedMs) return;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  console.error(
    `The clock of this machine is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} the database's, by which this process goes from now on. Let both machines take their time from NTP: above 60 s, processes without the database are not believed by the others.`,
  );
}

/** Sets the clock every minute until the returned function is called. */
export function startClockSync(db: Db): () => void {
  const sync = () => void syncClock(db).catch(error => console.error(`clock: ${error.message}`));
  // After the start, which does not wait for it.
  setImmediate(sync);
  const timer = setInterval(sync, syncEveryMs).unref();
  return () => clearInterval(timer);
}
