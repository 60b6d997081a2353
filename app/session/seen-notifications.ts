import type { AppLoadContext } from "@remix-run/node";
import { cookieHeader } from "./cookies";

const name = "seen-notifications";
const month = 30 * 24 * 3600;

/** Whether a time is after the visitor's last look; before the first look, within the last week. */
export function unseenBy(context: AppLoadContext): (at: Date) => boolean {
  const lastSeenMs = Number(context.cookies.get(name));
  const sinceMs =
    Number.isSafeInteger(lastSeenMs) && lastSeenMs > 0 ? lastSeenMs : Date.now() - 7 * 24 * 3600 * 1000;
  return at => at.getTime() > sinceMs;
}

/** Records that this visitor looked now. */
export function markNotificationsSeen(context: AppLoadContext): void {
  context.setCookie(
    cookieHeader(name, String(Date.now()), { maxAge: month, secure: context.build.production }),
  );
}
