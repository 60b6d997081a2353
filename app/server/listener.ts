import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { AppLoadContext } from "@remix-run/node";
import type { App, Caller, ExternalOrigins } from "./app";
import { checkBody, limitArrival, limitPauses } from "./body-limit";
import { clientAddress, dropForwarded, ownOrigin, requestedHost, takeSignedCaller } from "./caller";
import { isCrossSite } from "./cross-site";
import { knownMethods, outageOf, type RefusalCode, refusal } from "./refusal";
import { headersForAll, policyForData, policyForPages } from "./security-headers";
import { send } from "./send";
import type { ServeStatic } from "./static-files";

/** Handles page requests: the whole Remix build or its segments. */
export type Pages = (request: Request, context: AppLoadContext) => Promise<Response>;

export interface ListenerOptions {
  app: App;
  pages: Pages;
  files: ServeStatic;
  development?: boolean;
}

const alreadySent = () => new Response(null, { headers: { "x-hono-already-sent": "true" } });

/** Everything between a parsed HTTP request and the product, in this order. */
export function createListener({ app, pages, files, development }: ListenerOptions): RequestListener {
  const forAll = Object.entries(headersForAll(app));
  const pagePolicy = policyForPages(app, development);
  const publicHost = new URL(app.origin).host;
  const callers = new WeakMap<IncomingMessage, Caller>();

  const listen = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const [from, to] = [incoming as IncomingMessage, outgoing as ServerResponse];
      const caller = callers.get(from)!;
      await send(from, to, await answerFor(request, from, caller)).catch(error =>
        console.error(`[${caller.requestId}] ${from.method} ${pathOf(from)}`, error),
      );
      return alreadySent();
    },
    {
      overrideGlobalObjects: false,
      errorHandler: () => refusal(undefined, "bad_request"),
    },
  );

  async function answerFor(request: Request, incoming: IncomingMessage, caller: Caller): Promise<Response> {
    try {
      const path = pathOf(incoming);
      if (isApi(path)) {
        return app.roles.has("api") ? guarded(await app.api(request, caller)) : refuse(incoming, "not_found");
      }
      if (!app.roles.has("web")) return refuse(incoming, "not_found");
      return await answerPage(request, incoming, caller);
    } catch (error) {
      const outage = outageOf(error);
      const request = `[${caller.requestId}] ${incoming.method} ${pathOf(incoming)}`;
      if (outage === "network") console.error(`${request} the api cannot be reached: ${causeOf(error)}`);
      else if (!outage) console.error(request, error);
      return refuse(incoming, outage ?? "unexpected");
    }
  }

  async function answerPage(request: Request, incoming: IncomingMessage, caller: Caller): Promise<Response> {
    const path = pathOf(incoming);
    const submitted =
      changing.has(request.method) && !app.isUpload(path) ? await withReadableForm(request) : request;
    if (!submitted) return refuse(incoming, "bad_request");
    const nonce = randomBytes(16).toString("base64url");
    const visit = await app.visit(submitted, { ...caller, nonce });
    let page = await pages(visit.request, visit.context);
    // A form that cannot be brought back: the page as it is.
    if (visit.request !== submitted && page.status >= 400) {
      visit.context.resumed = false;
      page = await pages(submitted, visit.context);
    }
    // A page without its data has nothing to show; scripts get the status with the data's error. The tokens before a
    // renewed session may be void when the outage is over.
    if (visit.context.unavailable && !path.endsWith(".data"))
      return visit.keepSession(refuse(incoming, visit.context.unavailable));
    page = await visit.finish(page);
    const { refusedStatus } = visit.context;
    if (refusedStatus && page.status === 500)
      page = new Response(page.body, { status: refusedStatus, headers: page.headers });
    return asPage(page, nonce, visit.beyond);
  }

  function asPage(response: Response, nonce: string, beyond: ExternalOrigins): Response {
    // Pages that the product frames itself set X-Frame-Options; the policy must agree with it.
    const framed = response.headers.get("x-frame-options")?.toLowerCase() === "sameorigin";
    const page = withDefaults(response, pagePolicy(nonce, framed, beyond));
    // X-Frame-Options cannot name sites; the policy does.
    if (beyond.framers.length > 0) page.headers.delete("x-frame-options");
    return page;
  }

  /** Why a request is refused before its body is read, if it is. */
  function refusalFor(incoming: IncomingMessage, isSigned: boolean): RefusalCode | undefined {
    const fault = faultOf(incoming);
    if (fault) return fault;
    // An orchestrator's probes use the IP address as host, other processes of ours API_INTERNAL_URL.
    const isInternal = isSigned || pathOf(incoming).startsWith("/api/v1/health/");
    if (app.production && !isInternal && requestedHost(incoming, app.trustProxy) !== publicHost)
      return "misdirected";
    if (isCrossSite(incoming.method ?? "GET", incoming.headers, ownOrigin(incoming, app)))
      return "cross_site";
    return undefined;
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    for (const [name, value] of forAll) outgoing.setHeader(name, value);
    if (!app.trustProxy) dropForwarded(incoming);
    const path = pathOf(incoming);
    // Removed from every request, but used for api/v1 only: processes do not request pages from each other.
    const signedCaller = takeSignedCaller(incoming, app.signedCaller);
    const apiCaller = isApi(path) ? signedCaller : undefined;
    const caller = apiCaller ?? {
      clientAddress: clientAddress(incoming, app.trustProxy),
      requestId: requestIdOf(incoming, app.trustProxy),
    };
    callers.set(incoming, caller);
    outgoing.setHeader("X-Request-Id", caller.requestId);

    const refusalCode = refusalFor(incoming, apiCaller !== undefined);
    if (refusalCode) return send(incoming, outgoing, refuse(incoming, refusalCode));
    // Other sites load this script to show a chat: see public/embed.js.
    if (path === "/embed.js") outgoing.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (files(incoming, outgoing, path)) return;
    const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
    if (hasBody && app.isUpload(path)) {
      limitPauses(incoming);
    } else if (hasBody) {
      limitArrival(incoming);
      const body = await checkBody(incoming);
      if (body === "gone") return;
      // Node drains a refused body, so that the client receives the response.
      if (body !== "fine") return send(incoming, outgoing, refuse(incoming, body));
    }
    await listen(incoming, outgoing);
  }

  return (incoming, outgoing) => {
    answer(incoming, outgoing).catch(error => {
      console.error(`${incoming.method} ${pathOf(incoming)}`, error);
      outgoing.destroy();
    });
  };
}

const changing = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * The request if its body is a form that can be read, since pages take nothing else; otherwise undefined. A request
 * without a body gets an empty form.
 */
async function withReadableForm(request: Request): Promise<Request | undefined> {
  const { headers, method, signal, url } = request;
  const type = headers.get("content-type") ?? "";
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return request;
  if (/^multipart\/form-data\b/i.test(type)) return (await isReadableForm(request)) ? request : undefined;
  if (type !== "" || headers.has("transfer-encoding") || Number(headers.get("content-length")) > 0)
    return undefined;
  const typed = new Headers(headers);
  typed.set("content-type", "application/x-www-form-urlencoded");
  return new Request(url, { method, headers: typed, signal, body: "" });
}

const isReadableForm = (request: Request): Promise<boolean> =>
  request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );

/** What is wrong with the address or the method of a request, if anything. */
function faultOf(incoming: IncomingMessage): RefusalCode | undefined {
  if (!incoming.url?.startsWith("/")) return "bad_request";
  if (!knownMethods.has(incoming.method ?? "")) return "method_not_allowed";
  if (!canDecode(pathOf(incoming))) return "bad_request";
  // No text of ours contains NUL, and the database cannot store it.
  if (incoming.url.includes("%00")) return "text_unreadable";
  // Remix's former data parameter, disabled by single fetch but still handled.
  return queryOf(incoming).has("_data") ? "bad_request" : undefined;
}

const pathOf = (incoming: IncomingMessage) => incoming.url?.split("?", 1)[0] ?? "/";
const queryOf = ({ url = "" }: IncomingMessage) =>
  new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?")) : "");
const canDecode = (path: string) => {
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
};
const isApi = (path: string) => path === "/api/v1" || path.startsWith("/api/v1/");

function requestIdOf(incoming: IncomingMessage, trustProxy: boolean): string {
  const header = trustProxy ? incoming.headers["x-request-id"] : undefined;
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** The code of the first cause: that of Node's fetch says only that it failed. */
function causeOf(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause !== undefined) current = current.cause;
  const { code, message } = (current ?? {}) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? current);
}

const refuse = (incoming: IncomingMessage, code: RefusalCode) => guarded(refusal(incoming, code));

/** Data and refusals may load nothing. */
const guarded = (response: Response) => withDefaults(response, policyForData);

/** Defaults for headers that the response does not set: policy, framing, caching. */
function withDefaults(response: Response, policy: string): Response {
  // The headers of Response.redirect() and of fetched responses are immutable.
  const answer = new Response(response.body, response);
  const { headers } = answer;
  if (!headers.has("content-security-policy")) headers.set("Content-Security-Policy", policy);
  if (!headers.has("cache-control")) headers.set("Cache-Control", "no-store");
  if (!headers.has("x-frame-options")) headers.set("X-Frame-Options", "DENY");
  return answer;
}
