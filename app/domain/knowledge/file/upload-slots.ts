import { AppError } from "~/contract/errors";
import type { Actor } from "~/domain/core/actor/actor";

/** Chosen: maximum numbers of concurrent uploads in this process. A form sends its files one after the other. */
const maxOfUser = 4;
const maxOfCompany = 16;
const retryAfterSeconds = 5;

const running = new Map<string, number>();

/** Runs an upload unless its user or company has too many at once. @throws AppError uploads_under_way with `seconds` */
export async function withUploadSlot<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  const limits = [
    [actor.id, maxOfUser],
    [`company ${actor.companyId}`, maxOfCompany],
  ] as const;
  if (limits.some(([owner, max]) => (running.get(owner) ?? 0) >= max))
    throw new AppError("uploads_under_way", { values: { seconds: retryAfterSeconds } });
  for (const [owner] of limits) running.set(owner, (running.get(owner) ?? 0) + 1);
  try {
    return await work();
  } finally {
    for (const [owner] of limits) {
      const left = running.get(owner)! - 1;
      if (left > 0) running.set(owner, left);
      else running.delete(owner);
    }
  }
}
