import { askStripe } from "./payment-error";

/** Ends every subscription of a company that is deleted, so that nothing is charged any more. */
export async function endPayments(customerId: string): Promise<void> {
  await askStripe(async client => {
    const { data } = await client.subscriptions.list({ customer: customerId, limit: 100 });
    for (const { id } of data) await client.subscriptions.cancel(id);
  });
}
