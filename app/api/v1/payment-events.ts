import type { ApiContext } from "~/api/context";
import { receiveEvent } from "~/domain/billing/payment/receive-event";

/** POST /payment-events: what Stripe tells. The body is read as it came, because its signature is over every byte. */
export async function paymentEventsRoute(request: Request, context: ApiContext): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  await receiveEvent(context.db, body, request.headers.get("stripe-signature"));
  return Response.json({});
}
