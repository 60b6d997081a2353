import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { clearedCookie, cookieHeader } from "./cookies";

const PendingMail = z.object({
  email: z.string().max(254),
  /** The registration page to return to. */
  from: z.enum(["/signup", "/register", "/start", "/login"]),
  /** The page originally requested. */
  to: z.string().optional(),
  /** With the mail's link it signs in: this browser sent the registration. */
  ticket: z.string().max(600).optional(),
  /** Its link was used: the mail is no longer pending, and the sign-in page knows the address. */
  arrived: z.literal(true).optional(),
});
/** The mail that a visitor expects after registering, with the input, whether or not the address exists. */
export type PendingMail = z.output<typeof PendingMail>;

const cookieName = "awaited";
const keptSeconds = 3600;
/** Browsers ignore a cookie of more than 4096 bytes with its name. */
const maxCookieBytes = 4000;

/** Remembers for an hour, in this browser alone, which mailbox to check; a requested page that is too long is left out. */
export function storePendingMail(context: AppLoadContext, { to, ...mail }: PendingMail): void {
  const whole = JSON.stringify({ ...mail, to });
  const fits = encodeURIComponent(whole).length <= maxCookieBytes;
  context.setCookie(
    cookieHeader(cookieName, fits ? whole : JSON.stringify(mail), {
      secure: context.build.production,
      maxAge: keptSeconds,
    }),
  );
}

/** The mail that this browser waits for. */
export function readPendingMail(context: AppLoadContext): PendingMail | undefined {
  const stored = readStored(context);
  return stored?.arrived ? undefined : stored;
}

/** The address that this browser has just verified, for the sign-in page. */
export function readVerifiedEmail(context: AppLoadContext): string | undefined {
  const stored = readStored(context);
  return stored?.arrived ? stored.email : undefined;
}

function readStored(context: AppLoadContext): PendingMail | undefined {
  try {
    return PendingMail.parse(JSON.parse(context.cookies.get(cookieName) ?? ""));
  } catch {
    return undefined;
  }
}

/** Forgets the mail, and the address. */
export function clearPendingMail(context: AppLoadContext): void {
  if (context.cookies.has(cookieName)) context.setCookie(clearedCookie(cookieName, context.build.production));
}
