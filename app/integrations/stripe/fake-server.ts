import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { closeServer, listenLocally } from "../local-server";
import { answerApi, type FakeAnswer } from "./fake-api";
import { hostedPage } from "./fake-hosted";
import { createFakeState, type FakeState } from "./fake-state";
import type { FakeSnapshot } from "./fake-store";
import type { Thing } from "./fake-thing";

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
  kept?: FakeSnapshot | undefined;
  keep?: (snapshot: FakeSnapshot) => void;
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
    options.keep?.(state.snapshot());
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
    const [, page, id] = url.pathname.split("/");
    const answer = hostedPage(state, page, state.get(id), {
      submitted: method === "POST" ? new URLSearchParams(body) : undefined,
      languages: incoming.headers["accept-language"],
    });
    afterwards();
    if ("location" in answer) return void outgoing.writeHead(303, { location: answer.location }).end();
    outgoing.writeHead(answer.status ?? 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    });
    outgoing.end(answer.html);
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
