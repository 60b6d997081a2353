import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { clearedCookie, cookieHeader } from "./cookies";

const Flash = z.object({
  kind: z.enum(["done", "problem", "note"]),
  key: z.string().regex(/^[\w.:]{1,80}$/),
  values: z.record(z.string(), z.union([z.string().max(300), z.number()])).default({}),
});
/** A message for the next page: its key and values. */
export type Flash = z.output<typeof Flash>;

/** Shows this message on the next page. The key is looked up there, so a forged cookie can only set values. */
export function flash(
  context: AppLoadContext,
  message: Omit<Flash, "values"> & { values?: Flash["values"] },
): void {
  context.setCookie(
    cookieHeader("flash", JSON.stringify({ values: {}, ...message }), {
      secure: context.build.production,
      maxAge: 60,
    }),
  );
}

/** Shows how many of the chosen items were changed, and with `some` that `left` were not. */
export function flashCounts(
  context: AppLoadContext,
  keys: { all: string; some: string },
  { count, left, ...values }: { count: number; left: number; [value: string]: string | number },
): void {
  if (left === 0) flash(context, { kind: "done", key: keys.all, values: { ...values, count } });
  else flash(context, { kind: "problem", key: keys.some, values: { count, left } });
}

/** Returns and clears the message of the last page; only the root loader calls this. */
export function takeFlash(context: AppLoadContext): Flash | undefined {
  const cookie = context.cookies.get("flash");
  if (!cookie) return undefined;
  context.setCookie(clearedCookie("flash", context.build.production));
  try {
    return Flash.parse(JSON.parse(cookie));
  } catch {
    return undefined;
  }
}

/** Keeps the message for the page that a loader redirects to: the root loader beside it has taken it already. */
export function keepFlash(context: Pick<AppLoadContext, "cookies" | "setCookie" | "build">): void {
  const cookie = context.cookies.get("flash");
  if (cookie)
    context.setCookie(cookieHeader("flash", cookie, { secure: context.build.production, maxAge: 60 }));
}
