import { centsOf } from "~/contract/invoice-fields";
import { invoicePage, payPage, portalPage, refundPage } from "./fake-pages";
import type { FakeState } from "./fake-state";
import type { Thing } from "./fake-thing";

/** `submitted`: the form that is sent to the page; `languages`: the header Accept-Language. */
type HostedRequest = { submitted: URLSearchParams | undefined; languages: string | undefined };
type HostedAnswer = { html: string; status?: number } | { location: string };

const missing: HostedAnswer = { html: "<h1>404</h1>", status: 404 };

/** Answers a page that Stripe hosts, and carries out its form. `thing`: the object in its address. */
export function hostedPage(
  state: FakeState,
  page: string | undefined,
  thing: Thing | undefined,
  request: HostedRequest,
): HostedAnswer {
  if (!thing) return missing;
  switch (page) {
    case "pay":
      return payOrder(state, thing, request);
    case "invoice":
      return payInvoice(state, thing, request);
    case "portal":
      return { html: portalPage(thing, request.languages) };
    case "payment":
      return refundPayment(state, thing, request);
    default:
      return missing;
  }
}

function payOrder(state: FakeState, session: Thing, { submitted, languages }: HostedRequest): HostedAnswer {
  if (!submitted) return { html: payPage(session, languages, false) };
  const how = submitted.get("how");
  state.pay(session, how === "declined" || how === "later" ? how : "now");
  if (how === "declined") return { html: payPage(session, languages, true) };
  return { location: String(session.success_url) };
}

function payInvoice(state: FakeState, invoice: Thing, { submitted, languages }: HostedRequest): HostedAnswer {
  if (submitted) state.payInvoice(invoice);
  return { html: invoicePage(invoice, languages) };
}

/** The operator's page of a payment, with a form that refunds an amount. */
function refundPayment(
  state: FakeState,
  thing: Thing,
  { submitted, languages }: HostedRequest,
): HostedAnswer {
  const intent = state.intentOf(thing);
  if (!intent) return missing;
  const cents = submitted && (centsOf(submitted.get("amount") ?? "") ?? 0);
  const refused = cents !== undefined && (cents < 1 || cents > state.leftOf(intent));
  if (cents !== undefined && !refused) state.refund(intent, cents);
  const shown = { amount: Number(intent.amount), left: state.leftOf(intent), refused };
  return { html: refundPage(shown, languages), status: refused ? 422 : 200 };
}
