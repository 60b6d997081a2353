import type { AppLoadContext } from "@remix-run/node";
import { cookieHeader } from "./cookies";

const name = "seen-notifications";
const month = 30 * 24 * 3600;

/** Says of a time whether it lies after this visitor's last look; before the first one, of the last week. */
export function newSince(context: AppLoadContext): (at: Date) => boolean {
  const seen = Number(context.cookies.get(name));
  const since = Number.isSafeInteger(seen) && seen > 0 ? seen : Date.now() - 7 * 24 * 3600 * 1000;
  return at => at.getTime() > since;
}

/** Keeps that this visitor looked now. */
export function seeNow(context: AppLoadContext): void {
  context.setCookie(
    cookieHeader(name, String(Date.now()), { maxAge: month, secure: context.build.production }),
  );
}
