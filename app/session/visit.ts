import type { AppLoadContext } from "@remix-run/node";
import type { ApiAccess, ApiSource } from "~/api/client";
import { abilityOf } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import type { Settings } from "~/env";
import { pickLanguage } from "~/i18n/pick-language";
import { readCookies } from "./cookies";
import { findPage } from "./find-page";
import { flash } from "./flash";
import { authorize, type Verdict, type Visitor, wantedPath } from "./guard";
import { readPreferences } from "./preferences";
import { clearedSessionCookie, parseSession, sessionCookie, sessionCookieName } from "./session-cookie";
import {
  copyOfForm,
  endedSession,
  keepForm,
  readOnly,
  rememberEndedSession,
  resumedRequest,
} from "./unsent-form";
import { type Address, hasReact } from "./url-map";

/** A request for the data of a page without React must load the page as a document. */
function asDocument(verdict: Verdict, page: Address, { method, url }: Request): Verdict {
  const address = new URL(url);
  if (verdict.to !== "pass" || hasReact(page) || method !== "GET" || !address.pathname.endsWith(".data"))
    return verdict;
  return { to: "document", location: wantedPath(address) };
}

/**
 * Explains on the sign-in page that the session has ended, and keeps the form that was sent after its end. A visitor who
 * signed out in another tab gets the message once they send a form.
 */
async function flashSessionEnded({ method }: Request, context: AppLoadContext): Promise<void> {
  const { visitor, verdict, page, cookies, build } = context;
  const ended =
    visitor.state === "expired" ||
    (visitor.state === "anonymous" &&
      method === "POST" &&
      endedSession(cookies, build.production) !== undefined);
  if (!ended || verdict.to !== "redirect" || page.layout === "resource") return;
  const kept = await keepForm(context);
  flash(context, { kind: "note", key: kept ? "shell:sessionEnded.kept" : "shell:sessionEnded" });
}

/** Explains on the user's home page that they may not open the page that they asked for. */
function flashDenied(context: AppLoadContext): void {
  const { verdict, page } = context;
  if (verdict.to !== "redirect" || !verdict.lacks || page.layout === "resource") return;
  flash(context, { kind: "problem", key: "shell:denied.home" });
}

/** The settings that pages need. */
function buildSettings(settings: Settings) {
  return {
    mode: settings.APP_MODE,
    title: settings.APP_TITLE,
    origin: settings.DOMAIN,
    apiBaseUrl: settings.API_BASE_URL,
    production: settings.production,
    uploadLimitMb: settings.UPLOAD_LIMIT_MB,
    divisionLimit: settings.DIVISION_LIMIT,
    looksUpCountry: settings.COUNTRY_LOOKUP_URL !== undefined,
    google: settings.GOOGLE_CLIENT_SECRET !== undefined,
    security: { contact: settings.SECURITY_CONTACT, policy: settings.SECURITY_POLICY },
    colours: {
      primary: settings.PRIMARY_COLOR,
      primaryDark: settings.PRIMARY_DARK_COLOR,
      lightSurface: settings.LIGHT_SURFACE_COLOR,
      darkSurface: settings.DARK_SURFACE_COLOR,
    },
  };
}

/** The sites that forms of pages with Google or payments may be redirected to. */
function formTargetsOf(settings: Settings): { google: string[]; payment: string[] } {
  // Only the origin: a policy with a path would not allow the provider's own redirects.
  const google = settings.GOOGLE_CLIENT_SECRET !== undefined ? [new URL(settings.GOOGLE_ISSUER).origin] : [];

  const payment = settings.STRIPE_SECRET_KEY
    ? settings.trialPayments || settings.STRIPE_URL !== "https://api.stripe.com"
      ? [settings.STRIPE_URL]
      : ["https://checkout.stripe.com", "https://billing.stripe.com", "https://invoice.stripe.com"]
    : [];
  return { google, payment };
}

/** What the shell knows of a request before it is handled. */
type RequestInfo = { clientAddress: string; requestId: string; nonce: string };

type SessionCookies = {
  cookies: Map<string, string>;
  setCookie: (header: string) => void;
  /** Whether cookies are sent over HTTPS only. */
  secure: boolean;
};

/** Reads the session of a request, and refreshes it if its access token has expired. */
async function recognise(
  source: ApiSource,
  { headers }: Request,
  info: RequestInfo,
  { cookies, setCookie, secure }: SessionCookies,
): Promise<{ access: ApiAccess; visitor: Visitor }> {
  const caller = {
    requestId: info.requestId,
    address: info.clientAddress,
    userAgent: headers.get("user-agent"),
  };
  const open = (accessToken?: string) => source({ ...caller, accessToken });
  const cookie = cookies.get(sessionCookieName(secure));
  const session = parseSession(cookie);
  const expired = async () => {
    rememberEndedSession(setCookie, cookies, secure);
    setCookie(clearedSessionCookie(secure));
    return { access: await open(), visitor: { state: "expired" } as const };
  };
  if (!session) return cookie ? expired() : { access: await open(), visitor: { state: "anonymous" } };
  let access = await open(session.accessToken);
  if (!access.user) {
    try {
      const tokens = await access.api.session.refresh({ refreshToken: session.refreshToken });
      setCookie(sessionCookie(tokens, { remember: session.remember, secure, now: new Date() }));
      access = await open(tokens.accessToken);
    } catch (error) {
      // Only a refusal ends the session: the tokens outlive an outage.
      if (!(error instanceof AppError) || error.status >= 500) throw error;
    }
  }
  if (!access.user) return expired();
  const visitor: Visitor = { state: "signed-in", user: access.user, ability: abilityOf(access.user.rules) };
  return { access, visitor };
}

/**
 * Resolves the visitor once, before Remix: reads the session, refreshes it if the access token has expired, asks
 * the guard, and collects the cookies of the response. Loaders run in parallel and share the result.
 */
export function createVisits(source: ApiSource, settings: Settings) {
  const build = buildSettings(settings);
  const { google, payment } = formTargetsOf(settings);

  return async (request: Request, info: RequestInfo) => {
    const url = new URL(request.url);
    const outgoing = new Map<string, string>();
    const setCookie = (header: string) => void outgoing.set(header.slice(0, header.indexOf("=")), header);
    const cookies = readCookies(request.headers.get("cookie"));
    const { access, visitor } = await recognise(source, request, info, {
      cookies,
      setCookie,
      secure: settings.production,
    });
    const { page } = findPage(url);
    const preferences = readPreferences(cookies);
    const context: AppLoadContext = {
      nonce: info.nonce,
      requestId: info.requestId,
      address: info.clientAddress,
      url,
      page,
      verdict: asDocument(authorize(page, visitor, url, build), page, request),
      visitor,
      api: access.api,
      raw: access.raw,
      language: await pickLanguage(
        visitor.state === "signed-in" ? visitor.user.language : undefined,
        preferences.language,
        request,
      ),
      look: preferences.look,
      saveData: request.headers.get("save-data") === "on",
      build,
      setCookie,
      cookies,
      form: copyOfForm(request),
    };
    const resumed = await resumedRequest(request, context);
    if (resumed) Object.assign(context, { resumed: true, api: readOnly(context.api) });
    else await flashSessionEnded(request, context);
    flashDenied(context);
    const withCookies = (response: Response, headers: Iterable<string>) => {
      for (const header of headers) response.headers.append("set-cookie", header);
      return response;
    };
    return {
      context,
      request: resumed ?? request,
      finish: (response: Response) => withCookies(response, outgoing.values()),
      keepSession(response: Response) {
        const renewed = outgoing.get(sessionCookieName(settings.production));
        return withCookies(response, renewed && visitor.state === "signed-in" ? [renewed] : []);
      },
      // Read after the page, whose loader may have set sites.
      get beyond() {
        const formTargets = [...(page.google ? google : []), ...(page.payment ? payment : [])];
        return { formTargets, framers: context.framers ?? [] };
      },
    };
  };
}
