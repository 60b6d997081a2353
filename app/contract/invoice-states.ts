/** `cancelled`: it was taken back, at once or by corrections; cancellations and corrections themselves are always paid. */
export const invoiceStates = ["open", "part_paid", "paid", "overdue", "cancelled"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What lists are filtered by: their state, or overdue ones that were reminded of. */
export const invoiceFilters = [...invoiceStates, "reminded"] as const;
