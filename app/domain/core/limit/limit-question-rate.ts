import type { Db } from "~/db/connection";
import { limitRate } from "./limit-rate";

/**
 * Limits a user to 20 questions a minute (retries and provider trials included).
 * @throws AppError too_many_requests with `values.seconds` until the next one
 */
export async function limitQuestionRate(db: Db, userId: string): Promise<void> {
  await limitRate(db, { what: "question", whom: userId, max: 20, minutes: 1 });
}
