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
import { type MenuGroup, menus } from "~/areas";
import { directionOf } from "~/i18n/languages";
import { PageTexts } from "~/i18n/page-texts";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { takeFlash } from "~/session/flash";
import { brought, NonceContext, PageCssContext } from "~/ui/answer-context";
import { Alert } from "~/ui/primitives/alert";
import { BlankLayout } from "~/ui/shell/blank-layout";
import { DefaultLayout } from "~/ui/shell/default-layout";
import { Problem } from "~/ui/shell/problem";

type Say = (key: string, values?: Record<string, unknown>) => string;

/** What the frame of every page needs: language, look, menu, and the one sentence that the last page left. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language, page, visitor, build } = context;
  const say = textsFor(language) as unknown as Say;
  const flash = takeFlash(context);
  const user = visitor.state === "signed-in" ? visitor.user : undefined;
  const mayOpen = (needs: MenuGroup["items"][number]["needs"]) =>
    !needs || (visitor.state === "signed-in" && visitor.ability.can(...needs));
  return {
    language,
    theme: context.theme,
    title: say(`titles:${page.id}`),
    product: build.title,
    layout: page.layout,
    requestId: context.requestId,
    withoutScript: context.saveData && page.layout === "blank",
    here: context.url.pathname.replace(/\.data$/, "") + context.url.search.replace(/[?&]_routes=[^&]*/, ""),
    origin: build.origin,
    flash: flash && { kind: flash.kind, text: say(flash.key, flash.values) },
    user: user && {
      name: `${user.firstName} ${user.lastName}`,
      initials: `${user.firstName[0] ?? ""}${user.lastName[0] ?? ""}`,
      company: user.companyName,
      access: user.access,
      timeZone: user.timeZone,
    },
    menu: user
      ? menus[user.access]
          .map(group => ({
            title: say(`shell:menu.${group.id}`),
            items: group.items
              .filter(item => mayOpen(item.needs))
              .map(item => ({ to: item.to, icon: item.icon, title: say(`titles:${item.id}`) })),
          }))
          .filter(group => group.items.length > 0)
      : [],
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

export const handle = { namespaces: ["shell"] };

/** The document itself; also around an error, where the loader may not have answered. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const data = useRouteLoaderData<typeof loader>("root");
  const { i18n } = useTranslation();
  const language = data?.language ?? (i18n.language as RootData["language"]);
  const inner = useMatches().at(-1)?.data as { title?: unknown; refresh?: unknown } | null | undefined;
  const title = typeof inner?.title === "string" ? inner.title : data?.title;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={data?.theme === "system" ? undefined : data?.theme}
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
        <PageStyle />
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

/** Tokens and base rules: the same for everyone, so they are made once and stand in the page itself. */
function PageStyle() {
  const nonce = useContext(NonceContext) ?? brought?.nonce;
  const css = useContext(PageCssContext) || (brought?.css ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, made at start from checked settings
  return <style data-page nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
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
  const flash = said ? (
    <Alert live tone={said.kind === "done" ? "ok" : "err"}>
      {said.text}
    </Alert>
  ) : null;
  const Frame = data.layout === "default" && data.user ? DefaultLayout : BlankLayout;
  return (
    <Frame data={data} flash={flash}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  const { t } = useTranslation(["shell", "messages"]);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <Problem
        status={isRouteErrorResponse(error) ? error.status : 500}
        title={missing ? t("shell:notFound.title") : t("shell:error.title")}
        home={data?.user ? paths.redirecting() : "/"}
        requestId={missing ? undefined : data?.requestId}
      >
        {missing ? t("shell:notFound.text") : t("shell:error.safe")}
      </Problem>
    </main>
  );
}
