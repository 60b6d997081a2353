import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";

const perMinute = 20;
const minuteMs = 60_000;
const asked = new Map<string, number[]>();

/**
 * At most 20 questions a minute of one person in this process ("again" and trials of a provider count too).
 * @throws AppError too_many_requests with `values.seconds` until the next one
 */
export function keepPace(userId: string): void {
  const now = clock.now().getTime();
  if (asked.size > 10_000) forgetOld(now);
  const recent = (asked.get(userId) ?? []).filter(at => at > now - minuteMs && at <= now);
  const oldest = recent[0];
  if (recent.length >= perMinute && oldest !== undefined) {
    throw new AppError("too_many_requests", {
      values: { seconds: Math.ceil((oldest + minuteMs - now) / 1000) },
    });
  }
  recent.push(now);
  asked.set(userId, recent);
}

function forgetOld(now: number): void {
  for (const [userId, times] of asked) {
    if ((times.at(-1) ?? 0) <= now - minuteMs) asked.delete(userId);
  }
}
