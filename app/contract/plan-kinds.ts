export const plans = ["monthly", "yearly", "days_30", "days_365"] as const;
