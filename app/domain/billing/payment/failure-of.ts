import type { OrderFailure } from "~/contract/payments";

/** What a person can do something about, by Stripe's codes. A stolen card is only called declined, to reveal nothing to a thief. */
const failures: Record<string, OrderFailure> = {
  card_declined: "declined",
  insufficient_funds: "funds",
  expired_card: "expired",
  authentication_required: "authentication",
  payment_intent_authentication_failure: "authentication",
  setup_intent_authentication_failure: "authentication",
  debit_not_authorized: "debit",
  payment_method_customer_decline: "debit",
  bank_account_declined: "debit",
  bank_account_unusable: "debit",
};

/** Why a payment failed, of the code that is stored with its order; null if Stripe gave none that helps. */
export const failureOf = (reason: string | null): OrderFailure | null => failures[reason ?? ""] ?? null;
