export const personStatuses = ["active", "invited", "suspended", "unverified"] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** What people are filtered by: the invitation of an invited person may not have arrived. */
export const personStatusFilters = [...personStatuses, "undelivered"] as const;

/** `none`: without a running plan. */
export const planFilters = ["none", "monthly", "yearly", "days_30", "days_365", "granted"] as const;
