import type { AppLoadContext } from "@remix-run/node";
import { cookieHeader } from "./cookies";

const nameOf = (secure: boolean) => (secure ? "__Host-second-step" : "second-step");
const minutes = 5;

/**
 * Keeps, between the two steps of a sign-in, the sealed ticket of the first one and whether to stay signed in. It is
 * no session: nothing but the second step takes it.
 */
export function keepTicket(context: AppLoadContext, ticket: string, remember: boolean): void {
  const secure = context.build.production;
  context.setCookie(
    cookieHeader(nameOf(secure), `${ticket}.${remember ? 1 : 0}`, { secure, maxAge: minutes * 60 }),
  );
}

/** The ticket of this browser. */
export function heldTicket(context: AppLoadContext): { ticket: string; remember: boolean } | undefined {
  const held = /^([\w-]{40,600})\.([01])$/.exec(context.cookies.get(nameOf(context.build.production)) ?? "");
  return held ? { ticket: held[1]!, remember: held[2] === "1" } : undefined;
}

/** It has been used, or is over. */
export function forgetTicket(context: AppLoadContext): void {
  const secure = context.build.production;
  if (context.cookies.has(nameOf(secure)))
    context.setCookie(cookieHeader(nameOf(secure), "", { secure, maxAge: 0 }));
}
