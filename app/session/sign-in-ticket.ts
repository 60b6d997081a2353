import type { AppLoadContext } from "@remix-run/node";
import { cookieHeader } from "./cookies";

const nameOf = (secure: boolean) => (secure ? "__Host-second-step" : "second-step");
const minutes = 5;

/**
 * Keeps the sealed ticket of a sign-in's first step, and whether to stay signed in, until the second factor is
 * entered. It is no session and only serves the second step.
 */
export function storeTicket(context: AppLoadContext, ticket: string, remember: boolean): void {
  const secure = context.build.production;
  context.setCookie(
    cookieHeader(nameOf(secure), `${ticket}.${remember ? 1 : 0}`, { secure, maxAge: minutes * 60 }),
  );
}

/** The ticket of this browser. */
export function readTicket(context: AppLoadContext): { ticket: string; remember: boolean } | undefined {
  const match = /^([\w-]{40,600})\.([01])$/.exec(context.cookies.get(nameOf(context.build.production)) ?? "");
  return match ? { ticket: match[1]!, remember: match[2] === "1" } : undefined;
}

/** The ticket was used or has expired. */
export function clearTicket(context: AppLoadContext): void {
  const secure = context.build.production;
  if (context.cookies.has(nameOf(secure)))
    context.setCookie(cookieHeader(nameOf(secure), "", { secure, maxAge: 0 }));
}
