import type { AppLoadContext } from "@remix-run/node";
import { cookieHeader } from "./cookies";

const cookieName = "seen-notifications";
const daySeconds = 24 * 3600;
const weekMs = 7 * daySeconds * 1000;

/** Whether a time is after the visitor's last look; before the first look, within the last week. */
export function unseenBy(context: AppLoadContext): (at: Date) => boolean {
  const lastSeenMs = Number(context.cookies.get(cookieName));
  const sinceMs = Number.isSafeInteger(lastSeenMs) && lastSeenMs > 0 ? lastSeenMs : Date.now() - weekMs;
  return at => at.getTime() > sinceMs;
}

/** Records that this visitor looked now. */
export function markNotificationsSeen(context: AppLoadContext): void {
  context.setCookie(
    cookieHeader(cookieName, String(Date.now()), {
      maxAge: 30 * daySeconds,
      secure: context.build.production,
    }),
  );
}
