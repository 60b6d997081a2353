import type { AppLoadContext } from "@remix-run/node";
import type { ApiClient } from "~/api/client";
import { contract } from "~/contract/contract";
import { AppError } from "~/contract/errors";
import { unsentMinutes } from "~/contract/unsent-forms";
import { clearedCookie, cookieHeader, hostCookieName } from "./cookies";
import { wantedPath } from "./guard";
import { parseSession, sessionCookieName } from "./session-cookie";

/** The cookie with the address of the page whose form is kept: only that page reads the form. */
const pageCookie = "unsent";
const endedCookie = (secure: boolean) => hostCookieName("ended", secure);
const keptSeconds = unsentMinutes * 60;

/**
 * Stores in this browser the session that has ended: another tab may still contain a form of it. The token authorises
 * nothing; it only identifies the user for whom such a form is kept.
 */
export function rememberEndedSession(
  setCookie: (header: string) => void,
  cookies: ReadonlyMap<string, string>,
  secure: boolean,
): void {
  const ended = parseSession(cookies.get(sessionCookieName(secure)))?.refreshToken;
  if (ended) setCookie(cookieHeader(endedCookie(secure), ended, { secure, maxAge: keptSeconds }));
}

/** The token of a session of this browser that has ended. */
export const endedSession = (cookies: ReadonlyMap<string, string>, secure: boolean): string | undefined =>
  parseSession(cookies.get(sessionCookieName(secure)))?.refreshToken ??
  /^[\w-]{43}$/.exec(cookies.get(endedCookie(secure)) ?? "")?.[0];

/** Copies a form as it arrives, in case it cannot be accepted. Undefined for uploads and other bodies. */
export function copyOfForm(request: Request): (() => Promise<FormData>) | undefined {
  const type = request.headers.get("content-type") ?? "";
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return undefined;
  const copy = request.clone();
  return () => copy.formData();
}

/**
 * Keeps the form of this request until its sender has signed in, or confirmed their identity.
 * @returns whether it can be restored
 */
export async function keepForm({
  api,
  url,
  page,
  form,
  cookies,
  setCookie,
  build,
}: KeptFrom): Promise<boolean> {
  const refreshToken = endedSession(cookies, build.production);
  if (!form || !refreshToken || page.layout === "resource") return false;
  const fields = [...(await form())].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const query = new URLSearchParams(url.searchParams);
  query.delete("_routes");
  const action = url.pathname.replace(/\.data$/, "") + (query.size > 0 ? `?${query}` : "");
  try {
    const { kept } = await api.unsentForms.keep({ refreshToken, action, fields });
    if (kept)
      setCookie(cookieHeader(pageCookie, wantedPath(url), { secure: build.production, maxAge: keptSeconds }));
    return kept;
  } catch (error) {
    // If the form is too large or the database unavailable, the page only says that a sign-in is required.
    if (error instanceof AppError) return false;
    throw error;
  }
}

type KeptFrom = Pick<AppLoadContext, "api" | "url" | "page" | "form" | "cookies" | "setCookie" | "build">;

/** The request that restores a kept form on its page; undefined without one for this page and user. */
export async function resumedRequest(
  request: Request,
  context: AppLoadContext,
): Promise<Request | undefined> {
  const { cookies, url, visitor, verdict, api, build } = context;
  const formPath = cookies.get(pageCookie);
  const isItsPage =
    request.method === "GET" && formPath === wantedPath(url) && !url.pathname.endsWith(".data");
  if (!isItsPage || visitor.state !== "signed-in" || verdict.to !== "pass") return undefined;
  for (const name of [pageCookie, endedCookie(build.production)])
    context.setCookie(clearedCookie(name, build.production));
  const { form } = await api.unsentForms.take();
  if (!form) return undefined;
  const address = new URL(form.action, url);
  if (wantedPath(address) !== formPath) return undefined;
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
  headers.delete("content-length");
  return new Request(address, {
    method: "POST",
    headers,
    body: new URLSearchParams(form.fields).toString(),
    signal: request.signal,
  });
}

type Methods = Record<string, Record<string, { "~orpc": { route: { method?: string } } }>>;

/**
 * The api of a restored form: it reads as usual, and refuses every change with `form_resumed`, so that the page's own action
 * shows the form with its values and changes nothing.
 */
export function readOnly(api: ApiClient): ApiClient {
  const resources = contract as unknown as Methods;
  const isRead = (noun: string, verb: string) => resources[noun]?.[verb]?.["~orpc"].route.method === "GET";
  const refuse = () => Promise.reject(new AppError("form_resumed"));
  return new Proxy(api, {
    get: (nouns, noun: string) =>
      new Proxy(nouns[noun as keyof ApiClient] as object, {
        get: (verbs, verb: string) => (isRead(noun, verb) ? Reflect.get(verbs, verb) : refuse),
      }),
  });
}
