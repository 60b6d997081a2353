import type { AppLoadContext } from "@remix-run/node";
import type { ApiClient } from "~/api/client";
import { contract } from "~/contract/contract";
import { AppError } from "~/contract/errors";
import { unsentMinutes } from "~/contract/unsent-forms";
import { cookieHeader } from "./cookies";
import { wantedPath } from "./guard";
import { parseSession, sessionCookieName } from "./session-cookie";

/** The address of the page whose form is kept: only there it is asked for. */
const placeCookie = "unsent";
const endedCookie = (secure: boolean) => (secure ? "__Host-ended" : "ended");
const maxAge = unsentMinutes * 60;

/**
 * Remembers in this browser whose session has ended: another tab may still hold a form of it. The token authorises
 * nothing any more; it only names the user for whom such a form is kept.
 */
export function rememberEndedSession(
  setCookie: (header: string) => void,
  cookies: ReadonlyMap<string, string>,
  secure: boolean,
): void {
  const ended = parseSession(cookies.get(sessionCookieName(secure)))?.refreshToken;
  if (ended) setCookie(cookieHeader(endedCookie(secure), ended, { secure, maxAge }));
}

/** The browser holds, or lately held, a session that has ended. */
export const endedSession = (cookies: ReadonlyMap<string, string>, secure: boolean): string | undefined =>
  parseSession(cookies.get(sessionCookieName(secure)))?.refreshToken ??
  /^[\w-]{43}$/.exec(cookies.get(endedCookie(secure)) ?? "")?.[0];

/** A copy of a form as it arrives, for the case that it cannot be accepted. Uploads and other bodies have none. */
export function copyOfForm(request: Request): (() => Promise<FormData>) | undefined {
  const type = request.headers.get("content-type") ?? "";
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return undefined;
  const copy = request.clone();
  return () => copy.formData();
}

/**
 * Keeps the form of this request until its sender has signed in, or confirmed their identity.
 * @returns whether it will be there again
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
    if (kept) setCookie(cookieHeader(placeCookie, wantedPath(url), { secure: build.production, maxAge }));
    return kept;
  } catch (error) {
    // Too much to keep, or no database: the person is told that they have to sign in, and no more.
    if (error instanceof AppError) return false;
    throw error;
  }
}

type KeptFrom = Pick<AppLoadContext, "api" | "url" | "page" | "form" | "cookies" | "setCookie" | "build">;

/** The request that brings a kept form back to its page; undefined where none waits for this page and this person. */
export async function resumedRequest(
  request: Request,
  context: AppLoadContext,
): Promise<Request | undefined> {
  const { cookies, url, visitor, verdict, api, build } = context;
  const place = cookies.get(placeCookie);
  const asks = request.method === "GET" && place === wantedPath(url) && !url.pathname.endsWith(".data");
  if (!asks || visitor.state !== "signed-in" || verdict.to !== "pass") return undefined;
  for (const name of [placeCookie, endedCookie(build.production)])
    context.setCookie(cookieHeader(name, "", { secure: build.production, maxAge: 0 }));
  const { form } = await api.unsentForms.take();
  if (!form) return undefined;
  const address = new URL(form.action, url);
  if (wantedPath(address) !== place) return undefined;
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
 * The api of a form that is brought back: it reads as ever, and refuses every change with `form_resumed`. So the page's
 * own action shows the form with its values, and does nothing.
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
