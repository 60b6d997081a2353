import { type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import {
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, Suspense, useContext, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { anyKey } from "~/i18n/any-key";
import { directionOf } from "~/i18n/languages";
import { PageTexts } from "~/i18n/page-texts";
import { pageTitle, textsFor } from "~/i18n/server";
import { breadcrumbsOf } from "~/session/breadcrumbs-of";
import { findPage } from "~/session/find-page";
import { takeFlash } from "~/session/flash";
import { wantedPath } from "~/session/guard";
import { lookAttributes } from "~/session/preferences-choices";
import { type Address, hasReact } from "~/session/url-map";
import { documentValues, NonceContext, PageCssContext } from "~/ui/answer-context";
import { OfflineForms } from "~/ui/form/offline-forms";
import { Enhancements } from "~/ui/shell/enhancements";
import { Loading } from "~/ui/shell/loading";
import { OfflineLinks } from "~/ui/shell/offline-links";
import { PageProblem } from "~/ui/shell/page-problem";
import { useProblemTitle } from "~/ui/shell/use-problem";
import { canvas } from "~/ui/theme/canvas";
import { ownColoursCss } from "~/ui/theme/own-colours";

/**
 * The data of every page: language, look, title and flash message. Small and without API calls, so it is sent
 * with each page; larger, stable data belongs to the workplace layout.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.verdict.to === "document") throw redirectDocument(context.verdict.location);
  const { language, page, build, look } = context;
  const translate = anyKey(textsFor(language));
  const shownFlash = takeFlash(context);
  const flash = context.resumed
    ? { kind: "note" as const, key: "errors:form_resumed", values: {} }
    : shownFlash;
  return {
    language,
    look,
    ownColours: ownColoursCss(look, build.colours) || undefined,
    title: pageTitle(language, page, findPage(context.url).params.tab),
    product: build.title,
    sells: build.mode === "lotse",
    requestId: context.requestId,
    script: scriptOf(page, context.saveData),
    here: wantedPath(context.url),
    breadcrumbs: breadcrumbsOf(page, context.url, above => pageTitle(language, above)),
    origin: build.origin,
    refused: context.refused,
    flash: flash && { kind: flash.kind, text: translate(flash.key, flash.values) },
  };
}

export { notIfUnreachable as shouldRevalidate } from "~/ui/form/revalidation";

/** The script that a page loads: see docs/decisions/012-public-pages.md. */
function scriptOf(page: Address, saveData: boolean): "react" | "enhancements" | "none" {
  if (saveData && page.layout === "blank") return "none";
  return hasReact(page) ? "react" : "enhancements";
}

export type RootData = Awaited<ReturnType<typeof loader>>;

export const handle = { namespaces: ["shell"] };

/** The document; also used around errors, where the loader's data may be missing. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const data = useRouteLoaderData<typeof loader>("root");
  const { t, i18n } = useTranslation();
  const language = data?.language ?? (i18n.language as RootData["language"]);
  const look = data?.look ?? {};
  const matches = useMatches();
  const inWorkplace = matches.some(({ id }) => id === "workplace");
  const inner = matches.at(-1)?.data as
    | { title?: unknown; refresh?: unknown; ownColours?: unknown; wholeTable?: unknown }
    | null
    | undefined;
  const named = typeof inner?.title === "string" ? inner.title : data?.title;
  const problem = useProblemTitle();
  const title = problem ?? (named && data?.refused ? t("refused", { title: named }) : named);
  return (
    <html
      lang={language}
      dir={look.direction === "ltr" || look.direction === "rtl" ? look.direction : directionOf(language)}
      {...lookAttributes(look)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* The on-screen keyboard makes the page smaller, so that what sticks to its lower edge stays visible. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta property="csp-nonce" nonce={nonce} content={nonce} suppressHydrationWarning />
        <title>{title ? `${title} – ${data?.product ?? "Lotse"}` : "Lotse"}</title>
        {/* Without React, a page with pending work refreshes itself. */}
        {typeof inner?.refresh !== "number" ? null : data?.script === "react" ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(inner.refresh)} />
          </noscript>
        ) : (
          <meta httpEquiv="refresh" content={String(inner.refresh)} />
        )}
        {/* Prevents layout shift while the page arrives: pages without navigation are short enough to wait for, and the
            width of columns depends on all their rows. */}
        <link rel="expect" href={inWorkplace && !inner?.wholeTable ? "#content" : "#end"} blocking="render" />
        <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
        {/* Arabic pages contain Latin names and addresses too: columns would shift when the Latin font is loaded. */}
        {language === "ar" && !inWorkplace ? null : (
          <link
            rel="preload"
            href="/fonts/public-sans.woff2"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        {inWorkplace ? <ThemeColour theme={look.theme} /> : null}
        {look["color-scheme"] ? <meta name="color-scheme" content={look["color-scheme"]} /> : null}
        <PageStyle own={typeof inner?.ownColours === "string" ? inner.ownColours : data?.ownColours} />
      </head>
      <body>
        {/* Suspends while a page's texts are loading; the previous page stays visible. */}
        <Suspense>{children}</Suspense>
        <span id="end" hidden />
        {data?.script === "none" ? null : data?.script === "enhancements" ? (
          <Enhancements />
        ) : (
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

/** theme-color of signed-in pages. */
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

/** Tokens and base rules, the same for all visitors, inlined into the page; the visitor's own colours follow. */
function PageStyle({ own }: { own: string | undefined }) {
  const nonce = useContext(NonceContext) ?? documentValues?.nonce;
  const css = useContext(PageCssContext) || (documentValues?.css ?? "");
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
 * Keeps the last flash message until the next navigation, across revalidations. Forms sent by script pass the
 * message with the navigation state instead of a cookie, which a request of the old page could consume.
 */
function useFlash(flash: Said): Said {
  const { key, state } = useLocation();
  const [kept, setKept] = useState({ key, flash });
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation shows a message, not a reload
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
  return (
    <>
      {data ? <Loading /> : null}
      {data?.script === "react" ? (
        <>
          <OfflineForms />
          <OfflineLinks />
        </>
      ) : null}
      <Outlet context={said} />
    </>
  );
}

/** Handles errors outside of all pages: in a layout or the root loader. */
export function ErrorBoundary() {
  return (
    <main style={{ padding: "1rem" }}>
      <PageProblem />
    </main>
  );
}
