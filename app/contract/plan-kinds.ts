/** What is sold. */
export const plans = ["monthly", "yearly", "days_30", "days_365"] as const;
/** What a company can have: also a plan that an administrator has started. */
export const planKinds = [...plans, "granted"] as const;
