import type { AppLoadContext } from "@remix-run/node";
import { cookieHeader } from "./cookies";

const name = "seen-notifications";
const month = 30 * 24 * 3600;

/** Whether a time is after the visitor's last look; before the first look, within the last week. */
export function unseenBy(context: AppLoadContext): (at: Date) => boolean {
  const seen = Number(context.cookies.get(name));
  const since = Number.isSafeInteger(seen) && seen > 0 ? seen : Date.now() - 7 * 24 * 3600 * 1000;
  return at => at.getTime() > since;
}

/** Records that this visitor looked now. */
export function markNotificationsSeen(context: AppLoadContext): void {
  context.setCookie(
    cookieHeader(name, String(Date.now()), { maxAge: month, secure: context.build.production }),
  );
}
