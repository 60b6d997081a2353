import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { ServerStyleSheet } from "styled-components";
import { callingOptionsHtml, countryOptionsHtml } from "./i18n/countries";
import { i18nFor } from "./i18n/server";
import { timeZoneOptionsHtml } from "./i18n/time-zones";
import { CachedCss } from "./server/cached-css";
import { outageOf } from "./server/refusal";
import { StyledHtml } from "./server/styled-html";
import { type LongLists, LongListsContext, NonceContext, PageCssContext } from "./ui/answer-context";
import { ChartDrawerContext } from "./ui/charts/chart-drawer";
import { pageCss } from "./ui/theme/page-css";

export { boot, runDoctor, runMove } from "./server/boot";

/** Timeout of deferred data, in milliseconds. */
export const streamTimeout = 5_000;
const abortDelay = streamTimeout + 1_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const sheet = new ServerStyleSheet({ nonce: context.nonce });
  const takeStyles = () => {
    const tags = sheet.getStyleTags();
    if (tags !== "") sheet.instance.clearTag();
    return tags;
  };
  const longLists: LongLists = {
    countryOptions: selected => countryOptionsHtml(context.language, selected),
    callingOptions: (selected, choice) => callingOptionsHtml(context.language, selected, choice),
    timeZoneOptions: timeZoneOptionsHtml,
  };
  const drawChart = await chartDrawer(remix);
  return new Promise((resolve, reject) => {
    let shellSent = false;
    const send = () => {
      shellSent = true;
      const html = new StyledHtml(takeStyles, abort);
      headers.set("Content-Type", "text/html; charset=utf-8");
      resolve(new Response(html.body, { status: errorStatus(remix) ?? status, headers }));
      pipe(html);
    };
    // Bots get the complete document; curl and node count as bots.
    const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      sheet.collectStyles(
        <CachedCss>
          <NonceContext.Provider value={context.nonce}>
            <PageCssContext.Provider value={pageCss(context.build.colours)}>
              <LongListsContext.Provider value={longLists}>
                <ChartDrawerContext.Provider value={drawChart}>
                  <I18nextProvider i18n={i18nFor(context.language)}>
                    <RemixServer
                      context={remix}
                      url={request.url}
                      abortDelay={abortDelay}
                      nonce={context.nonce}
                    />
                  </I18nextProvider>
                </ChartDrawerContext.Provider>
              </LongListsContext.Provider>
            </PageCssContext.Provider>
          </NonceContext.Provider>
        </CachedCss>,
      ),
      {
        nonce: context.nonce,
        [ready]: send,
        onShellError: reject,
        onError(error) {
          // Errors of the shell are reported by onShellError; a closed connection is no error.
          if (shellSent && !request.signal.aborted) report(error, request, context);
        },
      },
    );
    const timer = setTimeout(abort, abortDelay);
    timer.unref();
    request.signal.addEventListener("abort", () => abort(request.signal.reason), { once: true });
  });
}

/**
 * The status that a loader has thrown. Remix would answer with that of a refused form, although its page was not
 * found.
 */
function errorStatus({ staticHandlerContext: { errors } }: EntryContext): number | undefined {
  return Object.values(errors ?? {}).find(isRouteErrorResponse)?.status;
}

/** Loads nivo with the first page that shows charts. */
async function chartDrawer({ staticHandlerContext }: EntryContext) {
  const wanted = staticHandlerContext.matches.some(({ route }) => route.handle?.charts);
  return wanted ? (await import("./ui/charts/draw-chart")).drawChart : undefined;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const visit = context as AppLoadContext;
  visit.unavailable ??= outageOf(error);
  const { status } = (error ?? {}) as { status?: unknown };
  const isRefusal = typeof status === "number" && status >= 400 && status < 500;
  // A refusal is the sender's fault and not for the operator's log, which requests of strangers would fill.
  if (isRefusal) visit.refusedStatus = status;
  else if (!request.signal.aborted) report(error, request, visit);
};

/** Logs one line per unexpected error, with the request id that the error page shows. */
function report(error: unknown, request: Request, context: AppLoadContext): void {
  const { pathname } = new URL(request.url);
  console.error(`[${context.requestId}] ${request.method} ${pathname}`, error);
}
