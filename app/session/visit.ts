import type { AppLoadContext } from "@remix-run/node";
import type { ApiAccess, ApiSource } from "~/api/client";
import { abilityOf } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import type { Settings } from "~/env";
import { pickLanguage } from "~/i18n/pick-language";
import { readCookies } from "./cookies";
import { findPage } from "./find-page";
import { judge, type Visitor } from "./guard";
import { readPreferences } from "./preferences";
import { clearSession, keepSession, parseSession, sessionCookieName } from "./session-cookie";

type From = { clientAddress: string; requestId: string; nonce: string };

/**
 * Looks once, before Remix, at who is visiting: reads the session, refreshes it where the access
 * token is over, asks the guard, and keeps the cookies for the way out. Loaders run in parallel and
 * share what is made here.
 */
export function createVisits(source: ApiSource, settings: Settings) {
  const secure = settings.production;
  const build = {
    mode: settings.APP_MODE,
    title: settings.APP_TITLE,
    origin: settings.DOMAIN,
    apiBaseUrl: settings.API_BASE_URL,
    production: settings.production,
    uploadLimitMb: settings.UPLOAD_LIMIT_MB,
    divisionLimit: settings.DIVISION_LIMIT,
    looksUpCountry: settings.COUNTRY_LOOKUP_URL !== undefined,
    google: settings.GOOGLE_CLIENT_SECRET !== undefined,
    colours: {
      primary: settings.PRIMARY_COLOR,
      primaryDark: settings.PRIMARY_DARK_COLOR,
      lightSurface: settings.LIGHT_SURFACE_COLOR,
      darkSurface: settings.DARK_SURFACE_COLOR,
    },
  };

  // The origin alone: a policy with a path would not survive a redirect of the provider's own.
  const google = build.google ? [new URL(settings.GOOGLE_ISSUER).origin] : [];

  async function recognise(
    request: Request,
    from: From,
    cookies: Map<string, string>,
    setCookie: (header: string) => void,
  ) {
    const asker = {
      requestId: from.requestId,
      address: from.clientAddress,
      userAgent: request.headers.get("user-agent"),
    };
    const open = (accessToken?: string) => source({ ...asker, accessToken });
    const cookie = cookies.get(sessionCookieName(secure));
    const held = parseSession(cookie);
    const expired = async (): Promise<{ access: ApiAccess; visitor: Visitor }> => {
      setCookie(clearSession(secure));
      return { access: await open(), visitor: { state: "expired" } };
    };
    if (!held) return cookie ? expired() : { access: await open(), visitor: { state: "nobody" } as Visitor };
    let access = await open(held.accessToken);
    if (!access.user) {
      try {
        const tokens = await access.api.session.refresh({ refreshToken: held.refreshToken });
        setCookie(keepSession(tokens, held.remember, secure, new Date()));
        access = await open(tokens.accessToken);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    }
    if (!access.user) return expired();
    const visitor: Visitor = { state: "signed-in", user: access.user, ability: abilityOf(access.user.rules) };
    return { access, visitor };
  }

  return async (request: Request, from: From) => {
    const url = new URL(request.url);
    const outgoing = new Map<string, string>();
    const setCookie = (header: string) => void outgoing.set(header.slice(0, header.indexOf("=")), header);
    const cookies = readCookies(request.headers.get("cookie"));
    const { access, visitor } = await recognise(request, from, cookies, setCookie);
    const { page } = findPage(url);
    const preferences = readPreferences(cookies);
    const context: AppLoadContext = {
      nonce: from.nonce,
      requestId: from.requestId,
      address: from.clientAddress,
      url,
      page,
      verdict: judge(page, visitor, url, build),
      visitor,
      api: access.api,
      raw: access.raw,
      language: pickLanguage(
        visitor.state === "signed-in" ? visitor.user.language : undefined,
        preferences.language,
        request.headers.get("accept-language"),
      ),
      look: preferences.look,
      saveData: request.headers.get("save-data") === "on",
      build,
      setCookie,
      cookies,
    };
    const finish = (response: Response) => {
      for (const header of outgoing.values()) response.headers.append("set-cookie", header);
      return response;
    };
    return { context, finish, beyond: { formTargets: page.google ? google : [] } };
  };
}
