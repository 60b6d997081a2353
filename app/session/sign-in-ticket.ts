import type { AppLoadContext } from "@remix-run/node";
import { clearedCookie, cookieHeader, hostCookieName } from "./cookies";

const cookieName = (secure: boolean) => hostCookieName("second-step", secure);
const validSeconds = 5 * 60;

/**
 * Keeps the sealed ticket of a sign-in's first step, and whether to stay signed in, until the second factor is
 * entered. It is no session and only serves the second step.
 */
export function storeTicket(context: AppLoadContext, ticket: string, remember: boolean): void {
  const secure = context.build.production;
  context.setCookie(
    cookieHeader(cookieName(secure), `${ticket}.${remember ? 1 : 0}`, { secure, maxAge: validSeconds }),
  );
}

/** The ticket of this browser. */
export function readTicket(context: AppLoadContext): { ticket: string; remember: boolean } | undefined {
  const cookie = context.cookies.get(cookieName(context.build.production));
  const match = /^([\w-]{40,600})\.([01])$/.exec(cookie ?? "");
  return match ? { ticket: match[1]!, remember: match[2] === "1" } : undefined;
}

/** Removes a ticket that was used or has expired. */
export function clearTicket(context: AppLoadContext): void {
  const secure = context.build.production;
  if (context.cookies.has(cookieName(secure))) context.setCookie(clearedCookie(cookieName(secure), secure));
}
