import { AppError } from "~/contract/errors";
import { askStripe } from "./payment-error";

/** Closes a session at Stripe, if it is still open. */
export async function closeSession(sessionId: string): Promise<void> {
  await askStripe(client => client.checkout.sessions.expire(sessionId)).catch(error => {
    if (!(error instanceof AppError)) throw error;
  });
}
