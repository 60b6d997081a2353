/** One object in Stripe's wire format. */
export type Thing = { id: string; object: string } & Record<string, unknown>;

/** The subscription that an invoice charges. */
export const subscriptionOf = (invoice: Thing) =>
  (invoice.parent as { subscription_details: { subscription: string } }).subscription_details.subscription;
