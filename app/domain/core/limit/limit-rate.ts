import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { countWithin, type Limit, secondsUntilRoom } from "./count-within";

/**
 * Counts one event if the limit allows it.
 * @throws AppError too_many_requests with `values.seconds` until the next one
 */
export async function limitRate(db: Db, limit: Limit): Promise<void> {
  if (await countWithin(db, limit)) return;
  const seconds = Math.max(1, await secondsUntilRoom(db, limit));
  throw new AppError("too_many_requests", { values: { seconds } });
}
