import { AppError } from "~/contract/errors";
import type { Actor } from "~/domain/core/actor/actor";

/** Uploads at once in this process; a form sends its files one after the other. */
const mostOfUser = 4;
const mostOfCompany = 16;
const retryAfterSeconds = 5;

const underWay = new Map<string, number>();

/** Runs an upload unless its user or company has too many at once. @throws AppError uploads_under_way with `seconds` */
export async function withUploadSlot<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  const bounds = [
    [actor.id, mostOfUser],
    [`company ${actor.companyId}`, mostOfCompany],
  ] as const;
  if (bounds.some(([who, most]) => (underWay.get(who) ?? 0) >= most))
    throw new AppError("uploads_under_way", { values: { seconds: retryAfterSeconds } });
  for (const [who] of bounds) underWay.set(who, (underWay.get(who) ?? 0) + 1);
  try {
    return await work();
  } finally {
    for (const [who] of bounds) {
      const left = underWay.get(who)! - 1;
      if (left > 0) underWay.set(who, left);
      else underWay.delete(who);
    }
  }
}
