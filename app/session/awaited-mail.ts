import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { cookieHeader } from "./cookies";

const Awaited = z.object({
  email: z.string().max(254),
  /** The registration to begin again at. */
  from: z.enum(["/signup", "/register", "/start", "/login"]),
  /** Where they wanted to go. */
  to: z.string().max(2000).optional(),
});
/** Whose mail somebody waits for after registering: what they typed themselves, whether or not it was known. */
export type AwaitedMail = z.output<typeof Awaited>;

const name = "awaited";

/** Remembers for an hour, in this browser alone, which mailbox to look into. */
export function awaitMail(context: AppLoadContext, mail: AwaitedMail): void {
  context.setCookie(
    cookieHeader(name, JSON.stringify(mail), { secure: context.build.production, maxAge: 3600 }),
  );
}

/** The mail that this browser waits for. */
export function awaitedMail(context: AppLoadContext): AwaitedMail | undefined {
  try {
    return Awaited.parse(JSON.parse(context.cookies.get(name) ?? ""));
  } catch {
    return undefined;
  }
}

/** It has arrived. */
export function forgetAwaited(context: AppLoadContext): void {
  if (context.cookies.has(name))
    context.setCookie(cookieHeader(name, "", { secure: context.build.production, maxAge: 0 }));
}
