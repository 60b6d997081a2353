export const personStatuses = ["active", "invited", "suspended", "unverified"] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** `none`: without a running plan. */
export const planFilters = ["none", "monthly", "yearly", "days_30", "days_365", "granted"] as const;
