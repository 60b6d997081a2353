import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { countWithin, type Limit, secondsUntilRoom } from "./count-within";

/**
 * Limits a user to 20 questions a minute (retries and provider trials included).
 * @throws AppError too_many_requests with `values.seconds` until the next one
 */
export async function limitQuestionRate(db: Db, userId: string): Promise<void> {
  const limit: Limit = { what: "question", whom: userId, max: 20, minutes: 1 };
  if (await countWithin(db, limit)) return;
  throw new AppError("too_many_requests", {
    values: { seconds: Math.max(1, await secondsUntilRoom(db, limit)) },
  });
}
