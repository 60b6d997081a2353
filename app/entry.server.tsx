import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { ServerStyleSheet } from "styled-components";
import { callingOptionsHtml, countryOptionsHtml } from "./i18n/countries";
import { i18nFor } from "./i18n/server";
import { timeZoneOptionsHtml } from "./i18n/time-zones";
import { KeptCss } from "./server/kept-css";
import { StyledHtml } from "./server/styled-html";
import { type LongLists, LongListsContext, NonceContext, PageCssContext } from "./ui/answer-context";
import { ChartDrawerContext } from "./ui/charts/chart-drawer";
import { pageCss } from "./ui/theme/page-css";

export { boot, runDoctor } from "./boot";

/** How long deferred data may take, in milliseconds. */
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
      resolve(new Response(html.body, { status, headers }));
      pipe(html);
    };
    // Bots wait for the whole document; curl and node count as such.
    const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      sheet.collectStyles(
        <KeptCss>
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
        </KeptCss>,
      ),
      {
        nonce: context.nonce,
        [ready]: send,
        onShellError: reject,
        onError(error) {
          // An error of the shell comes back through onShellError, and a visitor who left is none.
          if (shellSent && !request.signal.aborted) report(error, request, context);
        },
      },
    );
    const timer = setTimeout(abort, abortDelay);
    timer.unref();
    request.signal.addEventListener("abort", () => abort(request.signal.reason), { once: true });
  });
}

/** nivo, loaded with the first page that shows charts. */
async function chartDrawer({ staticHandlerContext }: EntryContext) {
  const wanted = staticHandlerContext.matches.some(({ route }) => route.handle?.charts);
  return wanted ? (await import("./ui/charts/draw-chart")).drawChart : undefined;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) report(error, request, context as AppLoadContext);
};

/** One line a surprise, found again by the request id that the error page shows. */
function report(error: unknown, request: Request, context: AppLoadContext): void {
  const { pathname } = new URL(request.url);
  console.error(`[${context.requestId}] ${request.method} ${pathname}`, error);
}
