import type { FakeState } from "./fake-state";
import { subscriptionOf, type Thing } from "./fake-thing";

export type FakeAnswer = { status: number; body: object };

type Fields = { [name: string]: string | Fields | undefined };

/** Stripe's form encoding: `line_items[0][price]=…`. */
function readFields(body: string): Fields {
  const root: Fields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const steps = name.split(/[[\]]+/).filter(Boolean);
    let at = root;
    for (const step of steps.slice(0, -1)) {
      at[step] ??= {};
      at = at[step] as Fields;
    }
    at[steps.at(-1)!] = value;
  }
  return root;
}

const listOf = (fields: Fields[string]): (string | Fields)[] =>
  fields && typeof fields === "object" ? (Object.values(fields) as (string | Fields)[]) : [];

const wrong = (code: string, message: string, status = 400): FakeAnswer => ({
  status,
  body: { error: { type: "invalid_request_error", code, message } },
});
const missing = (id: string) => wrong("resource_missing", `No such object: '${id}'`, 404);

/** Answers one request of the API. */
export function answerApi(state: FakeState, url: string, method: string, at: URL, body: string): FakeAnswer {
  const fields = readFields(method === "GET" ? at.search.slice(1) : body);
  const outcome = route(state, url, method, at.pathname, fields);
  if (!("thing" in outcome)) return outcome;
  return { status: 200, body: expanded(state, outcome.thing, listOf(fields.expand).map(String)) };
}

/** The object with the ids at these paths replaced by what they name. */
function expanded(state: FakeState, thing: object, paths: string[]): object {
  const copy = structuredClone(thing) as Record<string, unknown>;
  for (const path of paths) {
    let holder: Record<string, unknown> | undefined = copy;
    for (const step of path.split(".")) {
      if (!holder) break;
      const referenced: object | undefined = state.get(holder[step]);
      if (referenced) holder[step] = structuredClone(referenced);
      holder = holder[step] as Record<string, unknown> | undefined;
    }
  }
  return copy;
}

const one = (thing: object) => ({ thing });
const list = (data: Thing[]) => one({ object: "list", data, has_more: false, url: "/v1" });

function route(state: FakeState, url: string, method: string, path: string, fields: Fields) {
  const [kind = "", id = "", deed = "", part = ""] = path
    .replace(/^\/v1\//, "")
    .replace("checkout/sessions", "sessions")
    .replace("billing_portal/sessions", "portals")
    .split("/");
  const thing = state.get(id) ?? state.events.find(event => event.id === id);
  const endpoint = `${method} ${kind}${id && id !== "create_preview" ? "/id" : ""}${deed ? `/${deed}` : ""}`;
  if (endpoint.includes("/id") && !thing) return missing(id);
  switch (endpoint) {
    case "GET prices/id":
    case "GET products/id":
    case "GET customers/id":
    case "GET sessions/id":
    case "GET payment_intents/id":
    case "GET subscriptions/id":
      return one(thing!);
    case "GET invoices/id":
      return one({ ...thing!, hosted_invoice_url: `${url}/invoice/${id}` });
    case "POST customers":
      return one(state.put("customer", "cus", { ...fields, tax_ids: undefined }));
    case "POST customers/id":
      return one(Object.assign(thing!, fields));
    case "GET customers/id/tax_ids":
      return list(taxIdsOf(state, id));
    case "POST customers/id/tax_ids":
      if (!/^[A-Z]{2}[A-Z0-9]{2,13}$/.test(String(fields.value)))
        return wrong("tax_id_invalid", "Invalid value for eu_vat.");
      return one(state.put("tax_id", "txi", { ...fields, customer: id, deleted: false }));
    case "DELETE customers/id/tax_ids": {
      const taxId = taxIdsOf(state, id).find(held => held.id === part);
      return taxId ? one(Object.assign(taxId, { deleted: true })) : missing(part);
    }
    case "GET tax_rates":
      return list(state.all("tax_rate"));
    case "POST tax_rates":
      return one(
        state.put("tax_rate", "txr", {
          ...fields,
          percentage: Number(fields.percentage),
          inclusive: fields.inclusive === "true",
          active: true,
        }),
      );
    case "POST sessions":
      return open(state, url, fields);
    case "POST sessions/id/expire":
      if (thing!.status !== "open") return wrong("session_not_open", "Only open sessions can be expired.");
      thing!.status = "expired";
      state.emit("checkout.session.expired", thing!);
      return one(thing!);
    case "POST subscriptions/id":
      return change(state, thing!, fields);
    case "DELETE subscriptions/id":
      if (thing!.status !== "canceled") state.end(thing!);
      return one(thing!);
    case "GET subscriptions":
      return list(
        state.all("subscription").filter(({ customer }) => !fields.customer || customer === fields.customer),
      );
    case "GET invoices":
      return list(
        state
          .all("invoice")
          .filter(one => subscriptionOf(one) === fields.subscription)
          .reverse(),
      );
    case "POST invoices":
      return preview(state, fields);
    case "POST refunds": {
      const intent = state.get(fields.payment_intent);
      if (!intent) return missing(String(fields.payment_intent));
      const left = state.leftOf(intent);
      if (left === 0) return wrong("charge_already_refunded", "Charge has already been refunded.");
      const amount = fields.amount === undefined ? left : Number(fields.amount);
      if (!(amount >= 1)) return wrong("parameter_invalid_integer", "Invalid positive integer");
      if (amount > left)
        return wrong("", `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
      return one(state.refund(intent, amount));
    }
    case "GET events/id":
      return one(thing!);
    case "GET charges":
      return list(
        state
          .all("charge")
          .filter(({ customer }) => customer === fields.customer)
          .reverse(),
      );
    case "GET refunds":
    case "GET disputes":
      return list(
        state
          .all(kind.slice(0, -1))
          .filter(one => one.payment_intent === fields.payment_intent)
          .reverse(),
      );
    case "POST portals": {
      const portal = state.put("billing_portal.session", "bps", fields);
      return one(Object.assign(portal, { url: `${url}/portal/${portal.id}` }));
    }
    default:
      return wrong("url_invalid", `Unrecognized request URL (${method}: ${path})`, 404);
  }
}

const taxIdsOf = (state: FakeState, customer: string) =>
  state.all("tax_id").filter(held => held.customer === customer && !held.deleted);

function open(state: FakeState, url: string, fields: Fields) {
  const line = listOf(fields.line_items)[0] as Fields | undefined;
  const price = state.get(line?.price);
  if (!price) return missing(String(line?.price));
  if (!price.active) return wrong("", "The price specified is inactive.");
  if (!state.get(fields.customer)) return missing(String(fields.customer));
  const recurring = price.type === "recurring";
  if ((fields.mode === "subscription") !== recurring)
    return wrong("parameter_invalid", "The mode does not fit the price.");
  const rates = listOf(line?.tax_rates).map(String);
  const net = Number(price.unit_amount);
  const session = state.put("checkout.session", "cs_test", {
    mode: fields.mode,
    customer: fields.customer,
    client_reference_id: fields.client_reference_id ?? null,
    metadata: fields.metadata ?? {},
    locale: fields.locale ?? "auto",
    currency: "eur",
    success_url: fields.success_url,
    cancel_url: fields.cancel_url,
    status: "open",
    payment_status: "unpaid",
    amount_subtotal: net,
    amount_total: state.gross(net, state.taxOf(rates)),
    payment_intent: null,
    subscription: null,
    invoice: null,
    line: { price: price.id, tax_rates: rates },
    subscription_metadata: (fields.subscription_data as Fields | undefined)?.metadata ?? {},
    expires_at: state.seconds(new Date()) + 86_400,
  });
  return one(Object.assign(session, { url: `${url}/pay/${session.id}` }));
}

function change(state: FakeState, subscription: Thing, fields: Fields) {
  if (fields.cancel_at_period_end !== undefined) {
    const on = fields.cancel_at_period_end === "true";
    const end = state.itemOf(subscription).current_period_end;
    Object.assign(subscription, { cancel_at_period_end: on, cancel_at: on ? end : null });
  }
  const item = listOf(fields.items)[0] as Fields | undefined;
  if (item?.price) {
    const price = state.get(item.price);
    if (!price) return missing(String(item.price));
    const { start, end, parts } = state.prorated(
      subscription,
      price,
      fields.proration_date ? Number(fields.proration_date) : undefined,
    );
    const own = state.itemOf(subscription);
    if (end !== own.current_period_end)
      Object.assign(own, { current_period_start: start, current_period_end: end });
    own.price = price;
    state.bill(subscription, true, "subscription_update", parts);
  }
  state.emit("customer.subscription.updated", subscription);
  return one(subscription);
}

function preview(state: FakeState, fields: Fields) {
  const subscription = state.get(fields.subscription);
  const details = fields.subscription_details as Fields | undefined;
  const item = listOf(details?.items)[0] as Fields | undefined;
  const price = state.get(item?.price);
  if (!subscription || !price) return missing(String(fields.subscription));
  const { net, total } = state.prorated(
    subscription,
    price,
    details?.proration_date ? Number(details.proration_date) : undefined,
  );
  return one({
    id: "upcoming_in",
    object: "invoice",
    subtotal: net,
    total,
    amount_due: Math.max(0, total),
    currency: "eur",
  });
}
