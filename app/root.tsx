import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, Suspense, useContext, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { userMenus } from "~/areas";
import { formatTime } from "~/i18n/format";
import { directionOf } from "~/i18n/languages";
import { PageTexts } from "~/i18n/page-texts";
import { pageTitle, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { takeFlash } from "~/session/flash";
import { wantedPath } from "~/session/guard";
import { menuOf, shownItems } from "~/session/menu-of";
import { lookAttributes } from "~/session/preferences-choices";
import { wayOf } from "~/session/way-of";
import { brought, NonceContext, PageCssContext } from "~/ui/answer-context";
import { BlankLayout } from "~/ui/shell/blank-layout";
import { Flash } from "~/ui/shell/flash";
import { Frame } from "~/ui/shell/frame";
import { Loading } from "~/ui/shell/loading";
import { Problem } from "~/ui/shell/problem";
import { canvas } from "~/ui/theme/canvas";
import { ownColoursCss } from "~/ui/theme/own-colours";

type Say = (key: string, values?: Record<string, unknown>) => string;

/** What the frame of every page needs: language, look, menu, and the one sentence that the last page left. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language, page, visitor, build, look } = context;
  const say = textsFor(language) as unknown as Say;
  const flash = takeFlash(context);
  const user = visitor.state === "signed-in" ? visitor.user : undefined;
  return {
    language,
    look,
    ownColours: ownColoursCss(look, build.colours) || undefined,
    namespaces: user && page.layout === "default" ? ["frame"] : undefined,
    title: pageTitle(language, page),
    product: build.title,
    layout: page.layout,
    requestId: context.requestId,
    withoutScript: context.saveData && page.layout === "blank",
    here: wantedPath(context.url),
    way: wayOf(page, context.url, above => pageTitle(language, above)),
    origin: build.origin,
    refused: context.refused,
    flash: flash && { kind: flash.kind, text: say(flash.key, flash.values) },
    user: user && {
      name: `${user.firstName} ${user.lastName}`,
      avatar: user.avatar,
      company: user.companyName,
      access: user.access,
      timeZone: user.timeZone,
      region: user.country,
      erasedOn: user.eraseAt
        ? {
            at: user.eraseAt.toISOString(),
            text: formatTime(user.eraseAt, { language, timeZone: user.timeZone }),
          }
        : null,
    },
    menu: visitor.state === "signed-in" ? menuOf(visitor.user.access, visitor.ability, say) : [],
    userMenu:
      visitor.state === "signed-in" ? shownItems(userMenus[visitor.user.access], visitor.ability, say) : [],
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

export const handle = { namespaces: ["shell"] };

/** The document itself; also around an error, where the loader may not have answered. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const data = useRouteLoaderData<typeof loader>("root");
  const { t, i18n } = useTranslation();
  const language = data?.language ?? (i18n.language as RootData["language"]);
  const look = data?.look ?? {};
  const inner = useMatches().at(-1)?.data as { title?: unknown; refresh?: unknown } | null | undefined;
  const named = typeof inner?.title === "string" ? inner.title : data?.title;
  const title = named && data?.refused ? t("refused", { title: named }) : named;
  return (
    <html
      lang={language}
      dir={look.direction === "ltr" || look.direction === "rtl" ? look.direction : directionOf(language)}
      {...lookAttributes(look)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} content={nonce} suppressHydrationWarning />
        <title>{title ? `${title} – ${data?.product}` : "Lotse"}</title>
        {/* A page that waits for something says after how many seconds it looks again where there is no script. */}
        {typeof inner?.refresh === "number" ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(inner.refresh)} />
          </noscript>
        ) : null}
        <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
        {language === "ar" ? null : (
          <link
            rel="preload"
            href="/fonts/public-sans.woff2"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        {data?.namespaces ? <ThemeColour theme={look.theme} /> : null}
        {look["color-scheme"] ? <meta name="color-scheme" content={look["color-scheme"]} /> : null}
        <PageStyle own={data?.ownColours} />
      </head>
      <body>
        {/* A page may wait here for its texts; the one before it stays until they are there. */}
        <Suspense>{children}</Suspense>
        {data?.withoutScript ? null : (
          <>
            <PageTexts language={language} />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** The colour of the browser's own frame around signed-in pages. */
function ThemeColour({ theme }: { theme: string | undefined }) {
  if (theme === "light" || theme === "dark") return <meta name="theme-color" content={canvas[theme]} />;
  return (["light", "dark"] as const).map(scheme => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={canvas[scheme]}
      suppressHydrationWarning
    />
  ));
}

/**
 * Tokens and base rules: the same for everyone, so they are made once and stand in the page itself. The
 * colours that a visitor set come after them.
 */
function PageStyle({ own }: { own: string | undefined }) {
  const nonce = useContext(NonceContext) ?? brought?.nonce;
  const css = useContext(PageCssContext) || (brought?.css ?? "");
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, made at start from checked settings */}
      <style data-page nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      {own ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules around colours of the form #rrggbb
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: own }} />
      ) : null}
    </>
  );
}

type Said = RootData["flash"];

/**
 * The last page's sentence stays until its reader goes elsewhere, however often this page loads its data
 * anew. A page that sends its form by script hands its sentence on with the navigation instead of a cookie,
 * which a request of the old page could take away.
 */
function useFlash(flash: Said): Said {
  const { key, state } = useLocation();
  const [kept, setKept] = useState({ key, flash });
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only going somewhere says something, not a reload
  useEffect(() => {
    const said = (state as { said?: Said } | null)?.said;
    if (arrived.current && said) setKept({ key, flash: said });
    arrived.current = true;
  }, [key]);
  if (flash && flash !== kept.flash) setKept({ key, flash });
  return flash ?? (kept.key === key ? kept.flash : undefined);
}

export default function Root() {
  const data = useRouteLoaderData<typeof loader>("root");
  const said = useFlash(data?.flash);
  if (!data) return <Outlet />;
  const flash = said ? <Flash {...said} /> : null;
  return (
    <>
      <Loading />
      <Framed data={data} flash={flash}>
        <Outlet />
      </Framed>
    </>
  );
}

/** The frame that a page stands in: with the navigation of its area, or blank. */
function Framed({ data, ...rest }: { data: RootData; flash: ReactNode; children: ReactNode }) {
  const Around = data.layout === "default" && data.user ? Frame : BlankLayout;
  return <Around data={data} {...rest} />;
}

/** What `fetch` throws where no server can be reached, in the words of each browser. */
const unreachable = /fetch|load failed/i;

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  const { t } = useTranslation();
  const home = data?.user ? paths.redirecting() : "/";
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // What is missing is missing in its place, with the ways around it; a surprise may have come from the frame itself.
  if (status === 404 && data)
    return (
      <Framed data={data} flash={null}>
        <Problem status={404} title={t("notFound.title")} home={home} picture="uncharted">
          <p>{t("notFound.text")}</p>
        </Problem>
      </Framed>
    );
  const cut = error instanceof TypeError && unreachable.test(error.message);
  return (
    <main style={{ padding: "1rem" }}>
      <Problem
        status={cut ? undefined : status}
        title={t(cut ? "error.network" : "error.title")}
        home={home}
        requestId={cut ? undefined : data?.requestId}
        picture={cut ? "adrift" : "swell"}
      >
        <p>{t("error.safe")}</p>
      </Problem>
    </main>
  );
}
