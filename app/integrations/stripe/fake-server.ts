import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { centsOf } from "~/contract/invoice-fields";
import { closeServer, listenLocally } from "../local-server";
import { answerApi, type FakeAnswer } from "./fake-api";
import { invoicePage, payPage, portalPage, refundPage } from "./fake-pages";
import { createFakeState, type FakeBooks, type FakeState, type Thing } from "./fake-state";

/** down: 503; busy: 429; lost: it does what it is asked, and the answer never arrives. */
type FakeStripeMode = "answering" | "down" | "busy" | "lost";

export interface FakeStripe {
  /** As in STRIPE_URL. */
  url: string;
  mode: FakeStripeMode;
  /** Awaited before each request is answered. */
  beforeAnswer?: () => Promise<void>;
  state: FakeState;
  /** The requests as received: "POST /v1/customers". */
  asked: string[];
  /** The body and the header of a delivery of this event. */
  delivery(event: Thing, at?: Date): { body: string; signature: string };
  close(): Promise<void>;
}

/** The secret that deliveries are signed with. */
export const fakeWebhookSecret = "whsec_fake_secret";

export interface FakeStripeOptions {
  prices: Record<"monthly" | "yearly" | "days_30" | "days_365", string>;
  now?: () => Date;
  /** What a former process knew, and where this one keeps it. */
  kept?: FakeBooks | undefined;
  keep?: (books: FakeBooks) => void;
  /** Called after each new event, with its delivery. */
  deliver?: (delivery: { body: string; signature: string }) => void;
}

/** Stripe's signature scheme v1 over the raw body. */
export function signed(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}

/**
 * Stripe on 127.0.0.1, in its wire format: customers, products, prices, tax rates, checkout sessions with a hosted page
 * that needs no script, subscriptions with proration, invoices, refunds and signed events. Repeated idempotency keys get
 * the first answer.
 */
export async function fakeStripe(options: FakeStripeOptions): Promise<FakeStripe> {
  const now = options.now ?? (() => new Date());
  const state = createFakeState(options.prices, now, options.kept);
  const replies = new Map<string, { body: string; answer: FakeAnswer }>();
  let delivered = state.events.length;

  const delivery = (event: Thing, at = new Date()) => {
    const body = JSON.stringify(event, null, 2);
    return { body, signature: signed(body, fakeWebhookSecret, at) };
  };

  function afterwards(): void {
    options.keep?.(state.books());
    for (; delivered < state.events.length; delivered += 1)
      options.deliver?.(delivery(state.events[delivered]!));
  }

  async function api(method: string, url: URL, incoming: IncomingMessage, body: string): Promise<FakeAnswer> {
    fake.asked.push(`${method} ${url.pathname}`);
    if (!/^Bearer sk_\w+$/.test(incoming.headers.authorization ?? ""))
      return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key" } } };
    if (fake.mode === "down") return { status: 503, body: { error: { type: "api_error" } } };
    if (fake.mode === "busy") return { status: 429, body: { error: { type: "rate_limit_error" } } };
    const key = incoming.headers["idempotency-key"];
    const earlier = typeof key === "string" ? replies.get(key) : undefined;
    if (earlier && earlier.body !== body)
      return {
        status: 400,
        body: {
          error: {
            type: "idempotency_error",
            message: "Keys for idempotent requests can only be used with the same parameters",
          },
        },
      };
    const answer = earlier?.answer ?? answerApi(state, fake.url, method, url, body);
    if (typeof key === "string" && method === "POST" && answer.status < 500)
      replies.set(key, { body, answer });
    return answer;
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    let body = "";
    for await (const piece of incoming) body += piece;
    const url = new URL(incoming.url ?? "/", "http://fake");
    const method = incoming.method ?? "GET";
    if (url.pathname.startsWith("/v1/")) {
      await fake.beforeAnswer?.();
      const answer = await api(method, url, incoming, body);
      afterwards();
      if (fake.mode === "lost") return void outgoing.destroy();
      outgoing.writeHead(answer.status, { "content-type": "application/json", "request-id": "req_fake" });
      outgoing.end(JSON.stringify(answer.body));
      return;
    }
    const html = (text: string, status = 200) =>
      outgoing
        .writeHead(status, {
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        })
        .end(text);
    const [, page, id] = url.pathname.split("/");
    const session = state.get(id);
    const accepted = incoming.headers["accept-language"];
    if (!session || !["pay", "portal", "invoice", "payment"].includes(page ?? ""))
      return void html("<h1>404</h1>", 404);
    if (page === "payment") {
      const intent = state.intentOf(session);
      if (!intent) return void html("<h1>404</h1>", 404);
      const cents =
        method === "POST" ? (centsOf(new URLSearchParams(body).get("amount") ?? "") ?? 0) : undefined;
      const refused = cents !== undefined && (cents < 1 || cents > state.leftOf(intent));
      if (cents !== undefined && !refused) state.refund(intent, cents);
      afterwards();
      const shown = { amount: Number(intent.amount), left: state.leftOf(intent), refused };
      return void html(refundPage(shown, accepted), refused ? 422 : 200);
    }
    if (page === "invoice") {
      if (method === "POST") state.payInvoice(session);
      afterwards();
      return void html(invoicePage(session, accepted));
    }
    if (page === "portal") return void html(portalPage(session, accepted));
    if (method !== "POST") return void html(payPage(session, accepted, false));
    const how = new URLSearchParams(body).get("how");
    state.pay(session, how === "declined" || how === "later" ? how : "now");
    afterwards();
    if (how === "declined") return void html(payPage(session, accepted, true));
    outgoing.writeHead(303, { location: String(session.success_url) }).end();
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const fake: FakeStripe = {
    url: "",
    mode: "answering",
    state,
    asked: [],
    delivery,
    close: () => closeServer(server),
  };
  fake.url = (await listenLocally(server)).replace("127.0.0.1", "localhost");
  server.unref();
  return fake;
}
