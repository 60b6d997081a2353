import { AppError } from "~/contract/errors";
import { type Db, uniqueViolation } from "~/db/connection";
import { interruptAbandoned } from "./interrupt-abandoned";

/**
 * Runs a statement or transaction that starts an answer. A unique index rejects a second answer of the same
 * conversation; if the process that writes the first one has died, that is marked as interrupted and `work` retried.
 * @throws AppError answer_under_way
 */
export async function ensureSingleAnswer<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const attempt = () =>
    work().catch((error: unknown) => {
      if (uniqueViolation(error) === "messages_one_under_way") throw new AppError("answer_under_way");
      throw error;
    });
  try {
    return await attempt();
  } catch (error) {
    const busy = error instanceof AppError && error.code === "answer_under_way";
    if (!busy || (await interruptAbandoned(db)) === 0) throw error;
    return attempt();
  }
}
