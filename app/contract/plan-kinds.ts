/** What is sold. */
export const plans = ["monthly", "yearly", "days_30", "days_365"] as const;
/** What a company can have: also a plan that an administrator has started. */
export const planKinds = [...plans, "granted"] as const;

/** What can be paid by bank transfer: a plan that renews itself needs a charge that does too. */
export const onAccountPlans = ["days_30", "days_365"] as const;
/** `account`: by bank transfer, after an invoice. */
export const paymentWays = ["stripe", "account"] as const;
export type PaymentWay = (typeof paymentWays)[number];
