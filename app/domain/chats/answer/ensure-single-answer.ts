import { AppError } from "~/contract/errors";
import { type Db, uniqueViolation } from "~/db/connection";
import { interruptAbandoned } from "./interrupt-abandoned";

/**
 * Runs a statement or transaction that starts an answer. A unique index rejects a second answer in the same conversation.
 * If the process that generates the first one has died, marks that as interrupted and runs `work` again.
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
    const isRejected = error instanceof AppError && error.code === "answer_under_way";
    if (!isRejected || (await interruptAbandoned(db)) === 0) throw error;
    return attempt();
  }
}
